/// The outcome of an action on a shape: a change, no change, or a refusal.
///
/// An action without an effect is accepted, such as a pop to the root on the root. Use the outcome
/// if such an action should do something else, like a second tap on a tab; see
/// ``Reducer/outcome(of:in:)``.
public enum ActionOutcome: Hashable, Sendable {
  /// An entry was added, removed, moved or changed, or another part of the state has changed.
  case changed

  /// The action is accepted, and changes at most the animation flag.
  case unchanged

  /// The action is refused, with the reason.
  case refused(Refusal)
}
