/// An action that waits for its turn in a store.
///
/// Without its type, for the reason that ``EffectOperation`` has none (benchmark “screens, push and
/// dismiss”).
struct QueuedAction {
  /// The action, in a ``SentEffect`` of the store's type.
  let sent: AnyEffect
  let scope: StoreScope
  var delivery: Delivery
  /// It was sent under a name that has been cancelled, or for an entry that has gone.
  var isDropped = false
}
