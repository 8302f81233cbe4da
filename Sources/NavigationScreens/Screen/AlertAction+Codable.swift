extension ScreenNavigation.AlertAction: Encodable where Screen: Encodable {
  /// Writes the action by name, with its parts: `{"action":"dismiss"}`.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .show(let alert):
      var action = try ActionWriter(AlertActionName.show, to: encoder)
      try action.write(alert, "alert")
    case .dismiss:
      _ = try ActionWriter(AlertActionName.dismiss, to: encoder)
    case .tap(let tap, of: let id):
      var action = try ActionWriter(AlertActionName.tap, to: encoder)
      try action.write(tap, "tap")
      try action.write(id, "of")
    }
  }
}

extension ScreenNavigation.AlertAction: Decodable where Screen: Decodable {
  /// Reads an action, also in the older encoding that Swift synthesized.
  ///
  /// - Throws: A `DecodingError` if no action has the name.
  public init(from decoder: any Decoder) throws {
    let written = try WrittenAction(from: decoder)
    switch try written.name(AlertActionName.self) {
    case .show: self = .show(try written.value("alert", was: "_0"))
    case .dismiss: self = .dismiss
    case .tap: self = .tap(try written.value("tap", was: "_0"), of: try written.value("of"))
    }
  }
}

private enum AlertActionName: String {
  case show, dismiss, tap
}
