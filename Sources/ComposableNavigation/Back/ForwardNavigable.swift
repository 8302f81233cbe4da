/// A reducer that can return the action for going forward again from a state.
///
/// The counterpart of ``BackNavigable``. A feature asks its containers itself, those in front first.
///
/// ```swift
/// let stack = StackNavigation<String>()
/// if let action = stack.forwardAction(in: state) { store.send(action) }
/// ```
///
/// ## Laws
/// - back then forward is nothing
public protocol ForwardNavigable<State, Action>: Reducer {
  /// Returns the action for going forward.
  ///
  /// - Returns: nil if there is no place to go forward to.
  func forwardAction(in state: State) -> Action?
}
