/// Takes a value that nobody needs, so that the optimiser must compute it.
@inline(never) @_optimize(none)
func blackHole<Value>(_ value: borrowing Value) {}

/// Keeps the last of many values: for those whose type `blackHole` would have to look up each time.
final class Sink<Value> {
  var value: Value?
}
