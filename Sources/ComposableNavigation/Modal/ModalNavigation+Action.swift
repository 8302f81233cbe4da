extension ModalNavigation {
  /// An action on a modal: a presentation, a dismissal, or another change of what it shows.
  ///
  /// Each carries whether it is to be animated. `from:` names the entry that has to be presented
  /// for the action to happen, which is how a sheet replaces itself once.
  ///
  /// ```swift
  /// Button("Help") { store.send(.modal(.presentSheet(.help))) }
  /// ```
  ///
  /// Whoever matches an action matches a case: what `.presentSheet(_:)` makes is `.present`, what
  /// `.dismiss()` makes is `.remove`.
  public enum Action: Equatable, Sendable {
    /// Presents an item in a style: `.presentSheet(item)`, `.presentFullScreen(item)`, `.set(…)`.
    case present(Item, PresentationStyle, from: EntryID? = nil, animated: Bool = true)

    /// Takes away entries by name, presented or waiting: what a host reports. Those that are not
    /// there are passed over; refused when none of them is, so that a late dismissal of an old
    /// modal does not touch the new one.
    ///
    /// nil is whatever is presented, `.dismiss()`: with nothing presented only the animation flag
    /// is written.
    case remove([EntryID]?, cause: Cause = .program, animated: Bool = true)

    /// Lets a sheet rest at one of its detents: what a host reports when a person drags it. nil is
    /// whatever is presented.
    ///
    /// Refused for an entry that is neither presented nor waits, for one that is no sheet, and for a
    /// detent that the sheet does not have.
    case selectDetent(
      Sheet.Detent,
      of: EntryID? = nil,
      cause: Cause = .program,
      animated: Bool = true
    )

    /// Tells whether the action asks to be animated.
    @inlinable  // modal, present and dismiss: × 1.1
    public var isAnimated: Bool {
      switch self {
      case .present(_, _, from: _, let animated), .remove(_, cause: _, let animated),
        .selectDetent(_, of: _, cause: _, let animated):
        animated
      }
    }
  }
}

extension ModalNavigation.Action {
  /// Presents as a sheet: in the style ``PresentationStyle/pageSheet``.
  @inlinable  // modal, present and dismiss: × 1.1
  public static func presentSheet(
    _ item: Item,
    from id: EntryID? = nil,
    animated: Bool = true
  ) -> Self {
    .present(item, .pageSheet, from: id, animated: animated)
  }

  /// Presents over everything: in the style ``PresentationStyle/fullScreen``.
  public static func presentFullScreen(
    _ item: Item,
    from id: EntryID? = nil,
    animated: Bool = true
  ) -> Self {
    .present(item, .fullScreen, from: id, animated: animated)
  }

  /// Presents an item that is an alert: in the style ``PresentationStyle/alert``.
  public static func presentAlert(
    _ item: Item,
    from id: EntryID? = nil,
    animated: Bool = true
  ) -> Self {
    .present(item, .alert, from: id, animated: animated)
  }

  /// Presents an item that is a confirmation dialog: in the style
  /// ``PresentationStyle/confirmationDialog``.
  public static func presentConfirmationDialog(
    _ item: Item,
    from id: EntryID? = nil,
    animated: Bool = true
  ) -> Self {
    .present(item, .confirmationDialog, from: id, animated: animated)
  }

  /// Presents in any style; nil dismisses, with `from:` that entry and no other.
  public static func set(
    _ styledItem: ModalNavigation.StyledItem?,
    from id: EntryID? = nil,
    animated: Bool = true
  ) -> Self {
    guard let styledItem else { return .remove(id.map { [$0] }, animated: animated) }
    return .present(styledItem.item, styledItem.style, from: id, animated: animated)
  }

  /// Dismisses what is presented; with nothing presented only the animation flag is written.
  @inlinable  // modal, present and dismiss: × 1.1
  public static func dismiss(animated: Bool = true) -> Self { .remove(nil, animated: animated) }

  /// Dismisses an entry, presented or waiting, and no other.
  ///
  /// Refused when it is neither.
  public static func dismiss(
    id: EntryID,
    cause: Cause = .program,
    animated: Bool = true
  ) -> Self {
    .remove([id], cause: cause, animated: animated)
  }
}

extension ModalNavigation.Action: Hashable where Item: Hashable {}
