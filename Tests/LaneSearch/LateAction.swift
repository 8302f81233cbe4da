/// An action for an entry that its container no longer has: an effect answered, the user tapped
/// twice, or a store was retained.
package struct LateAction: Hashable, Sendable, CustomStringConvertible {
  /// The index among the entries that are gone, from the oldest.
  let entry: Int
  let kind: Kind

  package enum Kind: String, Hashable, Sendable {
    /// Removes the entry.
    case removal
    /// Removes the entries above the entry.
    case popTo
    /// Pushes or presents an entry from the entry.
    case push
    /// Selects the tab.
    case selection
  }

  /// The text of a script, with the index of the entry: `.removal of 0`.
  package var description: String { ".\(kind.rawValue) of \(entry)" }
}
