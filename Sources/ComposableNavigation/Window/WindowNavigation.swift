/// Windows beside each other, one of them focused: the state, the actions and the reducer of windows.
///
/// Use it for an app that opens windows for documents, conversations or scenes of routes. A value
/// is opened in a window, as with SwiftUI's `openWindow(value:)`; each window may have its own
/// feature, by ``Reducer/forEach(_:action:elements:element:)``. Pass its store to a
/// ``WindowNavigationHandler``.
///
/// ```swift
/// var state = WindowNavigation<String>.State(items: ["inbox"])
/// let windows = WindowNavigation<String>()
/// _ = windows.reduce(into: &state, action: .open("draft"))
/// state.focusedItem                                  // "draft"
/// _ = windows.reduce(into: &state, action: .open("inbox"))
/// state.focusedItem                                  // "inbox", which is open already
/// _ = windows.reduce(into: &state, action: .close())
/// state.items                                        // ["draft"]
/// ```
///
/// A state without windows is allowed. An action on a window that is not open changes nothing and
/// has a ``Refusal``. Back navigates in the focused window and closes no window, so the shape is not
/// ``BackNavigable``.
///
/// ## Laws
/// - the focused item is nil exactly when no window is open
/// - the focus order has each window once
/// - closing the focused window focuses the one that was focused before
public struct WindowNavigation<Item: Equatable & Sendable>: Reducer {
  /// Makes the reducer.
  public init() {}

  /// Carries out an action, or reports the reason why it cannot be carried out.
  ///
  /// A focus does not touch the animation flag; any other accepted action writes it.
  ///
  /// - Complexity: O(1) for opening another window of a value (``Opening/another``); else O(*n*).
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let issue = state.issue.take().map { Effect<Action>.report(.issue($0)) } ?? .none
    if let refusal = Self.refusal(of: action, in: state) {
      return issue.merge(with: .refused(refusal))
    }
    switch action {
    case .open(let item, let opening, let animated):
      state.open(item, opening)
      state.areAnimationsEnabled = animated
    case .focus(let window, cause: _):
      state.focusedID = state.id(of: window)
    case .close(let windows, cause: _, let animated):
      state.close(state.ids(of: windows))
      state.areAnimationsEnabled = animated
    case .reopen(let animated):
      state.reopen()
      state.areAnimationsEnabled = animated
    case .setItems(let items, let animated):
      state.items = items
      state.areAnimationsEnabled = animated
    case .when(_, let action):
      return issue.merge(with: reduce(into: &state, action: action))
    }
    return issue
  }
}
