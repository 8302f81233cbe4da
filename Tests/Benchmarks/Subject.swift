/// A repeatable piece of work; the loop is inside, so that only the work is measured.
struct Work {
  let run: @MainActor (Int) async -> Void
  /// The number of operations in one repetition; the time is divided by it.
  let batch: Double

  /// Makes work that does not suspend.
  init(batch: Int = 1, _ run: @escaping @MainActor (Int) -> Void) {
    self.run = { run($0) }
    self.batch = Double(batch)
  }

  /// Makes work that suspends.
  init(waiting run: @escaping @MainActor (Int) async -> Void) {
    self.run = run
    batch = 1
  }
}

/// One row of the table: an operation of the package and its lower bound.
struct Subject {
  /// The name of the row; `--filter` searches it, and that of the family.
  let name: String
  /// The family and size of the row; the rows of a family show how the cost grows.
  var growth: Growth?
  /// The kind of the bound, which matches the kind of the row.
  var against = Bound.closure
  /// The maximum ratio to the bound; nil for that of the bound, and for a row with a maximum of
  /// instructions.
  var target: Double?
  /// The maximum time in nanoseconds, on a machine on which the bound of sending takes
  /// `referenceBound`.
  var time: Double?
  /// The maximum number of instructions; `Tests/Benchmarks/count` counts them.
  var instructions: Int?
  /// The cost of the same work in another library.
  var peer: Peer?
  /// The unit of a rate per second, if it is of interest.
  var rate: String?
  /// The maximum time of the bound, in nanoseconds, for which the figures are meaningful.
  var boundLimit: Double?
  /// Makes both just before they are measured, with everything that they need.
  let make: @MainActor () -> (bound: Work, subject: Work)

  /// The maximum ratio to the bound; nil if none was promised.
  var most: Double? { target ?? (instructions == nil ? against.target : nil) }

  /// Returns the number of repetitions for callgrind; large sizes run less often.
  func times(of count: Int) -> Int {
    growth.map { min(count, max(count * 10 / $0.size, 20)) } ?? count
  }
}

/// The position of a row in its family.
struct Growth {
  /// The permitted growth of cost with size.
  enum Kind {
    case flat, linear, other
    /// Grows at most with this exponent.
    case atMost(Double)
  }

  let family: String
  let size: Int
  let kind: Kind
}

/// The time of the bound of sending, in nanoseconds, on the machine for which times were promised.
let referenceBound = 20.0
