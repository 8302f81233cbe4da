/// A reducer that can return the action for going back from a state.
///
/// Back is one pure function, composed from the inside out: the modal first, then the stack, then
/// the tab that was active before, then the parent. Stacks, modals, tabs and splits conform to it;
/// a feature defines the order of its own shapes:
///
/// ```swift
/// extension Countries: BackNavigable {
///   func backAction(in state: State) -> Action? {
///     ModalNavigation<Screen>().backAction(in: state.modal).map(Action.modal)
///       ?? StackNavigation<Screen>().backAction(in: state.stack).map(Action.stack)
///       ?? TabNavigation<Tab>().backAction(in: state.tabs).map(Action.tabs)
///   }
/// }
/// ```
///
/// ## Laws
/// - back does the same as its preview shows
/// - repeated back ends in at most as many steps as there are entries and remembered tabs
public protocol BackNavigable<State, Action>: Reducer {
  /// Returns the action for going back.
  ///
  /// - Returns: nil if the reducer cannot go back: the parent, or the app, handles back instead.
  func backAction(in state: State) -> Action?
}

extension BackNavigable {
  /// Returns the state after going back, for a predictive back gesture or a title.
  ///
  /// ```swift
  /// StackNavigation<String>().previewBack(in: .init(items: ["inbox", "message"]))?.topItem
  /// // "inbox"
  /// ```
  ///
  /// Effects are not run, so the actions that they would send are not included.
  ///
  /// - Returns: nil if the reducer cannot go back.
  public func previewBack(in state: State) -> State? {
    guard let action = backAction(in: state) else { return nil }
    var preview = state
    _ = reduce(into: &preview, action: action)
    return preview
  }
}
