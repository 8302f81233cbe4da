// The reports of a reducer: refusals, and mistakes that it has noticed.
extension Effect {
  /// Reports to the store's listeners the reason that an action could not be carried out.
  ///
  /// For a reducer of your own that changes nothing then, as the shapes do:
  ///
  /// ```swift
  /// guard state.isOpen else { return .refused(.because(Closed(until: 9))) }
  /// ```
  ///
  /// - Parameter refusal: The reason; ``Store/onRefusal`` gets it.
  /// - Returns: The effect.
  public static func refused(_ refusal: Refusal) -> Effect { .report(.refusal(refusal)) }

  /// Reports a programmer's mistake to the store's listeners.
  ///
  /// For a state of your own that was made with parts that do not fit together. What a person can
  /// cause is ``refused(_:)``.
  ///
  /// ```swift
  /// return .issue(NavigationIssue(.state, "the front page is none of the pages"))
  /// ```
  ///
  /// - Parameter issue: The mistake; ``Store/onIssue`` gets it, and a `TestStore` fails.
  /// - Returns: The effect.
  public static func issue(_ issue: NavigationIssue) -> Effect { .report(.issue(issue)) }

  /// The refusals that the effect reports, in their order.
  var refusals: [Refusal] {
    reports.compactMap { if case .refusal(let refusal) = $0 { refusal } else { nil } }
  }

  /// The refusals and issues that the effect reports, in their order.
  package var reports: [Report] {
    var reports: [Report] = []
    var waiting = asked.map { [$0] } ?? []
    while let next = waiting.popLast() {
      if case .report(let report) = next.operation { reports.append(report) }
      waiting += next.parts.reversed()
    }
    return reports
  }
}
