/// Something that happened to screens, for a log or an analytics service.
///
/// Names, levels and parameters are those of SwiftfulRouting's logger (`RoutingLogEvent`), so
/// existing log consumers continue to work.
///
/// ```swift
/// ScreenNavigation<Page>().observed(from: .warning) { print($0) }
/// // ⚠️ Routing_DismissScreen_RouterIdNotFound
/// //   (key: "reason", value: detail is not there)
/// //   (key: "router_id", value: detail)
/// ```
///
/// An id is the developer's name if there is one. Details that SwiftfulRouting does not have, such
/// as the reason of a refusal, are added to the parameters. `…_has_on_dismiss` is always true,
/// because an action reports each dismissal; in SwiftfulRouting the closure is optional.
public struct ScreenEvent: Hashable, Sendable {
  /// The name of the event: `Routing_Screen_Appear`.
  public var name: String

  /// The severity of the event.
  public var level: Level

  /// The details, by name.
  public var parameters: [String: String]

  /// Creates an event, for example one of the app's own for the same log.
  public init(_ name: String, _ level: Level, _ parameters: [String: String] = [:]) {
    self.name = name
    self.level = level
    self.parameters = parameters
  }

  /// The severity of an event: SwiftfulRouting's `RoutingLogType`.
  public enum Level: Int, Hashable, Sendable, Codable, CaseIterable {
    /// A fact that a developer may want to know.
    case info
    /// Something that the user saw or did.
    case analytic
    /// A call that was refused.
    case warning
    /// A fault that must not happen.
    case severe

    /// The symbol at the start of a log line.
    public var mark: String {
      switch self {
      case .info: "👋"
      case .analytic: "📈"
      case .warning: "⚠️"
      case .severe: "🚨"
      }
    }
  }

  /// A Boolean value that indicates whether a screen appeared: SwiftfulRouting's `trackScreenView`.
  public var isScreenView: Bool { name == "Routing_Screen_Appear" }

  /// The first line of the description, without parameters.
  public var title: String { "\(level.mark) \(name)" }
}

extension ScreenEvent.Level: Comparable {
  /// Returns a Boolean value that indicates whether the first level is less severe than the second.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension ScreenEvent: CustomStringConvertible {
  /// The symbol and the name, followed by the sorted parameters, one per line.
  public var description: String {
    let lines = parameters.sorted { $0.key < $1.key }
      .map { "\n  (key: \"\($0.key)\", value: \($0.value))" }
    return title + lines.joined()
  }
}
