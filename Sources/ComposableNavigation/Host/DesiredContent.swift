/// The content that a state wants its host to show, by the ids of its entries.
///
/// A handler passes it to its lane, which translates entries to elements. Each ``NavigationState``
/// provides it.
///
/// ```swift
/// TabNavigation<String>.State(items: ["a", "b"]).desiredContent.selected?.description  // "a"
/// ```
public struct DesiredContent: Hashable, Sendable {
  /// The entries to show, in order: the bottom or first one first.
  public var entries: [EntryID] {
    didSet { revision = nil }
  }

  /// The entry to select; nil for a shape without a selection.
  public var selected: EntryID?

  /// The entries whose views are made before they are in front; see
  /// ``EntryViewProviding/lazyPlaceholder``.
  public var preloaded: [EntryID]

  /// The style of the presentation; nil for a shape without one.
  public var style: PresentationStyle?

  /// A Boolean value that indicates whether the user should see the change happen.
  public var isAnimated: Bool

  /// The revision of the container with exactly these entries; nil for any other list.
  ///
  /// A lane that knows the revision need not keep the list or compare it entry by entry; see
  /// ``Entries``. Equality ignores the revision.
  private(set) var revision: UInt32?

  /// Creates desired content.
  ///
  /// - Parameters:
  ///   - entries: The entries to show, in order.
  ///   - selected: The entry to select.
  ///   - preloaded: The entries whose views are made before they are in front.
  ///   - style: The style of the presentation.
  ///   - isAnimated: True if the user should see the change happen.
  public init(
    entries: [EntryID] = [],
    selected: EntryID? = nil,
    preloaded: [EntryID] = [],
    style: PresentationStyle? = nil,
    isAnimated: Bool = true
  ) {
    self.entries = entries
    self.selected = selected
    self.preloaded = preloaded
    self.style = style
    self.isAnimated = isAnimated
  }

  /// Creates desired content of all entries of a container.
  package init<Item>(
    of container: Entries<Item>,
    selected: EntryID? = nil,
    preloaded: [EntryID] = [],
    isAnimated: Bool
  ) {
    entries = container.storedIDs
    self.selected = selected
    self.preloaded = preloaded
    self.isAnimated = isAnimated
    revision = container.revision
  }

  /// Removes entries that are known from their container's revision; any other list stays.
  mutating func forgetKnownEntries() {
    guard let revision else { return }
    entries = []
    self.revision = revision
  }

  /// The same content without a revision, for a container that is built at each reading: it has
  /// another revision each time and never shares its storage.
  var asList: DesiredContent {
    var other = self
    other.revision = nil
    return other
  }

  /// Returns a Boolean value that indicates whether everything except the entries is equal.
  // Always: without inlining, both values are copied (benchmark “handler, push and pop”).
  @inline(__always)
  func differsInEntriesAlone(from other: DesiredContent) -> Bool {
    isAnimated == other.isAnimated && style == other.style
      && selected.map(Visit.init) == other.selected.map(Visit.init)
      && preloaded.areSame(as: other.preloaded)
  }

  /// Returns a Boolean value that indicates whether both want the same visits.
  public static func == (lhs: DesiredContent, rhs: DesiredContent) -> Bool {
    lhs.differsInEntriesAlone(from: rhs) && lhs.entries.areSame(as: rhs.entries)
  }

  /// Hashes the numbers or names of the entries, and the other properties.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(entries)
    hasher.combine(selected)
    hasher.combine(style)
    hasher.combine(isAnimated)
  }
}
