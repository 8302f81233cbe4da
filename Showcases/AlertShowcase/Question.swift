import ComposableNavigation

/// A question or a message of a pad: the items of its modal.
enum Question: Hashable, Sendable, Codable {
  case alert(AlertState<Answer>)
  case dialog(ConfirmationDialogState<Answer>)

  /// The answer that a button sends.
  enum Answer: Hashable, Sendable, Codable {
    case deleteTapped
    case deleteConfirmed
    case undo([String])
    case sort
    case shout
  }
}

extension Question {
  static let delete = Question.alert(
    AlertState("Delete the notes?") {
      ButtonState.destructive("Delete", action: .deleteTapped)
      ButtonState.cancel()
    }
  )

  static let reallyDelete = Question.alert(
    AlertState("Really?", message: "They are in no other place.") {
      ButtonState.cancel("Keep")
      ButtonState.destructive("Delete all", action: .deleteConfirmed)
    }
  )

  static func deleted(_ notes: [String]) -> Question {
    .alert(
      AlertState("All gone") {
        ButtonState("Undo", action: .undo(notes))
        ButtonState("Fine")
      }
    )
  }

  /// Returns a message of the program, with the one button that every alert has.
  static func news(_ text: String) -> Question { .alert(AlertState(text, buttons: [])) }

  static func more(hasNotes: Bool) -> Question {
    .dialog(
      ConfirmationDialogState("More") {
        ButtonState("Sort", action: .sort)
        ButtonState("Shout", action: .shout)
        if hasNotes { ButtonState.destructive("Delete…", action: .deleteTapped) }
        ButtonState.cancel()
      }
    )
  }

  /// The tree, with the buttons.
  var tree: NavigationTree {
    switch self {
    case .alert(let alert): alert.tree
    case .dialog(let dialog): dialog.tree
    }
  }
}
