import ComposableNavigation

extension ScreenNavigation.OpenScreen {
  /// The contents to draw, the lowest first: the screen's own, unless it is not remembered, then
  /// those of transitions.
  public var contents: [Screen] {
    let all = [screen] + transitions.items.map(\.screen)
    return transitionMemory == .keepPrevious ? all : all.suffix(1)
  }

  /// - Parameters:
  ///   - action: The action.
  ///   - id: The id of the screen, whose own content is the root.
  /// - Throws: The reason for the refusal.
  mutating func carryOut(
    _ action: ScreenNavigation.TransitionAction,
    in id: EntryID
  ) throws(Refusal) {
    switch action {
    case .show(let new):
      show(new)
    case .dismiss(let target):
      if isRoot(target) { throw .root(id) }
      goBack(transitions.count - (try transitions.find(target)))
    case .dismissAll:
      goBack(transitions.count)
    case .dismissUpTo(let target):
      let kept = try isRoot(target) ? 0 : transitions.find(target) + 1
      goBack(transitions.count - kept)
    case .dismissCount(let count):
      goBack(try transitions.checked(count))
    case .swipeBack(let id):
      let top = try newest(id)
      guard top.allowsSwipeBack, top.option.canSwipeBack else { throw .staysOpen(id) }
      goBack(1)
    case .back(let id):
      _ = try newest(id)
      goBack(1)
    case .addToQueue(let new):
      transitionQueue += new
    case .removeFromQueue(let names):
      transitionQueue.removeAll { $0.name.map(names.contains) == true }
    case .clearQueue:
      transitionQueue = []
    case .showNext:
      guard let next = transitionQueue.first else { throw .nothingWaits }
      transitionQueue.removeFirst()
      show([next])
    }
  }

  /// Returns the newest content.
  ///
  /// - Throws: A refusal if the id names another one.
  private func newest(_ id: EntryID) throws(Refusal) -> ScreenNavigation.Transition {
    let content = transitions.items[try transitions.find(.entry(id))]
    guard transitions.ids.last?.isMeant(by: id) == true else {
      throw .notOnTop(id, top: transitions.ids.last)
    }
    return content
  }

  /// Returns a Boolean value that indicates whether a target is the screen's own content.
  private func isRoot(_ target: ScreenTarget) -> Bool {
    switch target {
    case .root: true
    case .top: transitions.isEmpty
    case .name("root"): transitions.position(of: target) == nil
    case .name, .entry: false
    }
  }

  private mutating func show(_ new: [ScreenNavigation.Transition]) {
    for transition in new { transitions.append(transition) }
    if let last = new.last { currentTransition = last.option }
  }

  private mutating func goBack(_ count: Int) {
    guard count > 0, let top = transitions.items.last else { return }
    currentTransition = top.option.reversed
    transitions.removeLast(count)
  }
}

extension ScreenNavigation.State {
  mutating func dismissTransitionOrScreen(_ target: ScreenTarget) throws(Refusal) {
    let index = try entries.find(target)
    let id = entries.ids[index]
    guard entries.items[index].transitions.isEmpty else {
      return try change(target) { screen throws(Refusal) in
        try screen.carryOut(.dismiss() as ScreenNavigation.TransitionAction, in: id)
      }
    }
    try carryOut(.dismissScreen(.entry(id)))
  }

  mutating func showNextTransitionOrScreen(
    _ target: ScreenTarget,
    from id: EntryID?
  ) throws(Refusal) {
    let index = try entries.find(target)
    let caller = entries.ids[index]
    guard entries.items[index].transitionQueue.isEmpty else {
      return try change(target) { screen throws(Refusal) in
        try screen.carryOut(.showNext as ScreenNavigation.TransitionAction, in: caller)
      }
    }
    try showNext(by: caller, from: id, otherwise: .dismissScreen)
  }

  /// Changes one screen in place.
  mutating func change(
    _ target: ScreenTarget,
    _ change: (inout ScreenNavigation.OpenScreen) throws(Refusal) -> Void
  ) throws(Refusal) {
    let id = entries.ids[try entries.find(target)]
    var refusal: Refusal?
    _ = entries.update(id) { screen in
      do throws(Refusal) {
        try change(&screen)
      } catch {
        refusal = error
      }
    }
    if let refusal { throw refusal }
  }
}
