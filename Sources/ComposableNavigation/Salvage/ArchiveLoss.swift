/// A part of an archive that could not be read as it was written, with the reason.
///
/// ```swift
/// loss.container                                     // "list.stack.entries"
/// loss.position                                      // 2
/// loss.kind                                          // .dropped
/// ```
public struct ArchiveLoss: Hashable, Sendable {
  /// The fates of a damaged part.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// It is left out, alone.
    case dropped
    /// Its entry is there, under a new number.
    case numbered
    /// It is as in the initial state, or as a container has it that was just made.
    case replaced
    /// The app itself made it legal.
    case repaired
  }

  /// The fate of the part.
  public let kind: Kind

  /// The path to the part from the state: names with dots between; empty for the whole.
  public let container: String

  /// The part's position in a list, counted from 0 as it was written; nil where there is no list.
  public let position: Int?

  /// The reason for the loss, for a person.
  public let reason: String

  /// Describes a loss.
  public init(_ kind: Kind, container: String, position: Int? = nil, reason: String) {
    self.kind = kind
    self.container = container
    self.position = position
    self.reason = reason
  }
}

extension ArchiveLoss: CustomStringConvertible {
  /// The place, what became of it, and the reason; nothing in it is a terminal's to obey.
  public var description: String {
    let place = position.map { "\(container)[\($0)]" } ?? container
    let fate =
      switch kind {
      case .dropped: "is left out"
      case .numbered: "has a new number"
      case .replaced: "is as at first"
      case .repaired: "was made legal"
      }
    return "\(place.isEmpty ? "all of it" : place) \(fate): \(reason)".withoutCommands
  }
}
