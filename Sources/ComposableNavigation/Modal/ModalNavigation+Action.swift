extension ModalNavigation {
  /// An action on a modal: a presentation, a dismissal, or another change of the presented item.
  ///
  /// Each action has an `animated` flag. With ``ConditionalAction/from(_:)``, it takes effect only
  /// while an entry is presented, so a sheet replaces itself only once.
  ///
  /// ```swift
  /// Button("Help") { store.send(.modal(.presentSheet(.help))) }
  /// ```
  ///
  /// The shorthand functions return cases: `.presentSheet(_:)` returns `.present`, and `.dismiss()`
  /// returns `.remove`.
  public enum Action: Equatable, Sendable {
    /// Presents an item in a style: `.presentSheet(item)`, `.presentFullScreen(item)`, `.set(…)`.
    case present(Item, PresentationStyle, animated: Bool = true)

    /// Dismisses entries by their ids, presented or waiting; a host reports dismissals with it. Ids
    /// that are neither are ignored. The action is refused if none of them is, so a late dismissal
    /// of an old modal does not touch the new one.
    ///
    /// nil dismisses the presented entry, as `.dismiss()` does; if nothing is presented, only the
    /// animation flag is written.
    case remove([EntryID]?, cause: Cause = .program, animated: Bool = true)

    /// Selects a detent of a sheet; a host reports it when the user drags the sheet. A nil id
    /// selects a detent of the presented sheet.
    ///
    /// Refused for an entry that is neither presented nor waiting, for a presentation that is not a
    /// sheet, and for a detent that the sheet does not have.
    case selectDetent(
      Sheet.Detent,
      of: EntryID? = nil,
      cause: Cause = .program,
      animated: Bool = true
    )

    /// Carries out an action only if all preconditions hold; written `action.from(id)` and
    /// `action.at(revision)`.
    indirect case when([Precondition], Action)

    /// A Boolean value that indicates whether the change is animated.
    @inlinable  // modal, present and dismiss: × 1.1
    public var isAnimated: Bool {
      switch self {
      case .present(_, _, let animated), .remove(_, cause: _, let animated),
        .selectDetent(_, of: _, cause: _, let animated):
        animated
      case .when(_, let action):
        action.isAnimated
      }
    }
  }
}

extension ModalNavigation.Action {
  /// Presents as a sheet: in the style ``PresentationStyle/pageSheet``.
  @inlinable  // modal, present and dismiss: × 1.1
  public static func presentSheet(_ item: Item, animated: Bool = true) -> Self {
    .present(item, .pageSheet, animated: animated)
  }

  /// Presents over everything: in the style ``PresentationStyle/fullScreen``.
  public static func presentFullScreen(_ item: Item, animated: Bool = true) -> Self {
    .present(item, .fullScreen, animated: animated)
  }

  /// Presents an item that is an alert: in the style ``PresentationStyle/alert``.
  public static func presentAlert(_ item: Item, animated: Bool = true) -> Self {
    .present(item, .alert, animated: animated)
  }

  /// Presents an item that is a confirmation dialog: in the style
  /// ``PresentationStyle/confirmationDialog``.
  public static func presentConfirmationDialog(_ item: Item, animated: Bool = true) -> Self {
    .present(item, .confirmationDialog, animated: animated)
  }

  /// Presents an item in any style; nil dismisses the presented item.
  public static func set(_ styledItem: ModalNavigation.StyledItem?, animated: Bool = true) -> Self {
    guard let styledItem else { return .dismiss(animated: animated) }
    return .present(styledItem.item, styledItem.style, animated: animated)
  }

  /// Dismisses the presented item; if nothing is presented, only the animation flag is written.
  @inlinable  // modal, present and dismiss: × 1.1
  public static func dismiss(animated: Bool = true) -> Self { .remove(nil, animated: animated) }

  /// Dismisses only the given entry, presented or waiting.
  ///
  /// Refused if the entry is neither.
  public static func dismiss(
    id: EntryID,
    cause: Cause = .program,
    animated: Bool = true
  ) -> Self {
    .remove([id], cause: cause, animated: animated)
  }
}

extension ModalNavigation.Action: Hashable where Item: Hashable {}

extension ModalNavigation.Action: ConditionalAction {
  /// The preconditions and the action without them; nil if there are none.
  @inlinable  // with precondition, from the entry in front, 10
  public var condition: (preconditions: [Precondition], action: Self)? {
    if case .when(let preconditions, let action) = self { (preconditions, action) } else { nil }
  }
}
