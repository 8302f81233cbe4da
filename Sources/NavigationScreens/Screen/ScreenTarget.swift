public import ComposableNavigation

/// One of the open screens: by name, by id, the root, or the one in front.
///
/// ```swift
/// .dismissScreen("detail")                           // the topmost screen of that name
/// .dismissScreens(upTo: .entry(id))
/// .dismissEnvironment(of: .top)                      // SwiftfulRouting's dismissLastEnvironment
/// ```
public enum ScreenTarget: Hashable, Sendable {
  /// The screen in front of all others.
  case top
  /// The first screen, which cannot be dismissed.
  case root
  /// The screen with an id, which is unique.
  case entry(EntryID)
  /// The topmost screen with a name; “root” also means the root, unless a screen has that name.
  case name(String)
}

extension ScreenTarget: ExpressibleByStringLiteral {
  /// Creates a target for the topmost screen with a name.
  public init(stringLiteral name: String) { self = .name(name) }
}

extension ScreenTarget: Codable {
  /// Writes `{"name":"detail"}`, `{"id":3}` or `{"place":"top"}`.
  ///
  /// - Throws: An error for an id that no list of screens has assigned.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ScreenTargetKey.self)
    switch self {
    case .top: try container.encode(ScreenTargetEnd.top, forKey: .place)
    case .root: try container.encode(ScreenTargetEnd.root, forKey: .place)
    case .name(let name): try container.encode(name, forKey: .name)
    case .entry(let id):
      guard case .counted = id.parts else {
        throw EncodingError.invalidValue(
          id,
          .init(
            codingPath: container.codingPath,
            debugDescription: "\(id) is no number that a list of screens has given"
          )
        )
      }
      // In a trace, the id says whether it is late.
      try container.encode(id, forKey: .id)
    }
  }

  /// Reads a target.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ScreenTargetKey.self)
    if let name = try container.decodeIfPresent(String.self, forKey: .name) {
      self = .name(name)
    } else if let id = try container.decodeIfPresent(EntryID.self, forKey: .id) {
      guard case .counted = id.parts else {
        throw DecodingError.dataCorruptedError(
          forKey: .id,
          in: container,
          debugDescription: "\(id) is no number that a list of screens has given"
        )
      }
      self = .entry(id)
    } else {
      switch try container.decode(ScreenTargetEnd.self, forKey: .place) {
      case .top: self = .top
      case .root: self = .root
      }
    }
  }
}

private enum ScreenTargetKey: String, CodingKey {
  case place, id, name
}

private enum ScreenTargetEnd: String, Codable {
  case top, root
}
