/// Searches every behaviour of a system, shortest first, for one that is wrong.
///
/// Breadth first, so that the first counterexample is a shortest one. Reach for it when a few actors
/// (the program, a person, a slow host) can act in any order and a random test would miss the one
/// order that breaks.
///
/// ```swift
/// let result = Explorer().explore(system)
/// #expect(result.counterexample == nil, "\(result)")
/// print(result)                      // 100,056 states, 310,482 transitions, complete, in 2.1 s
/// ```
///
/// States are remembered by 64 bits of hash, not whole: a million of them take some 30 MB, and the
/// chance that two of them are taken for one is below one in ten million. Hashes differ from run to
/// run, so what one run might overlook the next one sees.
public struct Explorer: Sendable {
  private let maximumStates: Int
  private let maximumDepth: Int

  /// Makes an explorer.
  ///
  /// - Parameters:
  ///   - maximumStates: Where to give up; the result then says that it is not complete.
  ///   - maximumDepth: How many steps a behaviour has at the most.
  public init(maximumStates: Int = .max, maximumDepth: Int = .max) {
    self.maximumStates = maximumStates
    self.maximumDepth = maximumDepth
  }

  /// Searches until something is wrong, or everything has been seen.
  ///
  /// - Parameter initial: Where every behaviour begins.
  /// - Returns: How much was searched, and the shortest behaviour that is wrong.
  public func explore<System: ExplorableSystem>(_ initial: System) -> Exploration {
    let clock = ContinuousClock()
    let start = clock.now
    var search = Search(initial)
    search.run(maximumStates: maximumStates, maximumDepth: maximumDepth)
    var exploration = search.result
    exploration.duration = clock.now - start
    return exploration
  }
}

/// What a search found.
public struct Exploration: Sendable, CustomStringConvertible {
  /// How many different states were seen.
  public internal(set) var states = 0

  /// How many steps were tried.
  public internal(set) var transitions = 0

  /// Whether everything within the depth was seen.
  public internal(set) var isComplete = true

  /// How long it took.
  public internal(set) var duration: Duration = .zero

  /// The shortest behaviour that is wrong; nil when none was found.
  public internal(set) var counterexample: Counterexample?

  /// A behaviour and what is wrong at its end.
  public struct Counterexample: Sendable {
    /// The steps, as their descriptions say them.
    public let script: [String]
    /// What is wrong.
    public let violation: String
  }

  /// The numbers, and the counterexample as a script, a step a line.
  public var description: String {
    let seconds =
      Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    let tenths = (seconds * 10).rounded() / 10
    let numbers =
      "\(grouped(states)) states, \(grouped(transitions)) transitions, "
      + "\(isComplete ? "complete" : "not complete"), in \(tenths) s"
    guard let counterexample else { return numbers }
    return ([numbers] + counterexample.script + ["✘ \(counterexample.violation)"])
      .joined(separator: "\n")
  }

  private func grouped(_ number: Int) -> String {
    let digits = String(number)
    return String(
      digits.enumerated().flatMap { index, digit in
        index > 0 && (digits.count - index) % 3 == 0 ? [",", digit] : [digit]
      }
    )
  }
}
