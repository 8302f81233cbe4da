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
  /// What it is measured against: something of its own kind.
  var against = Bound.closure
  /// How many times the bound it may take at the most; nil where nothing was promised.
  var target: Double?
  /// How many nanoseconds it may take at the most, on a machine on which the bound of sending takes
  /// `referenceBound`.
  var time: Double?
  /// How many instructions it may take at the most; `Tests/Benchmarks/count` counts them.
  var instructions: Int?
  /// What somebody else's library takes for the same.
  var peer: Peer?
  /// What is done in a second, if that is of interest.
  var rate: String?
  /// How fast the bound must be for the figures to mean anything, in nanoseconds.
  var boundLimit: Double?
  /// Makes both, just before they are measured; what they need is made with them.
  let make: @MainActor () -> (bound: Work, subject: Work)

  /// How often it is done for callgrind, of so many times for one that is short.
  func times(of count: Int) -> Int {
    growth.map { min(count, max(count * 10 / $0.size, 20)) } ?? count
  }
}

/// Where a row stands in its family.
struct Growth {
  /// How cost may grow with size.
  enum Kind {
    case flat, linear, other
    /// With this exponent at most.
    case atMost(Double)
  }

  let family: String
  let size: Int
  let kind: Kind
}

/// What was promised in nanoseconds was promised for a machine on which the bound of sending takes so
/// many: such a target is measured against that bound.
let referenceBound = 20.0
