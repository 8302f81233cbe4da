/// Takes a value that nobody needs, so that the optimiser must compute it.
@inline(never) @_optimize(none)
func blackHole<Value>(_ value: borrowing Value) {}
