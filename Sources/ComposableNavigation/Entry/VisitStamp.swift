/// The source of what tells two visits apart that have one number.
///
/// The one thing of a process that all containers share: they are values, and know nothing of each
/// other. Stamps are unique and never ordered, and nothing that can be compared, hashed or saved
/// sees them, so a reducer stays a function of its state and action on any thread.
@usableFromInline
enum VisitStamp {
  // 0 is for open ids, the highest for ids that mean no entry. After four billion insertions stamps
  // come round again: two visits are mistaken when they have the same number too, and exactly so
  // many lie between them while somebody still holds the old one.
  // Two revisions, which are drawn here too, are mistaken only where the same visit lies at the same
  // place in both lists, or where both are as long and the same visit is the last.
  private static let last = AtomicWord(0)

  @usableFromInline
  static func next() -> UInt32 {
    while true {
      let stamp = UInt32(truncatingIfNeeded: last.add(1))
      if stamp != 0, stamp != .max { return stamp }
    }
  }
}
