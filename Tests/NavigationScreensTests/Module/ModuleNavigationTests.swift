import ComposableNavigation
import NavigationScreens
import Testing
import TestSupport

@MainActor @Suite struct ModuleNavigationTests {
  private let welcome = ToyModules.State(root: "welcome", name: "welcome")

  /// `welcome a b c`.
  private let three = ToyModules.State(root: "welcome", name: "welcome").after(
    .show([
      .init(.trailing, "A", name: "a"), .init(.top, "B", name: "b"),
      .init(.leading, "C", name: "c"),
    ])
  )

  private func told(_ actions: [ToyModules.Action], on state: ToyModules.State) -> ToyHouse.State {
    let store = Store(initialState: ToyHouse.State(modules: state)) { ToyHouse() }
    for action in actions { store.send(.modules(action)) }
    return store.state
  }

  @Test func `a module takes the place of the one before, with screens of its own`() {
    let home = welcome.after(
      .screens(.showScreen(.push, "sign in")),
      .showModule(.top, "home", name: "home"),
      .screens(.showScreen(.sheet, "news"))
    )
    #expect(home.drawing == "welcome home: home | sheet news")
    #expect(home.currentTransition == .top)
    #expect(home.top.name == "home")
    #expect(three.drawing == "welcome a b c: C")
    #expect(three.currentTransition == .leading)
    #expect(welcome.after(.show([])) == welcome)
  }

  @Test(arguments: [
    ToyModules.Action.show([], from: strangerID),
    .show([.init(.top, "A"), .init(.top, "B")], from: strangerID, animated: false),
  ])
  func `modules shown from a screen that is not in front are refused`(action: ToyModules.Action) {
    let open = three.after(.screens(.showScreen(.push, "page")))
    #expect(ToyModules.refusal(of: action, in: open)?.description == "#700 is not on top, #2 is")
    #expect(open.after(action) == open)
  }

