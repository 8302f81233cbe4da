/// A system whose behaviors a search can enumerate: a value with possible steps and violations.
///
/// ```swift
/// struct Door: ExplorableSystem {
///   var isOpen = false, isLocked = false
///   func steps() -> [String] { ["open", "close", "lock"] }
///   mutating func take(_ step: String) {
///     switch step {
///     case "open": isOpen = true              // the mistake: a locked door opens
///     case "close": isOpen = false
///     default: isLocked = !isOpen
///     }
///   }
///   var violation: String? { isOpen && isLocked ? "open and locked" : nil }
/// }
/// Explorer().explore(Door()).counterexample?.script     // ["lock", "open"]
/// ```
///
/// Equal values must behave alike, so the value has to contain all relevant state.
public protocol ExplorableSystem: Hashable {
  /// One possible event.
  associatedtype Step

  /// Returns the possible steps, always in the same order.
  func steps() -> [Step]

  /// Performs a step.
  mutating func take(_ step: Step)

  /// A description of this state's fault; nil if the state is correct.
  var violation: String? { get }

  /// Writes the values that distinguish this state from others; by default its hash, twice.
  ///
  /// Equal states must write the same values, different states different ones. Implement this
  /// method if a search spends its time on hashing.
  func write(into fingerprinter: inout Fingerprinter)

  /// Returns the lines of a step in a counterexample; by default its description.
  func lines(of step: Step) -> [String]
}

extension ExplorableSystem {
  /// Writes the state's hash, twice.
  @inlinable  // explorer, a stack, a transition: × 1.06
  public func write(into fingerprinter: inout Fingerprinter) { fingerprinter.combine(self) }

  /// Returns the step's description.
  public func lines(of step: Step) -> [String] { ["\(step)"] }
}
