@testable import ComposableNavigation

extension Reducer {
  /// The state after some actions.
  func state(_ state: State, after actions: Action...) -> State {
    var state = state
    for action in actions { _ = reduce(into: &state, action: action) }
    return state
  }
}

/// The shapes' states over texts, short to write.
typealias ToyStack = StackNavigation<String>
typealias ToyModal = ModalNavigation<String>
typealias ToyTabs = TabNavigation<String>
typealias ToyWindows = WindowNavigation<String>

extension StackNavigation.State {
  /// The items as a drawing: `a ▸ b`.
  var drawing: String { items.map { "\($0)" }.joined(separator: " ▸ ") }
}

extension ModalNavigation.State {
  /// What is presented as a drawing, and what waits behind it: `a (sheet) ‹ b (sheet)`.
  var drawing: String {
    let all = (styledItem.map { [$0] } ?? []) + waitingItems
    return all.map { "\($0.item) (\($0.style))" }.joined(separator: " ‹ ")
  }
}

extension TabNavigation.State {
  /// The items as a drawing, the active one in brackets: `a [b] c`.
  var drawing: String {
    entries.map { $0.id == activeID ? "[\($0.item)]" : "\($0.item)" }.joined(separator: " ")
  }
}

extension WindowNavigation.State {
  /// The items as a drawing, the focused one in brackets: `a [b] c`.
  var drawing: String {
    entries.map { $0.id == focusedID ? "[\($0.item)]" : "\($0.item)" }.joined(separator: " ")
  }
}

/// An item whose state changes while its place stays: it is named by `id`.
struct ToyDraft: Equatable, Sendable, Codable {
  var id: Int
  var text = ""
}

/// An id that no container in a test has given.
let strangerID = EntryID.named("stranger", occurrence: 7)
