/// A reducer that knows the action that goes back from a state.
///
/// Back is one pure function, composed from the inside out: what is presented first, then the
/// stack, then the tab that was active before, then the parent. Stacks, modals, tabs and splits have
/// it; a feature says in which order its own apply:
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
/// - repeated back ends in at most as many steps as there are entries and tabs
public protocol BackNavigable<State, Action>: Reducer {
  /// The action that back sends.
  ///
  /// - Returns: nil when there is nothing to go back to: it is the parent's turn, or the app's end.
  func backAction(in state: State) -> Action?
}

extension BackNavigable {
  /// The state that back would lead to, for a predictive back gesture or a title.
  ///
  /// ```swift
  /// StackNavigation<String>().previewBack(in: .init(items: ["inbox", "message"]))?.topItem
  /// // "inbox"
  /// ```
  ///
  /// Effects are not run, so what they would send is not in it.
  ///
  /// - Returns: nil when there is nothing to go back to.
  public func previewBack(in state: State) -> State? {
    guard let action = backAction(in: state) else { return nil }
    var preview = state
    _ = reduce(into: &preview, action: action)
    return preview
  }
}
