/// An action of the user in a dialog: a tap on one of its buttons.
///
/// ```swift
/// dialog.send(.tap("Delete"))
/// ```
public enum DialogAction: Hashable, Sendable, Codable {
  /// A tap on the button with this id; see ``DialogState/buttonIDs``.
  case tap(EntryID)

  /// Returns a tap on the k-th button with a title.
  public static func tap(_ title: String, occurrence: Int = 1) -> DialogAction {
    .tap(.named(title, occurrence: occurrence))
  }

  /// The id of the tapped button.
  package var buttonID: EntryID {
    switch self {
    case .tap(let id): id
    }
  }
}
