/// Tells the entries of one `forEach` or `ifLet` from those of another.
final class EntryPlace: Sendable {}
