import Testing
import TestSupport

@testable import ComposableNavigation

@Suite @MainActor struct OwnShapeTests {
  private let listener = ToyListener()

  @Test func `a shape that the package does not know is shown by the handler of all shapes`() {
    let store = listener.store(ToyCards<String>.State()) { ToyCards<String>() }
    let host = ToyCardHost.cards()
    let handler = ToyCardHandler(store: store, viewProvider: ToyViews())
    handler.setup(with: host)
    store.send(.deal("ace"))
    store.send(.deal("king"))
    store.send(.raise(store.state.entries.ids[1]))
    #expect(host.words == ["lay ace", "lay ace king", "lay ace king, raise king"])
    host.userSelects(0)
    #expect(store.state.raised == store.state.entries.ids[0])
    host.userRemoves([host.shown.elements[0]])
    #expect(store.state.entries.items == ["king"])
    #expect(store.state.raised == nil)
    #expect(host.performed == 3)
    #expect(host.complaints == [])
    #expect(listener.issues == [])
    withExtendedLifetime(handler) {}
  }

  @Test func `by default entries go when the action takes them away from a copy`() {
    typealias Cards = ToyCards<String>
    var state = Cards.State()
    _ = Cards().reduce(into: &state, action: .deal("ace"))
    let ace = state.entries.ids[0]
    #expect(Cards.entriesGo(on: .take([ace]), in: state))
    #expect(!Cards.entriesGo(on: .deal("king"), in: state))
    #expect(!Cards.entriesGo(on: .raise(ace), in: state))
    #expect(!Cards.entriesGo(on: .take([.counted(9)]), in: state))
  }

  @Test func `tabs go when they are taken away, and when the new list has not got them`() {
    let state = ToyDesk.State().tabs
    let (first, items) = (state.entries.ids[0], state.items)
    typealias Tabs = TabNavigation<ToyCounter.State>
    #expect(Tabs.entriesGo(on: .remove([first]), in: state))
    #expect(Tabs.entriesGo(on: .setItems([items[1]]), in: state))
    #expect(!Tabs.entriesGo(on: .setItems([items[1], items[0]]), in: state))
    #expect(!Tabs.entriesGo(on: .selectPrevious(), in: state))
    #expect(!Tabs.entriesGo(on: .setActiveIndex(1), in: state))
  }

  @Test func `a queued item is dropped when it is dismissed`() {
    typealias Modal = ModalNavigation<String>
    var state = Modal.State(policy: .queue)
    for item in ["a", "b"] { _ = Modal().reduce(into: &state, action: .presentSheet(item)) }
    let ids = state.entries.ids
    #expect(Modal.entriesGo(on: .dismiss(id: ids[0]), in: state))
    #expect(Modal.entriesGo(on: .dismiss(id: ids[1]), in: state))
    #expect(!Modal.entriesGo(on: .dismiss(id: .counted(9)), in: state))
    #expect(!Modal.entriesGo(on: .presentSheet("c"), in: state))
  }

  @Test func `forEach runs the features in tabs, in the order of a stack's`() {
    let trace = ToyTrace()
    let store = listener.store(ToyDesk.State()) { ToyDesk(trace: trace) }
    let first = store.state.tabs.entries.ids[0]
    store.send(.tab(first, .up))
    #expect(trace.take() == ["[2, 5]"])
    store.send(.tabs(.remove([first])))
    #expect(trace.take() == ["[2, 5]"])
    #expect(store.state.counts == [5])
    store.send(.tab(first, .up))
    #expect(store.state.counts == [5])
    #expect(listener.issues.count == 1)
  }

  @Test func `ifLet runs the feature in the active tab`() {
    let trace = ToyTrace()
    let store = listener.store(ToyDesk.State()) { ToyFrontDesk(trace: trace) }
    store.send(.active(.up))
    store.send(.tabs(.setActiveIndex(1)))
    store.send(.active(.down))
    #expect(trace.take() == ["[2, 5]", "[2, 5]", "[2, 4]"])
    store.send(.tabs(.setItems([])))
    #expect(trace.take() == ["[2, 4]"])
    store.send(.active(.up))
    #expect(store.state.counts == [])
    #expect(listener.issues.count == 1)
  }

  @Test func `a tab's store speaks to its tab alone`() {
    let store = listener.store(ToyDesk.State()) { ToyDesk(trace: ToyTrace()) }
    let second = store.state.tabs.entries.ids[1]
    let tab = store.scope(\.tabs, id: second, elements: /ToyDesk.Action.tab)
    tab?.send(.up)
    #expect(store.state.counts == [1, 6])
    #expect(tab?.state.count == 6)
    store.send(.tabs(.remove([second])))
    tab?.send(.up)
    #expect(tab?.state.count == 6)
    #expect(store.state.counts == [1])
    #expect(listener.refusals.count == 1)
    #expect(listener.issues == [])
  }
}
