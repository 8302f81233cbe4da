extension ModalNavigation {
  /// What can be done to a modal.
  ///
  /// Each carries whether it is to be animated. `from:` names the entry that has to be presented
  /// for the action to happen, which is how a sheet replaces itself once.
  public enum Action {
    /// Presents over everything.
    case presentFullScreen(Item, from: EntryID? = nil, animated: Bool = true)

    /// Presents as a sheet.
    case presentSheet(Item, from: EntryID? = nil, animated: Bool = true)

    /// Presents in any style; nil dismisses.
    case set(StyledItem?, from: EntryID? = nil, animated: Bool = true)

    /// Dismisses what is presented; with nothing presented only the animation flag is written.
    case dismiss(animated: Bool = true)

    /// Dismisses an entry, presented or waiting: written `.dismiss(id:)`. Refused when it is
    /// neither, so that a late dismissal of an old modal does not touch the new one.
    case dismissEntry(EntryID, cause: Cause = .program, animated: Bool = true)

    /// Dismisses an entry, presented or waiting, and no other.
    public static func dismiss(
      id: EntryID,
      cause: Cause = .program,
      animated: Bool = true
    ) -> Action {
      .dismissEntry(id, cause: cause, animated: animated)
    }

    /// Presents an item that is an alert: `set` with the style ``PresentationStyle/alert``.
    public static func presentAlert(
      _ item: Item,
      from id: EntryID? = nil,
      animated: Bool = true
    ) -> Action {
      .set(StyledItem(item: item, style: .alert), from: id, animated: animated)
    }

    /// Presents an item that is a confirmation dialog: `set` with the style
    /// ``PresentationStyle/confirmationDialog``.
    public static func presentConfirmationDialog(
      _ item: Item,
      from id: EntryID? = nil,
      animated: Bool = true
    ) -> Action {
      .set(StyledItem(item: item, style: .confirmationDialog), from: id, animated: animated)
    }

    /// Whether the action asks to be animated.
    @inlinable  // modal, present and dismiss: × 1.1
    public var isAnimated: Bool {
      switch self {
      case .presentFullScreen(_, from: _, let animated), .presentSheet(_, from: _, let animated),
        .set(_, from: _, let animated), .dismiss(let animated),
        .dismissEntry(_, cause: _, let animated):
        animated
      }
    }
  }
}

extension ModalNavigation.Action: Equatable {}
extension ModalNavigation.Action: Hashable where Item: Hashable {}
extension ModalNavigation.Action: Sendable {}
