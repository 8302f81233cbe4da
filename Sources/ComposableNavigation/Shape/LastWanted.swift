/// The wishes of a handler's state when its lane was told last.
///
/// You meet it in ``NavigationState/comparison(with:)`` of a shape of your own:
///
/// ```swift
/// static func comparison(with last: LastWanted) -> (UnsafePointer<Self>) -> Bool {
///   { state in last.wanted == state.pointee.wanted }
/// }
/// ```
///
/// ## Laws
/// - a lane takes up exactly the states that differ from the last one it received
public final class LastWanted {
  // It is compared after each action, and nothing of it is copied for that (benchmark: forEach with
  // an observer and a handler). Only the handler's shell writes it.
  //
  // Unchecked: it is read and written on the main actor alone, and nothing of it is held meanwhile.
  // A missing value is no optional: to look into one copies it.
  @exclusivity(unchecked) private var told = Told.nothing
  @exclusivity(unchecked) private var value = Wanted()
  /// The number of entries, and the last of them; none where all are kept.
  @exclusivity(unchecked) private var count = 0
  @exclusivity(unchecked) private var top = EntryID.late(.max)

  /// The part that is remembered.
  private enum Told {
    case nothing
    case all
    /// All but the entries, of which the revision, the number and the last one tell the rest: a list
    /// that is held here would be copied when the state changes (benchmark “handler, push and pop”).
    case summary
  }

  init() {}

  /// The wishes that the lane was told; nil when it has not been told, and when the entries are all
  /// those of one container, which are not kept.
  public var wanted: Wanted? { told == .all ? value : nil }

  /// Notes the wishes that the lane is told.
  func note(_ wanted: Wanted) {
    told = .all
    value = wanted
  }

  /// Notes that the lane has not been told.
  func forget() {
    told = .nothing
    value = Wanted()
  }

  /// Lets go of the entries of a container, which somebody else can tell from now on.
  func forgetEntries() {
    guard told == .all, value.revision != nil else { return }
    count = value.entries.count
    top = value.entries.last ?? .late(.max)
    value.forgetKnownEntries()
    told = .summary
  }

  /// Tells whether these are the wishes; no may be for a list that was put in order anew, if the
  /// entries are not kept.
  func isStill(_ wanted: Wanted) -> Bool {
    value.differsInEntriesAlone(from: wanted) && has(wanted.entries, of: wanted.revision)
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
    selected: EntryID?
  ) -> Bool {
    isStill(entries, of: revision, isAnimated) && isSame(value.selected, selected)
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
      // An entry that two lists of one revision have lies over the same entries in both.
      return count == 0 || top.isSame(as: entries[count - 1])
    }
  }

  @inline(__always)
  private func isSame(_ one: EntryID?, _ other: EntryID?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.isSame(as: other)
  }
}
