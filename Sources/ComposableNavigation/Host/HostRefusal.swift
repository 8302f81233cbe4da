/// The reason why a host does not carry out a command; nothing has changed.
///
/// A host of your own says one of the cases that fits, or gives a sentence for a person, which is
/// ``other(_:)``:
///
/// ```swift
/// acknowledgement.refused(.transition)
/// acknowledgement.refused("the window is closing")     // .other, in the host's own words
/// ```
///
/// A sentence that is already that of a case without parts is that case, so one that a trace has
/// written down is read as what it was.
public enum HostRefusal: Hashable, Sendable {
  /// A person's gesture is in progress.
  case gesture

  /// Another transition is running.
  case transition

  /// The host said `done`, but shows what it showed before.
  case unchanged

  /// The host has been let go; the handler waits for another one.
  case gone

  /// The host has answered with something else than it was asked for, and is where it began.
  case comesRound

  /// The host let go of the acknowledgement without using it.
  case dropped

  /// The handler has not given the view of an element that the command adds.
  case noView(of: ElementID)

  /// The state no longer has an entry that the command adds, so no view of it can be made.
  case noEntry(EntryID)

  /// A reason of the host's own, in words for a person.
  case other(String)

  /// Gives a reason in words: the case that has just these, else ``other(_:)``.
  public init(_ reason: String) {
    self = Self.withoutParts.first { $0.description == reason } ?? .other(reason)
  }

  private static let withoutParts: [HostRefusal] = [
    .gesture, .transition, .unchanged, .gone, .comesRound, .dropped,
  ]
}

extension HostRefusal: ExpressibleByStringLiteral {
  /// Gives a reason in words: the case that has just these, else ``other(_:)``.
  public init(stringLiteral reason: String) { self.init(reason) }
}

extension HostRefusal: CustomStringConvertible {
  /// The reason, as a person would say it.
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
    case .other(let reason): reason
    }
  }
}
