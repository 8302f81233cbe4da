import ComposableNavigation
import NavigationLinks
import Testing
import TestSupport

@Suite struct NavigationGraphTests {
  @Test func `the report lists transitions, unreachable screens and dead ends`() throws {
    expectLines(
      of: try ToyShop.graph().description,
      are: """
        ● list → product (open.product), account (open.account)
        product → related (open.related), product (open.product)
        account → receipt (open.receipt)
        related → product (open.product)
        receipt ⇥
        legal ⇥
        unreachable: legal
        dead ends: receipt
        loops: product → related → product, product → product
        """
    )
  }

  @Test func `each path to a screen is made of transitions, the first from the start`() throws {
    let graph = try ToyShop.graph()
    for screen in graph.screens {
      guard let path = graph.path(to: screen) else { continue }
      #expect(path.allSatisfy(graph.transitions.contains))
      #expect(path.first?.from ?? graph.start == graph.start)
      #expect(path.last?.to ?? graph.start == screen)
      #expect(zip(path, path.dropFirst()).allSatisfy { $0.to == $1.from })
    }
    #expect(graph.path(to: "related")?.map(\.to) == ["product", "related"])
    #expect(graph.path(to: "list") == [])
  }

  @Test func `a screen is unreachable exactly when no path leads to it`() throws {
    let graph = try ToyShop.graph()
    for screen in graph.screens {
      #expect(graph.unreachable.contains(screen) == (graph.path(to: screen) == nil))
    }
  }

  @Test func `each loop is closed by transitions`() throws {
    let graph = try ToyShop.graph()
    let ways = Set(graph.transitions.map { [$0.from, $0.to] })
    for loop in graph.loops {
      let closed = loop + loop.prefix(1)
      #expect(zip(closed, closed.dropFirst()).allSatisfy { ways.contains([$0, $1]) })
    }
    #expect(graph.loops.count == 2)
  }

