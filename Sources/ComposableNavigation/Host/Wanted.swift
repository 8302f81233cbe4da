/// The content that a state wants its host to show, by the ids of its entries.
///
/// A handler hands them to its lane, which makes elements of entries. Each ``NavigationState`` says
/// its own.
///
/// ```swift
/// TabNavigation<String>.State(items: ["a", "b"]).wanted.selected?.description    // "a"
/// ```
public struct Wanted: Hashable, Sendable {
  /// The entries that are to be shown, in order: bottom or first one first.
  public var entries: [EntryID]

  /// The entry that is to be selected; nil for a shape without a selection.
  public var selected: EntryID?

  /// The style in which it is to be presented; nil for a shape without one.
  public var style: PresentationStyle?

  /// True when a person should see the change happen.
  public var isAnimated: Bool

  /// Names what is wanted.
  ///
  /// - Parameters:
  ///   - entries: The entries that are to be shown, in order.
  ///   - selected: The one that is to be selected.
  ///   - style: The style in which it is to be presented.
  ///   - isAnimated: True if a person should see the change happen.
  public init(
    entries: [EntryID] = [],
    selected: EntryID? = nil,
    style: PresentationStyle? = nil,
    isAnimated: Bool = true
  ) {
    self.entries = entries
    self.selected = selected
    self.style = style
    self.isAnimated = isAnimated
  }

  /// Tells whether both want the same visits.
  public static func == (lhs: Wanted, rhs: Wanted) -> Bool {
    lhs.isAnimated == rhs.isAnimated && lhs.style == rhs.style
      && lhs.selected.map(Visit.init) == rhs.selected.map(Visit.init)
      && lhs.entries.areSame(as: rhs.entries)
  }
}
