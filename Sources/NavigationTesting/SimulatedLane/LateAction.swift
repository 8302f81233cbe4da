/// An action for an entry that its container has not got any more: an effect answered, somebody
/// tapped twice, or a store was kept.
package struct LateAction: Hashable, Sendable, CustomStringConvertible {
  /// The place among the entries that have gone, counted from the oldest.
  let entry: Int
  let kind: Kind

  package enum Kind: String, Hashable, Sendable {
    /// The entry is to go.
    case removal
    /// The entries above it are to go.
    case popTo
    /// Something is pushed, or presented, from it.
    case push
    /// The tab is to be selected.
    case selection
  }

  /// The text as it would be written: `.removal of 0`, the entry by its number among those gone.
  package var description: String { ".\(kind.rawValue) of \(entry)" }
}
