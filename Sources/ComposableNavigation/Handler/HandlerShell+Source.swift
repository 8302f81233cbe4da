extension HandlerShell {
  /// The handler's store, as the shell reads and writes it.
  struct Source {
    /// The name of the handler, for messages.
    let name: String
    let desiredContent: () -> DesiredContent
    let views: ItemViews<Presentable>
    let remove: ([EntryID], @escaping @MainActor () -> Void) -> Void
    let select: (EntryID, @escaping @MainActor () -> Void) -> Void
    let selectDetent: (EntryID, Sheet.Detent, @escaping @MainActor () -> Void) -> Void
    /// Reports that a split has expanded by itself; nil for other shapes.
    var expand: ((@escaping @MainActor () -> Void) -> Void)?
    /// Calls back after each action, unless the state still wants the same content.
    let observe: (LastDesiredContent, @escaping @MainActor () -> Void) -> Subscription
    /// Makes a lane wait with its plan until all observers of the current action have been called.
    let hearAll: (Lane) -> Void
    let report: (NavigationIssue) -> Void
    let makeLaneObserver: () -> Lane.Observer?
    /// Reports the lane that the handler is in, for explanations of the store.
    let enters: (Lane) -> Void
    /// Moves the contents of a view to the lane; nil if only handlers inside the view have to move.
    var adopt: ((Presentable, Lane, Placement) -> Void)?
    /// The entries that must stay; nil if the view provider has no guard.
    var blockers: BlockerReporter.Source?

    /// Reports a computed state that counts its entries at each reading, so that they are others each
    /// time and none can be shown.
    func reportCounting(_ entry: EntryID) {
      let (now, again) = (desiredContent().entries, desiredContent().entries)
      guard !now.areSame(as: again), now.contains(entry) else { return }
      report(.countsAtEachReading(name))
    }
  }
}
