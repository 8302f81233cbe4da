/// The reason why a host does not carry out a command; nothing has changed.
///
/// A host of your own uses the case that fits, or a sentence for the user, which becomes
/// ``other(_:)``:
///
/// ```swift
/// acknowledgement.refused(.transition)
/// acknowledgement.refused("the window is closing")     // .other, in the host's own words
/// ```
///
/// A sentence that equals the description of a case without parts becomes that case, so a trace
/// that is read again has the original case.
public enum HostRefusal: Hashable, Sendable {
  /// The user's gesture is in progress.
  case gesture

  /// Another transition is running.
  case transition

  /// The host answered `done`, but shows the same content as before.
  case unchanged

  /// The host was released; the handler waits for another one.
  case gone

  /// The host's answers differ from its commands, and its content is again the one it began with.
  case comesRound

  /// The host released the acknowledgement without using it.
  case dropped

  /// The handler has not provided the view of an element that the command adds.
  case noView(of: ElementID)

  /// The state no longer has an entry that the command adds, so there is no view of it.
  case noEntry(EntryID)

  /// The host can never show one of the views, so the program must change; the sentence says how.
  ///
  /// The handler also reports it as an issue (``NavigationIssue/Kind/unshowable``): UIKit, for
  /// example, cannot push a split view controller.
  case unshowable(String)

  /// A reason of the host's own, as a sentence for the user.
  case other(String)

  /// Creates a refusal from its description: the matching case, otherwise ``other(_:)``.
  public init(_ reason: String) {
    self = Self.withoutParts.first { $0.description == reason } ?? .other(reason)
  }

  private static let withoutParts: [HostRefusal] = [
    .gesture, .transition, .unchanged, .gone, .comesRound, .dropped,
  ]
}

extension HostRefusal: ExpressibleByStringLiteral {
  /// Creates a refusal from its description: the matching case, otherwise ``other(_:)``.
  public init(stringLiteral reason: String) { self.init(reason) }
}

extension HostRefusal: CustomStringConvertible {
  /// The reason, as a sentence for the user.
  public var description: String {
    switch self {
    case .gesture: "a gesture is in progress"
    case .transition: "another transition is running"
    case .unchanged: "done, but nothing has changed"
    case .gone: "the host has gone"
    case .comesRound: "done, but it shows again what it showed before"
    case .dropped: "the acknowledgement was dropped"
    case .noView(let element): "there is no view of \(element)"
    case .noEntry(let entry): "the state no longer has \(entry)"
    case .unshowable(let reason), .other(let reason): reason
    }
  }
}
