/// A change of a whole state at once, after which what was is no more, or is again.
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
  /// The entry on top goes, and is pushed in another container in the same operation.
  case moveTop(to: Int)
  /// Two containers exchange their states.
  case swap(with: Int)
}
