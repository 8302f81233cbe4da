/// A reducer that can return the action for going forward again from a state.
///
/// The counterpart of ``BackNavigable``, composed in the same way: a feature asks its containers in
/// the same order as for back.
///
/// ```swift
/// let stack = StackNavigation<String>()
/// if let action = stack.forwardAction(in: state) { store.send(action) }
/// ```
///
/// ## Laws
/// - back then forward is nothing
public protocol ForwardNavigable<State, Action>: BackNavigable {
  /// Returns the action for going forward.
  ///
  /// - Returns: nil if there is no place to go forward to.
  func forwardAction(in state: State) -> Action?
}
