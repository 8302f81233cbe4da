import Testing
import TestSupport

@testable import ComposableNavigation

@MainActor @Suite struct LastDesiredContentTests {
  private typealias Stack = StackNavigation<Int>

  /// The memory of a handler's shell and its lane, beside a model that keeps every list.
  private struct Memory {
    let last = LastDesiredContent()
    var record = MemberRecord()
    var whole = MemberRecord()
    var told = DesiredContent()

    /// Passes on a state and returns the first difference between the two.
    mutating func tell(_ state: Stack.State, forgetting isForgetting: Bool) -> String? {
      let desired = state.desiredContent
      let list = DesiredContent(entries: desired.entries, isAnimated: desired.isAnimated)
      let isNews = told != list
      let compare = Stack.State.comparison(with: last)
      let isStill = withUnsafePointer(to: state) { compare($0) }
      guard isStill == last.isStill(desired) else { return "the state is compared otherwise" }
      if isStill, isNews { return "news is not told" }
      let news = isStill ? .none : record.want(desired)
      guard news == whole.want(list) else { return "news for one record" }
      guard (news != .none) == isNews else { return "nothing new is taken up" }
      told = list
      last.note(desired)
      if isForgetting { last.forgetEntries() }
      guard record.desiredContent == list, whole.desiredContent == list else {
        return "the record has another list"
      }
      guard record.desiredElements == whole.desiredElements else { return "other elements" }
      guard record.prune() == whole.prune() else { return "other elements are forgotten" }
      return record.elements == whole.elements ? nil : "other elements are kept"
    }
  }

  @Test(arguments: [1, 2, 3, 4])
  func `a lane takes up exactly the states that differ from the last one received`(seed: UInt64) {
    var random = ToyRandom(seed: seed)
    var memory = Memory()
    var state = Stack.State()
    var kept = [state]
    for step in 0..<300 {
      let kind = Int.random(in: 0..<13, using: &random)
      change(&state, kind, &kept, &random)
      let found = memory.tell(state, forgetting: Int.random(in: 0..<4, using: &random) > 0)
      #expect(found == nil, "step \(step), change \(kind)")
    }
  }

  /// Pushes, pops, moves, edits in the middle, sets back, resets, restores, or writes anew.
  private func change(
    _ state: inout Stack.State,
    _ kind: Int,
    _ kept: inout [Stack.State],
    _ random: inout ToyRandom
  ) {
    let item = Int.random(in: 0..<5, using: &random)
    let place = state.items.indices.randomElement(using: &random)
    var items = state.items
    switch kind {
    case 0, 1: send(.push([item, item + 1]), &state)
    case 2: send(.popItem(), &state)
    case 3: send(.setItems(items.shuffled(using: &random)), &state)
    case 4:
      if let place { items[place] = item }
      send(.setItems(items), &state)
    case 5: if let place { send(.remove([state.entries.ids[place]]), &state) }
    case 6: send(.bringToFront(item), &state)
    case 7: send(.replaceTop(with: item), &state)
    case 8: kept.append(state)
    case 9: state = kept.randomElement(using: &random) ?? state
    case 10: state = Stack.State()
    case 11: state = Stack.State(items: items)
    default:
      // The same entries in another order, and back: another revision without a change.
      send(.setItems(items.reversed()), &state)
      send(.setItems(items), &state)
    }
  }

  private func send(_ action: Stack.Action, _ state: inout Stack.State) {
    _ = Stack().reduce(into: &state, action: action)
  }

  @Test func `a list that is changed by hand is that of no container`() {
    let state = Stack.State(items: [1, 2, 3])
    var desired = state.desiredContent
    #expect(desired.revision != nil)
    desired.isAnimated = false
    #expect(desired.revision != nil)
    desired.entries.removeLast()
    #expect(desired.revision == nil)
  }

  @Test func `a revision does not take part in equality`() {
    let desired = Stack.State(items: [1, 2, 3]).desiredContent
    let list = DesiredContent(entries: desired.entries, isAnimated: desired.isAnimated)
    #expect(desired == list)
    #expect(desired.hashValue == list.hashValue)
  }

  @Test func `a handler holds no list that its state would copy to change it`() {
    let store = Store(initialState: Stack.State(items: Array(0..<50))) { Stack() }
    let host = FakeStackHost()
    let handler = StackNavigationHandler(store: store, viewProvider: ToyViews())
    handler.setup(with: host)
    // There is room for another entry, and the lane has been notified.
    store.send(.pushItem(50))
    var places: Set<UnsafePointer<EntryID>?> = []
    for number in 0..<10 {
      store.send(.popItem())
      places.insert(store.state.entries.ids.withUnsafeBufferPointer { $0.baseAddress })
      store.send(.pushItem(number))
      places.insert(store.state.entries.ids.withUnsafeBufferPointer { $0.baseAddress })
    }
    #expect(places.count == 1)
    #expect(host.shown.elements.count == 51)
    withExtendedLifetime(handler) {}
  }
}
