/// An action in a store's queue.
///
/// It has no type, like ``EffectOperation`` (benchmark “screens, push and dismiss”).
struct SentAction {
  /// The action, in a ``SentEffect`` of the store's type.
  let box: AnyEffect
  var delivery: Delivery
}
