/// Does something a number of times; the loop is in it, so that what is measured is the thing.
struct Work {
  let run: @MainActor (Int) async -> Void
  /// How many things are done each time; the time is divided by it.
  let batch: Double

  /// Work without waiting.
  init(batch: Int = 1, _ run: @escaping @MainActor (Int) -> Void) {
    self.run = { run($0) }
    self.batch = Double(batch)
  }

  /// Work that waits.
  init(waiting run: @escaping @MainActor (Int) async -> Void) {
    self.run = run
    batch = 1
  }
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

/// What was promised in nanoseconds was promised for a machine on which the bound of sending takes so
/// many: such a target is measured against that bound.
let referenceBound = 20.0
