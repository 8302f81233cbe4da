/// The operation that an effect asks for, without the types of actions.
///
/// Code that is not specialised asks the runtime for the metadata of each generic type that it
/// touches. That takes longer than all else that is done for an effect. So the action and the work lie
/// in the effect's box, and nobody has to know their types but the one who sends or runs them
/// (benchmarks “effects concatenated one by one” and “screens, push and dismiss”).
enum EffectOperation: Sendable {
  /// Sends the action of a ``SentEffect``.
  case send
  /// Runs the work of a ``WorkEffect``.
  case run
  case cancel(id: CancelID)
  case report(Report)
  case perform(@MainActor @Sendable () -> Void)
  /// Does something with an object of the entry's.
  case use(ObjectUse)
  /// The parts, side by side.
  case merge
  /// The parts, one after another.
  case concatenate
  /// The one part, under a name.
  case cancellable(id: CancelID, cancelInFlight: Bool)
  /// The one part, belonging to an entry.
  case owned(by: Owner)
  /// Takes away the entry that the effect belongs to; nobody has said yet by which action.
  case dismiss(animated: Bool)
  /// Sends the action of a ``SentEffect`` that takes the entry away: it is the container's, and
  /// outlives the entry.
  case leave(presenter: Owner.Key)
  /// The first part in an entry that can be dismissed, else the second; nobody has said yet.
  case isPresented
}
