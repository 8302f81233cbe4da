/// The source of the stamps that distinguish visits with the same number.
///
/// It is the only global variable that containers share, because they are values without references
/// to each other. Stamps are unique and not ordered. They are not part of comparison, hashing or
/// encoding, so a reducer is a function of its state and action on any thread.
@usableFromInline
package enum VisitStamp {
  // 0 is for open ids, the maximum for ids that mean no entry. Stamps repeat after four billion
  // insertions: two visits are confused only if they also have the same number, are exactly that
  // far apart, and the old one is still kept. Revisions use the same source. Two revisions are
  // confused only if the same visit is at the same place in both lists, or if both lists are as
  // long and end with the same visit.
  private static let last = AtomicWord(0)

  @usableFromInline
  package static func next() -> UInt32 {
    while true {
      let stamp = UInt32(truncatingIfNeeded: last.add(1))
      if stamp != 0, stamp != .max { return stamp }
    }
  }
}
