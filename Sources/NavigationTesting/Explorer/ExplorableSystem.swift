/// A system whose behaviours can all be searched: a value, its possible steps, its violations.
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
/// Equal values must behave alike: keep everything that matters in the value.
public protocol ExplorableSystem: Hashable {
  /// One thing that can happen.
  associatedtype Step

  /// Returns the steps that can happen now, always in the same order.
  func steps() -> [Step]

  /// Lets it happen.
  mutating func take(_ step: Step)

  /// The fault of this state, in words; nil while all is well.
  var violation: String? { get }

  /// Writes what makes this different from other states, for a search to remember; by default its
  /// hash, twice.
  ///
  /// Two that are equal must write the same, two that are not must not. Write it by hand when a
  /// search spends its time on hashing.
  func write(into fingerprinter: inout Fingerprinter)

  /// Returns the lines of a step in a counterexample; by default its description.
  func script(of step: Step) -> [String]
}

extension ExplorableSystem {
  /// Writes its hash, twice.
  @inlinable  // explorer, a stack, a transition: × 1.06
  public func write(into fingerprinter: inout Fingerprinter) { fingerprinter.combine(self) }

  /// The step's description.
  public func script(of step: Step) -> [String] { ["\(step)"] }
}
