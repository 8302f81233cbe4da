/// The result of a search.
public struct Exploration: Sendable, CustomStringConvertible {
  /// The number of different states that the search visited.
  public let states: Int

  /// The number of steps that the search tried.
  public let transitions: Int

  /// A Boolean value that indicates whether the search visited every state within the depth.
  public let isComplete: Bool

  /// The duration of the search.
  public let duration: Duration

  /// The shortest behavior with a violation; nil if the search found none.
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

  /// A behavior, and the violation at its end.
  public struct Counterexample: Sendable, CustomStringConvertible {
    /// The lines of the steps.
    public let script: [String]
    /// The description of the fault.
    public let violation: String

    @usableFromInline
    init(script: [String], violation: String) {
      self.script = script
      self.violation = violation
    }

    /// The script with a step on each line, and the violation.
    public var description: String { (script + ["✘ \(violation)"]).joined(separator: "\n") }
  }

  /// The number of steps that the search tried per second.
  public var transitionsPerSecond: Double { Double(transitions) / max(seconds, 1e-9) }

  private var seconds: Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }

  /// The numbers, and the counterexample as a script with a step on each line.
  public var description: String {
    let hundredths = (seconds * 100).rounded() / 100
    let numbers =
      "\(grouped(states)) states, \(grouped(transitions)) transitions, "
      + "\(isComplete ? "complete" : "not complete"), in \(hundredths) s: "
      + "\(grouped(Int(transitionsPerSecond))) transitions a second"
    guard let counterexample else { return numbers }
    return "\(numbers)\n\(counterexample)"
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
