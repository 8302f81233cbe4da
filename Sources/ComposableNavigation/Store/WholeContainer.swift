/// The way back of the container that a store's state is a part of.
@MainActor
final class WholeContainer {
  let wayBack: @MainActor () -> (@MainActor () -> Void)?
  let removed: @MainActor () -> EntryID?

  init(
    wayBack: @escaping @MainActor () -> (@MainActor () -> Void)?,
    removed: @escaping @MainActor () -> EntryID?
  ) {
    (self.wayBack, self.removed) = (wayBack, removed)
  }
}
