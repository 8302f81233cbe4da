/// The place for a new screen, relative to the one that shows it.
public enum ScreenLocation: Hashable, Sendable {
  /// Directly after the calling screen, below screens that are already in front of it; several
  /// screens keep their order.
  case insert
  /// In front of everything.
  case append
  /// Like ``insert``, but relative to another screen. Several screens after the same one in one
  /// action keep their order.
  case insertAfter(ScreenTarget)
}

extension ScreenLocation: Codable {}

extension ScreenLocation {
  /// A location without the screen that it names, as SwiftfulRouting logs it.
  enum Kind: String, Codable {
    case insert, append
    case insertAfter = "insert_after"
  }

  var kind: Kind {
    switch self {
    case .insert: .insert
    case .append: .append
    case .insertAfter: .insertAfter
    }
  }
}
