/// A thing that a person does to a container under search by a gesture or a button of its host.
///
/// Say it for a container of a shape of your own; see ``ModelContainer``. A stack is touched by
/// `.removes(keeping: 1)`, tabs by `.selects`, windows by `.selectsAndRemoves`.
public enum ModelTouch: Hashable, Sendable {
  /// Takes away the topmost entries, one or several at once; so many at the bottom stay.
  case removes(keeping: Int = 0)
  /// Selects another entry.
  case selects
  /// Selects another entry, or takes away the last ones.
  case selectsAndRemoves
}
