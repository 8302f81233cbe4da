/// The reason why a host does not carry out a command; nothing has changed.
///
/// ```swift
/// acknowledgement.refused(.transition)
/// acknowledgement.refused("the window is closing")
/// ```
public struct HostRefusal: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The reason, for a person.
  public let description: String

  /// Gives a reason.
  public init(_ reason: String) { description = reason }

  /// Gives a reason.
  public init(stringLiteral reason: String) { description = reason }

  /// A person's gesture is in progress.
  public static let gesture: HostRefusal = "a gesture is in progress"

  /// Another transition is running.
  public static let transition: HostRefusal = "another transition is running"

  /// The host said `done`, but shows what it showed before.
  public static let unchanged: HostRefusal = "done, but nothing has changed"

  /// The host has been let go; the handler waits for another one.
  public static let gone: HostRefusal = "the host has gone"

  /// The host has answered with something else than it was asked for, and is where it began.
  public static let comesRound: HostRefusal = "done, but it shows again what it showed before"

  /// The host let go of the acknowledgement without using it.
  public static let dropped: HostRefusal = "the acknowledgement was dropped"

  /// The handler has not given the view of an element that the command adds.
  public static func noView(of element: ElementID) -> HostRefusal {
    HostRefusal("there is no view of \(element)")
  }
}
