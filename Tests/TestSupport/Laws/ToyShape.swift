package import ComposableNavigation

extension Reducer {
  /// Returns the state after some actions.
  package func state(_ state: State, after actions: Action...) -> State {
    var state = state
    for action in actions { _ = reduce(into: &state, action: action) }
    return state
  }
}

/// Short names of the shapes over texts.
package typealias ToyStack = StackNavigation<String>
package typealias ToyModal = ModalNavigation<String>
package typealias ToyTabs = TabNavigation<String>
package typealias ToyWindows = WindowNavigation<String>

extension StackNavigation.State {
  /// The items as a drawing: `a ▸ b`.
  package var drawing: String { items.map { "\($0)" }.joined(separator: " ▸ ") }
}

extension ModalNavigation.State {
  /// The presentation and the queue as a drawing: `a (sheet) ‹ b (sheet)`.
  package var drawing: String {
    let all = (styledItem.map { [$0] } ?? []) + waitingItems
    return all.map { "\($0.item) (\($0.style))" }.joined(separator: " ‹ ")
  }
}

extension TabNavigation.State {
  /// The items as a drawing, the active one in brackets: `a [b] c`.
  package var drawing: String {
    entries.map { $0.id == activeID ? "[\($0.item)]" : "\($0.item)" }.joined(separator: " ")
  }
}

extension WindowNavigation.State {
  /// The items as a drawing, the focused one in brackets: `a [b] c`.
  package var drawing: String {
    entries.map { $0.id == focusedID ? "[\($0.item)]" : "\($0.item)" }.joined(separator: " ")
  }
}

/// An item whose state changes while its place stays: it is named by `id`.
package struct ToyDraft: Equatable, Sendable, Codable {
  package var id: Int
  package var text = ""

  package init(id: Int, text: String = "") {
    self.id = id
    self.text = text
  }
}

/// An id that no container of a test has used.
package let strangerID = EntryID.named("stranger", occurrence: 7)
