/// A part of an archive that could not be decoded unchanged, with the reason.
///
/// ```swift
/// loss.container                                     // "list.stack.entries"
/// loss.position                                      // 2
/// loss.kind                                          // .dropped
/// ```
public struct ArchiveLoss: Hashable, Sendable {
  /// The treatment of a damaged part.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// Only this part is left out.
    case dropped
    /// The entry is kept, with a new number.
    case numbered
    /// The part has its value from the initial state, or from a new container.
    case replaced
    /// The app itself has repaired the part.
    case repaired
  }

  /// The treatment of the part.
  public let kind: Kind

  /// The path to the part from the state: names separated by dots; empty for the whole.
  public let container: String

  /// The part's position in the encoded list, counted from 0; nil if there is no list.
  public let position: Int?

  /// The reason for the loss, as a sentence.
  public let reason: String

  /// Makes a loss.
  public init(_ kind: Kind, container: String, position: Int? = nil, reason: String) {
    self.kind = kind
    self.container = container
    self.position = position
    self.reason = reason
  }
}

extension ArchiveLoss: CustomStringConvertible {
  /// The place, the treatment and the reason, without terminal control characters.
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
