/// Something that happened to screens, for a log or an analytics service.
///
/// Names, levels and parameters are those of SwiftfulRouting's logger (`RoutingLogEvent`), so that
/// what reads them goes on reading them.
///
/// ```swift
/// ScreenNavigation<Page>().observed(from: .warning) { print($0) }
/// // ⚠️ Routing_DismissScreen_RouterIdNotFound
/// //   (key: "reason", value: detail is not there)
/// //   (key: "router_id", value: detail)
/// ```
///
/// An id is the developer's name where there is one. What SwiftfulRouting does not have, such as the
/// reason of a refusal, is there beside it. `…_has_on_dismiss` is always true: whatever goes is told
/// by an action, where SwiftfulRouting has a closure or none.
public struct ScreenEvent: Hashable, Sendable {
  /// The name of the event: `Routing_Screen_Appear`.
  public var name: String

  /// The level: how much it matters.
  public var level: Level

  /// The details, by name.
  public var parameters: [String: String]

  /// Makes an event, such as one of the app's own in the same log.
  public init(_ name: String, _ level: Level, _ parameters: [String: String] = [:]) {
    self.name = name
    self.level = level
    self.parameters = parameters
  }

  /// The weight of an event: SwiftfulRouting's `RoutingLogType`.
  public enum Level: Int, Hashable, Sendable, Codable, CaseIterable {
    /// A fact that a developer may want to know.
    case info
    /// A thing that a person has seen or done.
    case analytic
    /// A call that could not be carried out.
    case warning
    /// A thing that must not happen.
    case severe

    /// The sign with which a line of a log begins.
    public var mark: String {
      switch self {
      case .info: "👋"
      case .analytic: "📈"
      case .warning: "⚠️"
      case .severe: "🚨"
      }
    }
  }

  /// Tells whether a person sees a screen by it: SwiftfulRouting's `trackScreenView`.
  public var isScreenView: Bool { name == "Routing_Screen_Appear" }

  /// The first line of the description, without parameters.
  public var title: String { "\(level.mark) \(name)" }
}

extension ScreenEvent.Level: Comparable {
  /// Tells whether one matters less than the other.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension ScreenEvent: CustomStringConvertible {
  /// The mark, the name and the parameters, sorted, each on a line of its own.
  public var description: String {
    let lines = parameters.sorted { $0.key < $1.key }
      .map { "\n  (key: \"\($0.key)\", value: \($0.value))" }
    return title + lines.joined()
  }
}
