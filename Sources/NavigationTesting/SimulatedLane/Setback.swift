/// What a program does to a whole state at once, so that what was is not what is, or is again.
package enum Setback: Hashable, Sendable {
  /// The state begins anew.
  case reset
  /// It begins anew, and something is inserted in the same operation.
  case resetAndInsert
  /// Its archive is written and read in place.
  case readAgain
  /// A copy is kept.
  case keep
  /// The state is a copy that was kept: the first, the second.
  case rollBack(Int)
  /// What is on top goes, and is pushed in another container in the same operation.
  case moveTop(to: Int)
  /// Two containers exchange their states.
  case swap(with: Int)
}
