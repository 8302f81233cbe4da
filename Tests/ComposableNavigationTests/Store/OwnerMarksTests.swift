import Testing
import TestSupport

@testable import ComposableNavigation

/// A page whose work never ends by itself.
private struct Page: Reducer {
  enum Action { case work }

  func reduce(into state: inout Int, action: Action) -> Effect<Action> { .run { _ in } }
}

/// Three stacks of pages beside each other.
private struct Desk: Reducer {
  struct State {
    var left = StackNavigation<Int>.State(items: [1, 2])
    var middle = StackNavigation<Int>.State(items: [1, 2])
    var right = StackNavigation<Int>.State(items: [1, 2])
  }

  enum Action {
    case left(StackNavigation<Int>.Action)
    case leftPage(EntryID, Page.Action)
    case middle(StackNavigation<Int>.Action)
    case middlePage(EntryID, Page.Action)
    case right(StackNavigation<Int>.Action)
    case rightPage(EntryID, Page.Action)
    case restore(State)
  }

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { state, action in
      if case .restore(let earlier) = action { state = earlier }
      return .none
    }
    .forEach(\.left, action: /Action.left, elements: /Action.leftPage) { Page() }
    .forEach(\.middle, action: /Action.middle, elements: /Action.middlePage) { Page() }
    .forEach(\.right, action: /Action.right, elements: /Action.rightPage) { Page() }
  }
}

@Suite @MainActor struct OwnerMarksTests {
  private let store: Store<Desk.State, Desk.Action>

  init() {
    store = Store(initialState: Desk.State()) { Desk() }
    store.holdWork()
  }

  private func top(_ stack: (Desk.State) -> StackNavigation<Int>.State) throws -> EntryID {
    try #require(stack(store.state).topID)
  }

  @Test func `work ends with its entry, also after that of another container has ended`() throws {
    let first = store.send(.leftPage(try top { $0.left }, .work))
    store.send(.middlePage(try top { $0.middle }, .work))
    store.send(.rightPage(try top { $0.right }, .work))
    #expect(store.liveEffectCount == 3)
    first.cancel()
    #expect(store.liveEffectCount == 2)
    store.send(.left(.popItem()))
    #expect(store.liveEffectCount == 2)
    store.send(.right(.popItem()))
    #expect(store.liveEffectCount == 1)
    store.send(.middle(.popItem()))
    #expect(store.liveEffectCount == 0)
  }

  @Test func `work ends when an earlier state returns, and no other visit owns it`() throws {
    let before = store.state
    store.send(.right(.pushItem(3)))
    let late = try top { $0.right }
    store.send(.rightPage(late, .work))
    store.send(.left(.pushItem(3)))
    #expect(store.liveEffectCount == 1)
    store.send(.restore(before))
    #expect(store.liveEffectCount == 0)
    store.send(.right(.pushItem(3)))
    store.send(.rightPage(try top { $0.right }, .work))
    let new = try top { $0.right }
    #expect(new == late)
    #expect(!new.isSame(as: late))
    #expect(store.liveEffectCount == 1)
    store.send(.right(.replaceTop(with: 3)))
    #expect(store.liveEffectCount == 0)
  }

  @Test func `work stays with an entry that is moved, and whose neighbours change`() throws {
    store.send(.right(.pushItem(3)))
    let id = try top { $0.right }
    store.send(.rightPage(id, .work))
    store.send(.right(.setItems([3, 2, 1])))
    store.send(.right(.setItems([2, 3])))
    store.send(.right(.pushItem(4)))
    store.send(.right(.popItem()))
    #expect(store.liveEffectCount == 1)
    store.send(.right(.remove([id])))
    #expect(store.liveEffectCount == 0)
  }

  @Test func `marks say that all are there exactly when each of them is`() {
    var random = ToyRandom(seed: 5)
    var entries = Entries<Int>()
    let all = OwnerMarksTests.marks(&entries)
    var marks = OwnerMarks()
    var model: [EntryMark] = []
    defer { marks.deallocate() }
    for _ in 0..<500 {
      let mark = all[Int.random(in: 0..<all.count, using: &random)]
      switch Int.random(in: 0..<4, using: &random) {
      case 0, 1:
        marks.append(mark)
        model.append(mark)
      case 2 where !model.isEmpty:
        let index = Int.random(in: 0..<model.count, using: &random)
        marks.remove(at: index)
        model.swapAt(index, model.count - 1)
        model.removeLast()
      default:
        guard !model.isEmpty else { continue }
        let index = Int.random(in: 0..<model.count, using: &random)
        marks.set(mark, at: index)
        model[index] = mark
      }
      withUnsafePointer(to: entries) { entries in
        let state = UnsafeRawPointer(entries)
        #expect(marks.areThere(in: state) == model.allSatisfy { $0.isThere(in: state) })
      }
    }
  }

  /// Returns marks of a container's entries, one of them for a removed entry.
  private static func marks(_ entries: inout Entries<Int>) -> [EntryMark] {
    for number in 0..<8 { entries.append(number) }
    guard let memory = EntryMemory(of: \Entries<Int>.self) else { return [] }
    let marks = entries.ids.enumerated().map { position, id in
      EntryMark(KeptEntry(id, at: position, revision: entries.revision), in: memory)
    }
    entries.removeLast(1)
    return marks
  }
}
