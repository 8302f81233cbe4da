/// An action as it waits for its turn in a store.
///
/// Without its type, for the reason that ``EffectOperation`` has none (benchmark “screens, push and
/// dismiss”).
struct SentAction {
  /// The action, in a ``SentEffect`` of the store's type.
  let box: AnyEffect
  var delivery: Delivery
}
