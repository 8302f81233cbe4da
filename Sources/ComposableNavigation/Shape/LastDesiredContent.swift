/// The desired state that a handler last passed to its lane.
///
/// Use it in ``NavigationState/comparison(with:)`` of a custom shape:
///
/// ```swift
/// static func comparison(with last: LastDesiredContent) -> (UnsafePointer<Self>) -> Bool {
///   { state in last.desiredContent == state.pointee.desiredContent }
/// }
/// ```
///
/// ## Laws
/// - a lane takes up exactly the states that differ from the last one received
public final class LastDesiredContent {
  // Compared after each action without a copy (benchmark: forEach with an observer and a handler).
  // Only the handler's shell writes it.
  //
  // Unchecked: only the main actor reads and writes it, and no access overlaps another. A missing
  // value is not an optional, because reading an optional would copy it.
  @exclusivity(unchecked) private var told = Told.nothing
  @exclusivity(unchecked) private var value = DesiredContent()
  /// The number of entries, and the last of them; unused if all entries are kept.
  @exclusivity(unchecked) private var count = 0
  @exclusivity(unchecked) private var top = EntryID.late(.max)

  /// The part that is kept.
  private enum Told {
    case nothing
    case all
    /// All but the entries, which the revision, the number and the last entry identify: a list that
    /// was held here would be copied when the state changes (benchmark “handler, push and pop”).
    case summary
  }

  init() {}

  /// The desired state that the lane last received; nil if it has received none, or if its entries
  /// are exactly those of one container.
  ///
  /// The entries of one container are compared by their revision instead, so no list is kept.
  public var desiredContent: DesiredContent? { told == .all ? value : nil }

  /// Stores the desired state that the lane receives.
  func note(_ desiredContent: DesiredContent) {
    told = .all
    value = desiredContent
  }

  /// Notes that the lane has received nothing.
  func forget() {
    told = .nothing
    value = DesiredContent()
  }

  /// Releases the entries of a container, which the revision identifies from now on.
  func forgetEntries() {
    guard told == .all, value.revision != nil else { return }
    count = value.entries.count
    top = value.entries.last ?? .late(.max)
    value.forgetKnownEntries()
    told = .summary
  }

  /// Returns a Boolean value that indicates whether this is the desired state; may return false for
  /// a list that was reordered, if the entries are not kept.
  func isStill(_ desiredContent: DesiredContent) -> Bool {
    value.differsInEntriesAlone(from: desiredContent)
      && has(desiredContent.entries, of: desiredContent.revision)
  }

  @inline(__always)
  func isStill(_ entries: [EntryID], of revision: UInt32? = nil, _ isAnimated: Bool) -> Bool {
    value.isAnimated == isAnimated && has(entries, of: revision)
  }

  @inline(__always)
  func isStill(
    _ entries: [EntryID],
    of revision: UInt32,
    _ isAnimated: Bool,
    selected: EntryID?,
    preloaded: [EntryID] = []
  ) -> Bool {
    isStill(entries, of: revision, isAnimated) && isSame(value.selected, selected)
      && value.preloaded.areSame(as: preloaded)
  }

  @inline(__always)
  func isStill(_ presented: EntryID?, _ style: PresentationStyle?, _ isAnimated: Bool) -> Bool {
    told == .all && value.isAnimated == isAnimated && isSame(value.entries.first, presented)
      && value.style == style
  }

  @inline(__always)
  private func has(_ entries: [EntryID], of revision: UInt32?) -> Bool {
    switch told {
    case .nothing: return false
    case .all: return value.entries.areSame(as: entries)
    case .summary:
      guard value.revision == revision, count == entries.count else { return false }
      // An entry that is in two lists of one revision has the same entries below it in both.
      return count == 0 || top.isSame(as: entries[count - 1])
    }
  }

  @inline(__always)
  private func isSame(_ one: EntryID?, _ other: EntryID?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.isSame(as: other)
  }
}
