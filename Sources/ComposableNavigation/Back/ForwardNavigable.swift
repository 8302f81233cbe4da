/// A reducer that knows the action that goes forward again from a state.
///
/// It is the other half of ``BackNavigable``, and composed like it: a feature asks its containers in
/// the order in which it asks them about back.
///
/// ```swift
/// let stack = StackNavigation<String>()
/// if let action = stack.forwardAction(in: state) { store.send(action) }
/// ```
///
/// ## Laws
/// - back then forward is nothing
public protocol ForwardNavigable<State, Action>: BackNavigable {
  /// The action that forward sends.
  ///
  /// - Returns: nil when nothing was gone back from, or the way has been left since.
  func forwardAction(in state: State) -> Action?
}
