extension ScreenNavigation.OverlayAction: Encodable where Screen: Encodable {
  /// Writes the action by name, with its parts: `{"action":"dismissUpTo","target":{"name":"card"}}`.
  public func encode(to encoder: any Encoder) throws {
    var action = try ActionWriter(name, to: encoder)
    switch self {
    case .show(let overlays): try action.write(overlays, "overlays")
    case .dismiss(let target): try action.write(target, "target", unless: .top)
    case .dismissUpTo(let target): try action.write(target, "target")
    case .dismissCount(let count): try action.write(count, "count")
    case .dismissAll: break
    case .tapBackground(let id): try action.write(id, "id")
    }
  }

  private var name: OverlayActionName {
    switch self {
    case .show: .show
    case .dismiss: .dismiss
    case .dismissUpTo: .dismissUpTo
    case .dismissCount: .dismissCount
    case .dismissAll: .dismissAll
    case .tapBackground: .tapBackground
    }
  }
}

extension ScreenNavigation.OverlayAction: Decodable where Screen: Decodable {
  /// Reads an action, also in the older encoding that Swift synthesized.
  ///
  /// - Throws: A `DecodingError` if no action has the name.
  public init(from decoder: any Decoder) throws {
    let written = try WrittenAction(from: decoder)
    switch try written.name(OverlayActionName.self) {
    case .show: self = .show(try written.value("overlays", was: "_0"))
    case .dismiss: self = .dismiss(try written.value("target", was: "_0", orElse: .top))
    case .dismissUpTo, .dismissAbove:
      self = .dismissUpTo(try written.value("target", was: "_0"))
    case .dismissCount: self = .dismissCount(try written.value("count", was: "_0"))
    case .dismissAll: self = .dismissAll
    case .tapBackground: self = .tapBackground(try written.value("id", was: "_0"))
    }
  }
}

/// The written names; the last one is only read.
private enum OverlayActionName: String {
  case show, dismiss, dismissUpTo, dismissCount, dismissAll, tapBackground, dismissAbove
}
