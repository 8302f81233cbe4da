/// Does something a number of times; the loop is in it, so that what is measured is the thing.
struct Work {
  let run: @MainActor (Int) async -> Void

  /// Work without waiting.
  init(_ run: @escaping @MainActor (Int) -> Void) { self.run = { run($0) } }

  /// Work that waits.
  init(waiting run: @escaping @MainActor (Int) async -> Void) { self.run = run }
}

/// One row of the table: something of the package, and the lower bound that it is measured against.
struct Subject {
  /// What the row is called; `--filter` looks in it.
  let name: String
  /// Several rows of one family at different sizes show how the cost grows.
  var growth: Growth?
  /// How many times the bound it may take at the most; nil where nothing was promised.
  var target: Double?
  /// How fast the bound must be for the figures to mean anything, in nanoseconds.
  var boundLimit: Double?
  /// How many things one time of the work does; its time is divided by it.
  var batch = 1.0
  /// Makes both, just before they are measured; what they need is made with them.
  let make: @MainActor () -> (bound: Work, subject: Work)
}

/// Where a row stands in its family.
struct Growth {
  /// How cost may grow with size.
  enum Kind { case flat, linear, other }

  let family: String
  let size: Int
  let kind: Kind
}
