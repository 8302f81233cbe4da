/// The place for a new screen, relative to the one that shows it.
public enum ScreenLocation: Hashable, Sendable {
  /// The place after the screen that shows it, under what is in front of that already; the next of
  /// several comes after the one before.
  case insert
  /// The place in front of everything.
  case append
  /// The place of ``insert``, but seen from another screen. Of several after the same screen in one
  /// action, the next comes behind the one before: their order is kept.
  case insertAfter(ScreenTarget)
}

extension ScreenLocation: Codable {}

extension ScreenLocation {
  /// A location without the screen that it names, which may go; as SwiftfulRouting logs it.
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
