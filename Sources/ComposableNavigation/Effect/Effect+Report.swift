// The reports of a reducer: refusals, and issues.
extension Effect {
  /// Reports the reason why an action cannot be carried out to the store's listeners.
  ///
  /// Use it in a custom reducer that changes nothing in that case, as the shapes do:
  ///
  /// ```swift
  /// guard state.isOpen else { return .refused(.because(Closed(until: 9))) }
  /// ```
  ///
  /// - Parameter refusal: The reason, which ``Store/onRefusal`` receives.
  /// - Returns: The effect.
  public static func refused(_ refusal: Refusal) -> Effect { .report(.refusal(refusal)) }

  /// Reports an issue to the store's listeners.
  ///
  /// Use it for a custom state that was made with parts that do not match. Use ``refused(_:)`` for
  /// a fault that the user can cause.
  ///
  /// ```swift
  /// return .issue(NavigationIssue(.state, "the front page is none of the pages"))
  /// ```
  ///
  /// - Parameter issue: The mistake, which ``Store/onIssue`` receives; a `TestStore` fails.
  /// - Returns: The effect.
  public static func issue(_ issue: NavigationIssue) -> Effect { .report(.issue(issue)) }

  /// The refusals that the effect reports, in order.
  package var refusals: [Refusal] {
    reports.compactMap { if case .refusal(let refusal) = $0 { refusal } else { nil } }
  }

  /// The refusals and issues that the effect reports, in their order.
  package var reports: [Report] {
    var reports: [Report] = []
    var waiting = erased.map { [$0] } ?? []
    while let next = waiting.popLast() {
      if case .report(let report) = next.operation { reports.append(report) }
      waiting += next.parts.reversed()
    }
    return reports
  }
}
