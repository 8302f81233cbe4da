/// Consumes a value, so that the optimiser must compute it.
@inline(never) @_optimize(none)
func blackHole<Value>(_ value: borrowing Value) {}

/// Keeps the last of many values whose type `blackHole` would look up each time.
final class Sink<Value> {
  var value: Value?
}
