/// A replacement of a whole state at once, which removes entries or restores earlier ones.
package enum Rollback: Hashable, Sendable {
  /// Resets the state.
  case reset
  /// Resets the state and inserts an entry in the same operation.
  case resetAndInsert
  /// Encodes and decodes the state.
  case readAgain
  /// Stores a copy of the state.
  case keep
  /// Restores a stored copy: the first, the second.
  case restore(Int)
  /// Removes the topmost entry and pushes it in another container in the same operation.
  case moveTop(to: Int)
  /// Exchanges the states of two containers.
  case swap(with: Int)
}
