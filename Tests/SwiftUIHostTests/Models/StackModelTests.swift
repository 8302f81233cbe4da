import ComposableNavigation
import SwiftUIHost
import Testing

@MainActor
@Suite struct StackModelTests {
  private typealias Stack = StackNavigation<String>

  private struct Titles: ViewProviding {
    func makePresentable(for item: String) -> String { item }
  }

  private struct KeptTitles: ViewProviding {
    func makePresentable(for item: String) -> String { item }

    var leaveGuard: (@MainActor (Entry<String>) -> LeaveBlocker?)? {
      { $0.item == "form" ? LeaveBlocker("It is not saved.") : nil }
    }
  }

  @Test func `a model knows before a screen is shown that it is guarded`() {
    let (model, store) = (StackModel<String>(), store)
    let handler = StackNavigationHandler(store: store, viewProvider: KeptTitles())
    handler.setup(with: model)
    model.attach()
    store.send(.pushItem("form"))
    #expect(model.path.map { model.keeps($0) } == [true])
    store.send(.pushItem("help"))
    #expect(model.path.map { model.keeps($0) } == [true, false])
    store.send(.popToRoot())
    #expect(model.blockers == [:])
  }

  private let store = Store(initialState: Stack.State(items: ["list"])) { Stack() }
  private let model = StackModel<String>()
  private let handler: StackNavigationHandler<Titles>

  init() {
    handler = StackNavigationHandler(store: store, viewProvider: Titles())
    handler.setup(with: model)
    model.isVisible = true
    model.attach()
  }

  private var shown: [String] { model.shown.elements.compactMap { model.view(of: $0) } }

  @Test func `a push is answered when its screen has appeared`() {
    if let root = model.root { model.appeared(root) }
    store.send(.pushItem("a"))
    store.send(.pushItem("b"))
    #expect(shown == ["list", "a"])
    #expect(handler.waitsFor != nil)
    if let top = model.path.last { model.appeared(top) }
    #expect(shown == ["list", "a", "b"])
  }

  @Test func `a push that the user takes back is acknowledged as removed, and can be popped to`() {
    if let root = model.root { model.appeared(root) }
    store.send(.pushItem("a"))
    model.path = []
    #expect(store.state.items == ["list"])
    #expect(handler.waitsFor == nil)
    store.send(.pushItem("b"))
    if let top = model.path.last { model.appeared(top) }
    store.send(.popItem())
    if let root = model.root { model.appeared(root) }
    #expect(shown == ["list"])
    #expect(handler.waitsFor == nil)
  }

  /// A stack whose reducer keeps screens that the user removes.
  private struct Keeping: Reducer {
    func reduce(into state: inout Stack.State, action: Stack.Action) -> Effect<Stack.Action> {
      if case .remove(_, cause: .user, animated: _) = action { return .none }
      return Stack().reduce(into: &state, action: action)
    }
  }

  /// Returns a model with a screen over its root, and a reducer that keeps it.
  private func kept() -> (
    StackModel<String>, Store<Stack.State, Stack.Action>, any NavigationHandler
  ) {
    let (model, store) = (StackModel<String>(), Store(initialState: store.state) { Keeping() })
    let handler = StackNavigationHandler(store: store, viewProvider: Titles())
    handler.setup(with: model)
    model.isVisible = true
    model.attach()
    if let root = model.root { model.appeared(root) }
    store.send(.pushItem("a"))
    if let top = model.path.last { model.appeared(top) }
    return (model, store, handler)
  }

  @Test func `a screen that the reducer keeps is shown already and awaits nothing`() {
    let (model, store, handler) = kept()
    let path = model.path
    var changes = 0
    model.onChange = { changes += 1 }
    model.path = []
    // The view shows an empty path and receives the old one.
    #expect(model.path == path)
    #expect(changes > 0)
    #expect(handler.waitsFor == nil)
    store.send(.pushItem("b"))
    #expect(model.path.count == 2)
    if let top = model.path.last { model.appeared(top) }
    #expect(handler.waitsFor == nil)
    #expect(handler.refusal == nil)
  }

  @Test func `a pop of a screen that the reducer has kept awaits the screen below`() {
    let (model, store, handler) = kept()
    model.path = []
    store.send(.popItem())
    #expect(model.path.isEmpty)
    #expect(handler.waitsFor != nil)
    if let root = model.root { model.appeared(root) }
    #expect(handler.waitsFor == nil)
  }

  @Test func `a change below the top awaits nothing`() {
    model.isVisible = false
    store.send(.pushItems(["a", "b"]))
    model.isVisible = true
    store.send(.setItems(["list", "c", "b"]))
    #expect(shown == ["list", "c", "b"])
    #expect(handler.waitsFor == nil)
  }

  @Test func `a stack off screen acknowledges at once`() {
    model.isVisible = false
    store.send(.pushItems(["a", "b"]))
    #expect(shown == ["list", "a", "b"])
    #expect(handler.waitsFor == nil)
  }

  @Test func `a stack that is hidden while it waits is answered then`() {
    if let root = model.root { model.appeared(root) }
    store.send(.pushItem("a"))
    #expect(handler.waitsFor != nil)
    model.isVisible = false
    #expect(handler.waitsFor == nil)
  }

  @Test func `a longer path in the binding is ignored, and the view gets the right one`() {
    var changes = 0
    model.onChange = { changes += 1 }
    model.path = [ElementID(77)]
    #expect(model.path == [])
    #expect(changes == 1)
    #expect(store.state.items == ["list"])
  }
}
