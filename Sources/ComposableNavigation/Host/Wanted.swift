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
  public var entries: [EntryID] {
    didSet { revision = nil }
  }

  /// The entry that is to be selected; nil for a shape without a selection.
  public var selected: EntryID?

  /// The style in which it is to be presented; nil for a shape without one.
  public var style: PresentationStyle?

  /// True when a person should see the change happen.
  public var isAnimated: Bool

  /// The revision of the container that the entries are all of; nil for a list from elsewhere.
  ///
  /// Whoever knows it need not keep the list, nor compare it entry by entry; see ``Entries``. It
  /// takes no part in what is equal.
  private(set) var revision: UInt32?

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

  /// Names all entries of a container.
  package init<Item>(
    of container: Entries<Item>,
    selected: EntryID? = nil,
    isAnimated: Bool
  ) {
    entries = container.storedIDs
    self.selected = selected
    self.isAnimated = isAnimated
    revision = container.revision
  }

  /// Lets go of the entries of a container, for whoever can tell them otherwise; a list from
  /// elsewhere stays.
  mutating func forgetKnownEntries() {
    guard let revision else { return }
    entries = []
    self.revision = revision
  }

  /// The same, as a list from elsewhere: a container that is made anew at each reading has another
  /// revision each time, and shares its list with nobody.
  var asList: Wanted {
    var other = self
    other.revision = nil
    return other
  }

  /// Tells whether nothing but the entries differs, if anything does.
  // Always: what is not inlined copies both (benchmark “handler, push and pop”).
  @inline(__always)
  func differsInEntriesAlone(from other: Wanted) -> Bool {
    isAnimated == other.isAnimated && style == other.style
      && selected.map(Visit.init) == other.selected.map(Visit.init)
  }

  /// Tells whether both want the same visits.
  public static func == (lhs: Wanted, rhs: Wanted) -> Bool {
    lhs.differsInEntriesAlone(from: rhs) && lhs.entries.areSame(as: rhs.entries)
  }

  /// Hashes the numbers or names, and the rest.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(entries)
    hasher.combine(selected)
    hasher.combine(style)
    hasher.combine(isAnimated)
  }
}
