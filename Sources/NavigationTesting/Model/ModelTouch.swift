/// The acts of the user on a container under search, by a gesture or a button of its host.
///
/// Pass it for a container of a custom shape; see ``ModelContainer``. A stack has
/// `.removes(keeping: 1)`, tabs have `.selects`, windows have `.selectsAndRemoves`.
public enum ModelTouch: Hashable, Sendable {
  /// Removes one or several of the topmost entries, but keeps the given number at the bottom.
  case removes(keeping: Int = 0)
  /// Selects another entry.
  case selects
  /// Selects another entry, or removes the last ones.
  case selectsAndRemoves

  /// A Boolean value that indicates whether the user can select an element.
  package var hasSelection: Bool { if case .removes = self { false } else { true } }

  /// A Boolean value that indicates whether the user can remove an element.
  package var canRemove: Bool { self != .selects }

  /// The number of entries that the user cannot remove.
  package var leastCount: Int { if case .removes(let least) = self { least } else { 0 } }
}
