/// The operation of an effect, without the types of actions.
///
/// Code that is not specialised asks the runtime for the metadata of each generic type that it
/// uses, which takes longer than the rest of the work for an effect. For that reason the action and
/// the work are in the effect's box, and only the code that sends or runs them knows their types
/// (benchmarks “effects concatenated one by one” and “screens, push and dismiss”).
enum EffectOperation: Sendable {
  /// Sends the action of a ``SentEffect``.
  case send
  /// Runs the work of a ``WorkEffect``.
  case run
  case cancel(id: CancelID)
  case report(Report)
  case perform(@MainActor @Sendable () -> Void)
  /// Uses an object of the entry.
  case use(ObjectUse)
  /// The parts, side by side.
  case merge
  /// The parts, one after another.
  case concatenate
  /// The only part, with a name.
  case cancellable(id: CancelID, cancelInFlight: Bool)
  /// The only part, owned by an entry.
  case owned(by: Owner)
  /// Removes the entry that the effect belongs to, by an action that no container has chosen yet.
  case dismiss(animated: Bool)
  /// Sends the action of a ``SentEffect`` that removes the entry: the action belongs to the
  /// container, and outlives the entry.
  case leave(presenter: Owner.Key)
  /// The first part in an entry that can be dismissed, else the second; no container has chosen
  /// yet.
  case isPresented
}
