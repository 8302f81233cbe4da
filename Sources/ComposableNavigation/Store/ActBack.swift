/// A way back that a handler takes.
struct ActBack {
  let act: @MainActor () -> Void
  /// Returns the entry that the act removes, if it does nothing else.
  let removed: () -> EntryID?
}
