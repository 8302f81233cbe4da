extension HandlerShell {
  /// The handler's store as the shell reads and writes it.
  struct Source {
    /// The handler's name, for a person.
    let name: String
    let wanted: () -> Wanted
    let views: ItemViews<Presentable>
    let remove: ([EntryID], @escaping @MainActor () -> Void) -> Void
    let select: (EntryID, @escaping @MainActor () -> Void) -> Void
    let selectDetent: (EntryID, Sheet.Detent, @escaping @MainActor () -> Void) -> Void
    /// Says that a split has expanded by itself; nil where no host does.
    var expand: ((@escaping @MainActor () -> Void) -> Void)?
    /// Calls back after each action, unless the state is known to want what it wanted last.
    let observe: (LastWanted, @escaping @MainActor () -> Void) -> Subscription
    /// Lets a lane plan only when all observers have been told of the action that one is told of now.
    let hearAll: (Lane) -> Void
    let report: (NavigationIssue) -> Void
    let makeLaneObserver: () -> Lane.Observer?
    /// Says that it is in a lane, to whoever explains the store.
    let enters: (Lane) -> Void
    /// Puts what lies in a view into the lane; the handlers in a view need none.
    var adopt: ((Presentable, Lane, Placement) -> Void)?
    /// The entries that stay; nil where nothing does.
    var stays: StayTeller.Source?

    /// Reports a computed state that counts its entries at each reading, so that they are others each
    /// time and none can be shown.
    func reportCounting(_ entry: EntryID) {
      let (now, again) = (wanted().entries, wanted().entries)
      guard !now.areSame(as: again), now.contains(entry) else { return }
      report(.countsAtEachReading(name))
    }
  }
}
