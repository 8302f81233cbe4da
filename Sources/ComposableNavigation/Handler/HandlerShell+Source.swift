extension HandlerShell {
  /// The handler's store, as the shell reads and writes it.
  struct Source {
    /// The name of the handler, for messages.
    let name: String
    let desiredContent: () -> DesiredContent
    let views: ItemViews<Presentable>
    /// Sends the action for a report about these entries.
    let tell: (HostReport, [EntryID], @escaping @MainActor () -> Void) -> Void
    /// Calls back after each action, unless the state still wants the same content.
    let observe: (LastDesiredContent, @escaping @MainActor () -> Void) -> Subscription
    /// The observers of the store: a lane waits with its plan until all have been called.
    let observers: ObserverList
    /// The listeners of the store, for issues, recordings and explanations.
    let listeners: StoreListeners
    /// Moves the contents of a view to the lane; nil if only handlers inside the view have to move.
    var adopt: ((Presentable, Lane, Placement) -> Void)?
    /// True if the views of entries beside the selected one are made when they are first needed.
    var isLazy = false
    /// The entries that must stay; nil if the view provider has no guard.
    var blockers: BlockerReporter.Source?

    @MainActor
    func report(_ issue: NavigationIssue) { listeners.receive(.issue(issue)) }

    /// Reports a computed state that counts its entries at each reading, so that they are others each
    /// time and none can be shown.
    @MainActor
    func reportCounting(_ entry: EntryID) {
      let (now, again) = (desiredContent().entries, desiredContent().entries)
      guard !now.areSame(as: again), now.contains(entry) else { return }
      report(.countsAtEachReading(name))
    }
  }
}
