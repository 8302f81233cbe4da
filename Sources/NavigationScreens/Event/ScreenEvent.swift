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
  /// What happened: `Routing_Screen_Appear`.
  public var name: String

  /// How much it matters.
  public var level: Level

  /// What else there is to know.
  public var parameters: [String: String]

  /// Makes an event, such as one of the app's own in the same log.
  public init(_ name: String, _ level: Level, _ parameters: [String: String] = [:]) {
    self.name = name
    self.level = level
    self.parameters = parameters
  }

  /// How much an event matters: SwiftfulRouting's `RoutingLogType`.
  public enum Level: Int, Hashable, Sendable, Codable, CaseIterable {
    /// What a developer may want to know.
    case info
    /// What a person has seen or done.
    case analytic
    /// What could not be done.
    case warning
    /// What must not happen.
    case severe

    /// What a line of a log begins with.
    public var mark: String {
      switch self {
      case .info: "👋"
      case .analytic: "📈"
      case .warning: "⚠️"
      case .severe: "🚨"
      }
    }
  }

  /// Whether it says that a person sees a screen: SwiftfulRouting's `trackScreenView`.
  public var isScreenView: Bool { name == "Routing_Screen_Appear" }

  /// The first line of the description, without parameters.
  public var title: String { "\(level.mark) \(name)" }
}

extension ScreenEvent.Level: Comparable {
  /// Whether one matters less than the other.
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
