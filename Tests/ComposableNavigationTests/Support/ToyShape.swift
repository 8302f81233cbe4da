@testable import ComposableNavigation

extension Reducer {
  /// Returns the state after some actions.
  func state(_ state: State, after actions: Action...) -> State {
    var state = state
    for action in actions { _ = reduce(into: &state, action: action) }
    return state
  }
}

/// Short names of the shapes over texts.
typealias ToyStack = StackNavigation<String>
typealias ToyModal = ModalNavigation<String>
typealias ToyTabs = TabNavigation<String>
typealias ToyWindows = WindowNavigation<String>

extension StackNavigation.State {
  /// The items as a drawing: `a ▸ b`.
  var drawing: String { items.map { "\($0)" }.joined(separator: " ▸ ") }
}

extension ModalNavigation.State {
  /// The presentation and the queue as a drawing: `a (sheet) ‹ b (sheet)`.
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

/// An id that no container of a test has used.
let strangerID = EntryID.named("stranger", occurrence: 7)
