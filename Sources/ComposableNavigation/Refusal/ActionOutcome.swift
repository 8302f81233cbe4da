/// The outcome of an action on a shape: something changed, nothing changed, or it was refused.
///
/// An action that has nothing to do is accepted, as a pop to the root on the root, and nothing
/// changes. Ask for the outcome where such an action is to mean something else, as a second tap on a
/// tab does; see ``Reducer/outcome(of:in:)``.
public enum ActionOutcome: Hashable, Sendable {
  /// An entry has come, gone, moved or changed, or another part of the state has.
  case changed

  /// The action is accepted, and nothing but the animation flag changes.
  case unchanged

  /// The action cannot be carried out, for a reason.
  case refused(Refusal)
}
