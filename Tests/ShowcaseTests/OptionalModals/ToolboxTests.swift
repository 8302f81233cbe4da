import ComposableNavigation
import NavigationOperators
import TerminalHost
import Testing

@testable import OptionalModalsShowcase

@MainActor
@Suite struct ToolboxTests {
  private let store = Store(initialState: Toolbox.State()) { Toolbox() }

  @Test func `a tool's view keeps its last text while it is being dismissed`() {
    store.send(.tools(.presentSheet(.counter)))
    let view = ToolboxViews(store: store).makePresentable(for: .counter)
    store.send(.counter(.up))
    #expect(view.title == "counter at 1")
    store.send(.tools(.dismiss()))
    #expect(store.state.open == nil)
    #expect(view.title == "counter at 1")
  }

  @Test func `a replaced tool receives no action`() {
    var refusals: [Refusal] = []
    store.onRefusal = { refusals.append($0) }
    store.send(.tools(.presentSheet(.counter)))
    let counter = store.counter()
    store.send(.tools(.presentSheet(.memo)))
    counter?.send(.up)
    #expect(store.state.open == .memo(Memo.State()))
    #expect(refusals == [.gone(nil)])
  }

  @Test func `a memo that is asked for is handed in, and one that is put away is not`() {
    store.send(.noteAsked)
    store.send(.memo(.typed("milk")))
    store.send(.memo(.done))
    #expect(store.state.notes == ["milk"])
    #expect(store.state.open == nil)
    store.send(.noteAsked)
    store.send(.tools(.dismiss()))
    #expect(store.state.notes == ["milk"])
    #expect(!store.state.note.isPending)
  }

  @Test func `a memo without a request stays when it is done`() {
    store.send(.tools(.presentSheet(.memo)))
    store.send(.memo(.done))
    #expect(store.state.open == .memo(Memo.State()))
    #expect(store.state.notes.isEmpty)
  }

  @Test func `each memo has a pen of its own`() {
    let pen = Retained { Pen() }
    let store = Store(initialState: Toolbox.State()) { Toolbox(pen: pen) }
    store.send(.tools(.presentSheet(.memo)))
    store.send(.memo(.typed("milk")))
    store.send(.memo(.typed("tea")))
    #expect(store.memo()?.object(of: pen)?.strokes == 2)
    store.send(.tools(.dismiss()))
    store.send(.tools(.presentSheet(.memo)))
    #expect(store.memo()?.object(of: pen)?.strokes == 0)
  }

  @Test func `there is a store for the tool on the desk alone`() {
    store.send(.tools(.presentSheet(.memo)))
    #expect(store.counter() == nil)
    #expect(store.memo()?.state.text == "")
  }
}

extension Store where State == Toolbox.State, Action == Toolbox.Action {
  fileprivate func counter() -> Store<Counter.State, Counter.Action>? {
    scope(state: \.open, case: /Toolbox.Open.counter, action: /Toolbox.Action.counter)
  }

  fileprivate func memo() -> Store<Memo.State, Memo.Action>? {
    scope(state: \.open, case: /Toolbox.Open.memo, action: /Toolbox.Action.memo)
  }
}
