/// Searches every behaviour of a system, shortest first, for one that is wrong.
///
/// Breadth first, so that the first counterexample is a shortest one. Reach for it when a few actors
/// (the program, a person, a slow host) can act in any order and a random test would miss the one
/// order that breaks.
///
/// ```swift
/// let result = Explorer().explore(system)
/// #expect(result.counterexample == nil, "\(result)")
/// print(result)
/// // 100,325 states, 312,790 transitions, complete, in 2.0 s: 156,466 transitions a second
/// ```
///
/// States are remembered by a fingerprint of 122 bits, not whole: a million of them take some 50 MB,
/// and the chance that any two of them are taken for one is below one in 10¹⁸; see
/// ``Fingerprinter``. Its keys differ from run to run, so what one run might overlook the next one sees.
public struct Explorer: Sendable {
  @usableFromInline let maximumStates: Int
  @usableFromInline let maximumDepth: Int

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
  @inlinable
  public func explore<System: ExplorableSystem>(_ initial: System) -> Exploration {
    let clock = ContinuousClock()
    let start = clock.now
    var search = Search(initial)
    search.run(maximumStates: maximumStates, maximumDepth: maximumDepth)
    return Exploration(
      states: search.origins.count,
      transitions: search.transitions,
      isComplete: search.isComplete,
      duration: clock.now - start,
      counterexample: search.counterexample
    )
  }
}

/// What a search found.
public struct Exploration: Sendable, CustomStringConvertible {
  /// How many different states were seen.
  public let states: Int

  /// How many steps were tried.
  public let transitions: Int

  /// Whether everything within the depth was seen.
  public let isComplete: Bool

  /// How long it took.
  public let duration: Duration

  /// The shortest behaviour that is wrong; nil when none was found.
  public let counterexample: Counterexample?

  @usableFromInline
  init(
    states: Int,
    transitions: Int,
    isComplete: Bool,
    duration: Duration,
    counterexample: Counterexample?
  ) {
    self.states = states
    self.transitions = transitions
    self.isComplete = isComplete
    self.duration = duration
    self.counterexample = counterexample
  }

  /// A behaviour and what is wrong at its end.
  public struct Counterexample: Sendable {
    /// The steps, as their descriptions say them.
    public let script: [String]
    /// What is wrong.
    public let violation: String

    @usableFromInline
    init(script: [String], violation: String) {
      self.script = script
      self.violation = violation
    }
  }

  /// How many steps were tried in a second.
  public var transitionsPerSecond: Double { Double(transitions) / max(seconds, 1e-9) }

  private var seconds: Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }

  /// The numbers, and the counterexample as a script, a step a line.
  public var description: String {
    let hundredths = (seconds * 100).rounded() / 100
    let numbers =
      "\(grouped(states)) states, \(grouped(transitions)) transitions, "
      + "\(isComplete ? "complete" : "not complete"), in \(hundredths) s: "
      + "\(grouped(Int(transitionsPerSecond))) transitions a second"
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
