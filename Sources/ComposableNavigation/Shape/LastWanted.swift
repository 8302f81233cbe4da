/// The wishes of a handler's state when its lane was told last.
///
/// You meet it in ``NavigationState/comparison(with:)`` of a shape of your own.
public final class LastWanted {
  // It is compared after each action, and nothing of it is copied for that (benchmark: forEach with
  // an observer and a handler). Only the handler's shell writes it.
  //
  // Unchecked: it is read and written on the main actor alone, and nothing of it is held meanwhile.
  // A missing value is no optional: to look into one copies it.
  @exclusivity(unchecked) private var isTold = false
  @exclusivity(unchecked) private var value = Wanted()

  /// The wishes that the lane was told; nil when it has not been told.
  public internal(set) var wanted: Wanted? {
    get { isTold ? value : nil }
    set {
      isTold = newValue != nil
      value = newValue ?? Wanted()
    }
  }

  @inline(__always)
  func isStill(_ entries: [EntryID], _ isAnimated: Bool) -> Bool {
    guard isTold, value.isAnimated == isAnimated else { return false }
    return value.entries.areSame(as: entries)
  }

  @inline(__always)
  func isStill(_ entries: [EntryID], _ isAnimated: Bool, selected: EntryID?) -> Bool {
    isStill(entries, isAnimated) && isSame(value.selected, selected)
  }

  @inline(__always)
  func isStill(_ presented: EntryID?, _ style: PresentationStyle?, _ isAnimated: Bool) -> Bool {
    isTold && value.isAnimated == isAnimated && isSame(value.entries.first, presented)
      && value.style == style
  }

  @inline(__always)
  private func isSame(_ one: EntryID?, _ other: EntryID?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.isSame(as: other)
  }
}
