import ComposableNavigation
import Testing
import TestSupport

@Suite struct NavigationTreeTests {
  @Test func `a stack is drawn from its root to its top`() {
    #expect(
      ToyStack.State(items: ["inbox", "message 7"]).tree.description
        == """
        stack
        ├─ inbox
        └─ message 7
        """
    )
    #expect(ToyStack.State().tree.description == "stack")
  }

  @Test func `the active tab has a filled dot`() {
    #expect(
      ToyTabs.State(items: ["home", "search"], activeItem: "search").tree.description
        == """
        tabs
        ├─ ○ home
        └─ ● search
        """
    )
    #expect(ToyTabs.State().tree.description == "tabs")
  }

  @Test func `a presentation is drawn below its presenter, with its style`() {
    let modal = ToyModal.State(styledItem: .init(item: "help", style: .formSheet))
    #expect(
      NavigationTree.screen("list").presenting(modal.tree).description
        == """
        list
        └─ (form sheet)
           └─ help
        """
    )
    #expect(NavigationTree.screen("list").presenting(ToyModal.State().tree) == .screen("list"))
  }

  static let fronts: [(NavigationTree, String?)] = [
    (.screen("a"), "a"), (.stack([.screen("a"), .screen("b")]), "b"),
    (.tabs([.stack([.screen("a")]), .screen("b")], active: 0), "a"),
    (.split([.stack([.screen("a")]), .stack([.screen("b"), .screen("c")])]), "c"),
    (.screen("a", [.stack([.screen("b"), .screen("c")])]), "c"),
    (.screen("a", [.stack([])]), "a"),
    (.screen("a", [.init(kind: .button("OK", .default))]), "a"),
    (.stack([.screen("a")]).presenting([.modal(.pageSheet, .stack([.screen("b")]))]), "b"),
    (
      .tabs(
        [.screen("a").presenting([.modal(.alert, .screen("b"))]), .screen("c")],
        active: 0
      ), "b"
    ),
    (.tabs([.screen("a")], active: 0).presenting([.modal(.alert, .screen("b"))]), "b"),
    (.stack([]), nil), (.tabs([], active: nil), nil), (.tabs([.screen("a")], active: 7), nil),
    (.screen("a").presenting([.modal(.pageSheet, .stack([]))]), nil),
  ]

  @Test(arguments: fronts)
  func `one screen is in front of everything else, or none`(tree: NavigationTree, title: String?) {
    guard case .screen(let front)? = tree.front?.kind else {
      #expect(title == nil)
      return
    }
    #expect(front == title)
  }

  @Test func `an alert is drawn with its buttons and their roles`() {
    let alert = AlertState<Int>("Delete\nall?", message: "For ever.") {
      ButtonState("Delete", role: .destructive, action: 1)
      ButtonState("Keep", action: 2)
      ButtonState.cancel()
    }
    let modal = ModalNavigation<AlertState<Int>>.State(
      styledItem: .init(item: alert, style: .alert)
    )
    #expect(
      NavigationTree.screen("notes").presenting(modal.tree).description
        == #"""
        notes
        └─ (alert)
           └─ "Delete\nall?"
              ├─ [Delete] destructive
              ├─ [Keep]
              └─ [Cancel] cancel
        """#
    )
  }

  @Test func `a composition is drawn as a whole`() {
    let inner = ToyStack.State(items: ["list", "detail"])
    let tabs = ToyTabs.State(items: ["a", "b"])
    let modal = ToyModal.State(styledItem: .init(item: "sort", style: .pageSheet))
    let tree = tabs.tree { entry in
      entry.item == "a" ? .screen("a", [inner.tree]) : .screen("b").presenting(modal.tree)
    }
    #expect(
      tree.presenting(modal.tree).description
        == """
        tabs
        ├─ ● a
        │  └─ stack
        │     ├─ list
        │     └─ detail
        ├─ ○ b
        │  └─ (sheet)
        │     └─ sort
        └─ (sheet)
           └─ sort
        """
    )
  }

  @Test func `a line break in a title does not break the drawing`() {
    let tree = NavigationTree.stack([.screen("a\nb\r\nc\u{2028}d"), .screen("")])
    #expect(tree.lines() == ["stack", #"├─ "a\nb\u{D}\nc\u{2028}d""#, "└─ "])
  }

  @Test func `equal pictures are equal, others are not`() {
    #expect(ToyStack.State(items: ["a"]).tree == .stack([.screen("a")]))
    #expect(ToyStack.State(items: ["a"]).tree != ToyTabs.State(items: ["a"]).tree)
    #expect(NavigationTree.tabs([.screen("a")], active: 0) != .tabs([.screen("a")], active: nil))
  }

  @Test(arguments: [10, 200])
  func `a deep tree is drawn`(depth: Int) {
    let tree = (1...depth).reduce(NavigationTree.screen("leaf")) { tree, _ in .stack([tree]) }
    #expect(tree.lines().count == depth + 1)
    #expect(tree.lines().last?.hasSuffix("└─ leaf") == true)
  }
}
