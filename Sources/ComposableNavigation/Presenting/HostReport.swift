/// What a host tells its handler without being asked.
///
/// Reports name elements, never counts or positions: whatever else has changed meanwhile, they mean
/// what the person meant.
public enum HostReport: Hashable, Sendable {
  /// Where a host's reports go: the type of its `onReport`.
  public typealias Receiver = @MainActor (HostReport) -> Void

  /// A person took these away: swiped a sheet down, went back one or several screens. Also while a
  /// command is in flight, and before its acknowledgement.
  case removed([ElementID])

  /// A person selected this tab.
  case selected(ElementID)

  /// A person began a gesture; commands wait until it ends.
  case gestureBegan

  /// The gesture ended. What it removed is reported by `removed`; a cancelled one removes nothing.
  case gestureEnded

  /// What was refused may work now.
  case ready

  /// The host is on screen and shows what its `shown` says.
  case attached

  /// The host is no longer on screen: the command in flight is void, views are kept.
  ///
  /// Report it before you let go of the acknowledgement of that command, which is then no mistake.
  case detached

  /// Another handler takes over: the one before asks for nothing more, and says so in an issue.
  ///
  /// No host reports this: the handler does that is set up with a host which has one already.
  case taken(by: String)
}

/// Why a host does not carry out a command; nothing has changed.
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

  /// The host let go of the acknowledgement without using it.
  public static let dropped: HostRefusal = "the acknowledgement was dropped"
}
