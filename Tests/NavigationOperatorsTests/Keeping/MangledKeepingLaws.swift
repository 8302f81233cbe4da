import ComposableNavigation
import NavigationOperators
import Testing
import TestSupport

/// Reading a mangled archive of a container that keeps entries gives an error or a legal state: one
/// that 200 actions keep legal.
@Suite @MainActor struct MangledKeepingLaws {
  private typealias Pages = Keeping<StackNavigation<Int>>

  @Test func `a mangled archive of kept entries is a legal state or an error`() throws {
    var state = Pages.State(.init(items: [3, 1, 2]), limit: 3)
    let actions: [Pages.Action] = [
      .shape(.pushItem(4)), .shape(.popItem()), .shape(.popItem()), .preload(5),
    ]
    for action in actions { _ = Pages().reduce(into: &state, action: action) }
    // It is read as a `Keeping.State`.
    try MangledArchive.expectNoFault("kept entries", state, idKeys: ["ids", "id"]) {
      decoded,
      numbers in
      var state = decoded
      for _ in 0..<200 {
        if let fault = Self.fault(state) { return fault }
        let action = Self.action(in: state, &numbers)
        _ = Pages().reduce(into: &state, action: action)
      }
      return nil
    }
  }

  private static func action(in state: Pages.State, _ numbers: inout ToyRandom) -> Pages.Action {
    let kept = state.kept.map { Pages.Action.putBack($0.id) }
    let others: [Pages.Action] = [
      .shape(.pushItem(1)), .shape(.pushItem(7)), .shape(.popItem()), .shape(.popToRoot()),
      .preload(5), .release(state.kept.prefix(1).map(\.id)),
    ]
    return (others + kept).randomElement(using: &numbers) ?? .preload(1)
  }

  private static func fault(_ state: Pages.State) -> String? {
    let ids = state.entries.ids + state.kept.map(\.id)
    if Set(ids).count != ids.count { return "\(ids) are not unique" }
    if state.kept.count > max(0, state.limit) { return "\(state.kept.count) are kept" }
    return ids.allSatisfy { state[id: $0] != nil } ? nil : "an entry is not found"
  }
}
