import ComposableNavigation

extension ScreenNavigation.OpenScreen {
  /// The contents that are to be drawn, from below: what the screen itself shows first, unless it
  /// is not remembered.
  public var contents: [Screen] {
    let all = [screen] + transitions.items.map(\.screen)
    return transitionMemory == .keepPrevious ? all : all.suffix(1)
  }

  mutating func carryOut(_ action: ScreenNavigation.TransitionAction) throws(Refusal) {
    switch action {
    case .show(let new):
      show(new)
    case .dismiss(.root):
      goBack(transitions.count)
    case .dismiss(let target):
      goBack(transitions.count - (try transitions.find(target)))
    case .dismissUpTo(.root), .dismissAll:
      goBack(transitions.count)
    case .dismissUpTo(let target):
      goBack(transitions.count - 1 - (try transitions.find(target)))
    case .dismissCount(let count):
      goBack(try transitions.checked(count))
    case .swipeBack(let id):
      let top = transitions.items[try transitions.find(.entry(id))]
      guard transitions.ids.last == id else { throw .notOnTop(id, top: transitions.ids.last) }
      guard top.allowsSwipeBack, top.option.canSwipeBack else { throw .staysOpen(id) }
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
    guard entries.items[index].transitions.isEmpty else {
      return try change(target) { screen throws(Refusal) in
        try screen.carryOut(.dismiss() as ScreenNavigation.TransitionAction)
      }
    }
    try carryOut(.dismissScreen(.entry(entries.ids[index])))
  }

  mutating func showNextTransitionOrScreen(
    _ target: ScreenTarget,
    from id: EntryID?
  ) throws(Refusal) {
    let index = try entries.find(target)
    guard entries.items[index].transitionQueue.isEmpty else {
      return try change(target) { screen throws(Refusal) in
        try screen.carryOut(.showNext as ScreenNavigation.TransitionAction)
      }
    }
    try showNext(by: entries.ids[index], from: id, otherwise: .dismissScreen)
  }

  /// Changes one screen in its place.
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