  @Test func `a tap on a screen of a module that has been away is late`() {
    let finish = ToyModules.Action.showModule(.top, "home", from: welcome.screens.topID)
    let back = welcome.after(.showModule(.top, "help"), .dismissModule())
    #expect(back.drawing == "welcome: welcome")
    #expect(
      ToyModules.refusal(of: finish, in: back)
        == .notOnTop(welcome.screens.topID, top: back.screens.topID)
    )
  }

  @Test func `a module that is covered begins anew when it is in front again`() {
    let covered = welcome.after(
      .screens(.showScreen(.push, "sign in")),
      .screens(.addToQueue([.init(.push, "later")])),
      .showModule(.trailing, "home")
    )
    let back = covered.after(.dismissModule())
    #expect(back.drawing == "welcome: welcome")
    #expect(back.currentTransition == .leading)
    #expect(back.screens.queue.isEmpty)
  }

  @Test(arguments: [
    (ToyModules.Action.dismissModule(), "welcome a b: B"), (.dismissModule("b"), "welcome a: A"),
    (.dismissModules(upTo: "root"), "welcome: welcome"),
    (.dismissModules(upTo: "welcome"), "welcome: welcome"),
    (.dismissModules(upTo: "a"), "welcome a: A"), (.dismissModules(upTo: "c"), "welcome a b c: C"),
    (.dismissModules(upTo: .root), "welcome: welcome"),
    (.dismissModules(count: 0), "welcome a b c: C"),
    (.dismissModules(count: 2), "welcome a: A"), (.dismissModules(count: 3), "welcome: welcome"),
    (.dismissAllModules(), "welcome: welcome"),
  ])
  func `a dismissal takes away what it says`(action: ToyModules.Action, drawing: String) {
    #expect(ToyModules.refusal(of: action, in: three) == nil)
    #expect(three.after(action).drawing == drawing)
  }

  @Test(arguments: [
    (ToyModules.Action.dismissModule("nobody"), "nobody is not there"),
    (.dismissModules(upTo: .entry(strangerID)), "#700 is not there"),
    (.remove([strangerID], cause: .user), "#700 is not there"),
    (.dismissModules(count: -1), "-1 is not a count"),
    (.dismissModules(count: 4), "4 were to go, but there are only 3"),
    (.dismissModule(.root), "#0 is the root and stays"),
    (.dismissModule("root"), "#0 is the root and stays"),
    (.dismissModule("welcome"), "#0 is the root and stays"),
    (.remove([.counted(0)], cause: .user), "#0 is the root and stays"),
    (.screens(.dismissScreens(count: 1)), "1 were to go, but there are only 0"),
  ])
  func `an impossible action is refused`(action: ToyModules.Action, reason: String) {
    #expect(ToyModules.refusal(of: action, in: three)?.description == reason)
    #expect(three.after(action) == three)
  }

  @Test func `the first module stays`() {
    let first = welcome.topID
    #expect(ToyModules.refusal(of: .dismissModule(), in: welcome) == .root(first))
    #expect(
      ToyModules.refusal(of: .dismissModules(count: 1), in: welcome) == .tooMany(asked: 1, there: 0)
    )
    let actions: [ToyModules.Action] = [
      .dismissAllModules(), .dismissModules(upTo: "welcome"), .dismissModules(count: 0),
    ]
    for action in actions {
      #expect(ToyModules.refusal(of: action, in: welcome) == nil)
      #expect(welcome.after(action) == welcome)
    }
  }

  @Test func `removals are reported once, screens in front first, then modules`() {
    let open: [ToyModules.Action] = [
      .screens(.showScreen(.push, "page")), .screens(.showAlert("Sure?")),
    ]
    #expect(
      told(open + [.dismissModule("b")], on: three).gone
        == ["alert Sure?", "page", "C", "module c", "module b"]
    )
    #expect(
      told(open + [.showModule(.top, "D")], on: three).gone == ["alert Sure?", "page", "C"]
    )
    #expect(told([.dismissModules(upTo: "c")], on: three).gone == [])
  }

  @Test func `all removals are reported with their cause`() {
    let open: [ToyModules.Action] = [
      .screens(.showScreen(.push, "page")), .screens(.showAlert("Sure?")),
    ]
    let module = three.entries[2].id
    let byUser = told(open + [.remove([module], cause: .user)], on: three)
    #expect(byUser.gone == ["alert Sure?", "page", "C", "module c", "module b"])
    #expect(byUser.causes == Array(repeating: .user, count: 5))
    for action in [ToyModules.Action.dismissModule(.entry(module)), .remove([module])] {
      let byProgram = told(open + [action], on: three)
      #expect(byProgram.modules == byUser.modules)
      #expect(byProgram.gone == byUser.gone)
      #expect(byProgram.causes == Array(repeating: .program, count: 5))
    }
  }

  @Test func `the last module is remembered after each change`() {
    final class Kept: Sendable { let names = Locked<[String?]>([]) }
    let memory = Kept()
    let store = Store(initialState: ToyHouse.State()) {
      ToyHouse(
        memory: ModuleMemory {
          memory.names.withLock { $0.last ?? nil }
        } save: { name in
          memory.names.withLock { $0.append(name) }
        }
      )
    }
    for action in [
      ToyModules.Action.showModule(.top, "home", name: "home"), .showModule(.top, "help"),
      .screens(.showScreen(.push, "x")), .dismissModules(count: 9), .dismissAllModules(),
    ] {
      store.send(.modules(action))
    }
    #expect(memory.names.withLock { $0 } == ["home", "home", "welcome"])
  }

  @Test func `a module that was left is forgotten, also when the one below has no name`() {
    final class Kept: Sendable { let name = Locked<String?>(nil) }
    let kept = Kept()
    let memory = ModuleMemory {
      kept.name.withLock { $0 }
    } save: { name in
      kept.name.withLock { $0 = name }
    }
    let store = Store(
      initialState: ToyHouse.State(modules: ToyModules.State(root: "welcome"))
    ) { ToyHouse(memory: memory) }
    store.send(.modules(.showModule(.top, "home", name: "home")))
    #expect(memory.load() == "home")
    store.send(.modules(.dismissModule()))
    #expect(memory.load() == nil)
  }

  @Test func `a restart shows the module that is remembered`() {
    func restart(_ name: String?) -> String {
      ToyModules.State(
        root: "welcome",
        name: "welcome",
        showing: name,
        of: [.init(.identity, "home", name: "home"), .init(.identity, "test")]
      ).drawing
    }
    #expect(restart("home") == "welcome home: home")
    for name in ["welcome", "nobody", nil] { #expect(restart(name) == "welcome: welcome") }
  }

  @Test func `modules are restored as they were`() throws {
    let open = three.after(.screens(.showScreen(.push, "page")))
    #expect(try restored(open) == open)
  }

  @Test func `the tree is a stack of the module in front`() {
    let open = three.after(.screens(.showScreen(.push, "page")))
    #expect(
      open.tree.description == """
        stack
        └─ stack
           ├─ C
           └─ page
        """
    )
    #expect(open.tree { .screen($0.item.screen) } == open.tree)
  }

  @Test func `back stays in its module`() {
    #expect(ToyModules().backAction(in: three) == nil)
    let open = three.after(.screens(.showScreen(.push, "page")))
    #expect(ToyModules().backAction(in: open).map { open.after($0) } == three)
  }
}