  @Test func `a screen is looked at again where more can be done on it than before`() {
    let graph = NavigationGraph(
      of: ToyCheckout(),
      from: ToyCheckout.State(),
      screen: \.screen,
      actions: \.choices
    )
    #expect(
      graph.description == """
        ● list → cart (open.cart), signIn (open.signIn)
        cart → receipt (pay)
        signIn → cart (signedIn)
        receipt ⇥
        dead ends: receipt
        """
    )
    // Paying requires signing in, so the path leads through the cart, not from the list.
    #expect(graph.path(to: "receipt")?.map(\.from) == ["list", "signIn", "cart"])
    #expect(graph.path(to: "cart")?.map(\.from) == ["list"])
  }

  // The graph of screens did not look past typing or signing in. Now it looks at a screen after
  // each set of actions that stay on it.
  @Test func `an action that stays on its screen opens further ways`() {
    // Only both texts together let the user sign in, and only a user who has signed in can pay.
    let graph = NavigationGraph(
      of: ToyForm(),
      from: ToyForm.State(),
      screen: \.screen,
      actions: \.choices
    )
    #expect(
      graph.description == """
        ● form → shop (open), home (signIn)
        shop → form (close), receipt (pay)
        home ⇥
        receipt ⇥
        dead ends: home, receipt
        loops: form → shop → form
        """
    )
    #expect(graph.path(to: "receipt")?.map(\.action) == ["open", "pay"])
  }

  @Test(arguments: [6, 20])
  func `a screen is looked at after a hundred sets of actions that stay, and after all of six`(
    count: Int
  ) {
    struct Switches: Reducer {
      func reduce(into state: inout Set<Int>, action: Int) -> Effect<Int> {
        state.insert(action)
        return .none
      }
    }
    var looks: [Set<Int>] = []
    let graph = NavigationGraph(of: Switches(), from: [], screen: { _ in "page" }) { state in
      looks.append(state)
      return Array(0..<count)
    }
    #expect(graph.screens == ["page"])
    #expect(graph.transitions == [])
    let sets = Set(looks)
    if count == 6 {
      #expect(sets.count == 64)
    } else {
      // One empty set, twenty sets of one switch, and as many sets of two as fit. States after them
      // are not searched.
      #expect(sets.count { $0.count < 2 } == 21)
      #expect(sets.allSatisfy { $0.count < 4 })
    }
    #expect(looks.count <= 1 + 100 * count)
  }

  @Test func `a search ends where every state has other actions`() {
    struct Counter: Reducer {
      func reduce(into state: inout Int, action: Int) -> Effect<Int> {
        state = action
        return .none
      }
    }
    let graph = NavigationGraph(
      of: Counter(),
      from: 0,
      screen: { $0 == 0 ? "start" : "page" },
      actions: { [$0 + 1] }
    )
    #expect(graph.screens == ["start", "page"])
  }

  @Test func `the content of a link is listed with the screen that it opens`() throws {
    let links = try ToyShop.links().linkedScreens
    #expect(links.map(\.screen) == ["product", "account", "legal"])
    #expect(links.map(\.id) == ["product/:id", "account", "legal?[page]"])
    #expect(links.map(\.example) == ["product/1", "account", "legal"])
    #expect(
      links.map(\.parameters) == [
        [.init(name: "id", type: "Int", sample: "1")], [],
        [.init(name: "page", type: "Int", sample: "3")],
      ]
    )
  }

  @Test func `a screen is called by its case, a text by itself, anything else by its type`() {
    #expect(NavigationGraph.name(of: ToyShop.Screen.product(7)) == "product")
    #expect(NavigationGraph.name(of: ToyShop.Screen.list) == "list")
    #expect(NavigationGraph.name(of: ToyShop.Screen?.some(.list)) == "list")
    #expect(NavigationGraph.name(of: ToyShop.Screen?.none) == "nothing")
    #expect(NavigationGraph.name(of: "inbox") == "inbox")
    #expect(NavigationGraph.name(of: ToyShop.State()) == "State")
  }

  @Test func `the graph is drawn for Mermaid and for Graphviz`() throws {
    let graph = try ToyShop.graph()
    expectLines(
      of: graph.mermaid,
      are: """
        flowchart TD
          n0["list"]
          n1(["product"])
          n2(["account"])
          n3["related"]
          n4["receipt"]
          n5(["legal"]):::dashed
          n0 -->|"open.product"| n1
          n0 -->|"open.account"| n2
          n1 -->|"open.related"| n3
          n1 -->|"open.product"| n1
          n2 -->|"open.receipt"| n4
          n3 -->|"open.product"| n1
          classDef dashed stroke-dasharray: 4
        """
    )
    #expect(graph.dot.hasPrefix("digraph {\n  n0 [shape=box, style=\"\", label=\"list\"];"))
    #expect(graph.dot.contains("n5 [shape=box, style=\"rounded,dashed\", label=\"legal\"];"))
    #expect(graph.dot.contains("n1 -> n3 [label=\"open.related\"];"))
    #expect(graph.dot.hasSuffix("}"))
  }

  @Test func `a feature that never rests is looked at no longer than a thousand actions`() {
    struct Restless: Reducer {
      func reduce(into state: inout Int, action: Int) -> Effect<Int> {
        state += 1
        return .send(0)
      }
    }
    let graph = NavigationGraph(
      of: Restless(),
      from: 0,
      screen: { $0 == 0 ? "start" : "end" },
      actions: { _ in [1] }
    )
    #expect(graph.deadEnds == ["end"])
    #expect(graph.screens == ["start", "end"])
  }

  @Test func `a linked screen has a name of one's own`() throws {
    struct Sheet: Hashable, Sendable { var title: String }
    let table = try LinkTable<Sheet> {
      for title in ["Settings", "Help"] { Link(Sheet(title: title)) { LinkPart { title } } }
    }
    #expect(table.linkedScreens.map(\.screen) == ["Sheet", "Sheet"])
    let screens = table.linkedScreens(from: "root", named: \.title)
    #expect(screens.map(\.screen) == ["Settings", "Help"])
    #expect(screens.map(\.from) == ["root", "root"])
    #expect(table.linkedScreens(named: \.title).map(\.from) == [nil, nil])
  }
}
