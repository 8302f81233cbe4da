public import ComposableNavigation

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension ScreenNavigation {
  /// Creates the reducer of an app that opens no URLs.
  @inlinable  // screens, push and dismiss, 10: × 3.0
  public init() { self.init(logic: Reduce { Self.carryOut($1, in: &$0, opening: nil) }) }

  /// Creates the reducer of an app that opens URLs.
  ///
  /// ```swift
  /// ScreenNavigation<Page> { url in await UIApplication.shared.open(url) }
  /// ```
  ///
  /// - Parameter open: Opens a URL outside of the app.
  @inlinable  // screens, push and dismiss, 10: × 3.0
  public init(opening open: @escaping @Sendable (URL) async -> Void) {
    self.init(logic: Reduce { Self.carryOut($1, in: &$0, opening: open) })
  }
}

extension ScreenNavigation: Reducer {
  /// Carries out an action, or reports its refusal.
  ///
  /// An accepted action also sets the animation flag; a refused one changes nothing.
  ///
  /// - Returns: An effect that reports the dismissed elements.
  /// - Complexity: O(*k*), where *k* is the number of screens from the lowest one on that the action
  ///   changes; O(*n*) more for one that names a screen.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    logic.reduce(into: &state, action: action)
  }

  /// Prepares the reducer for many actions; see `Reducer.resolve()`.
  public func resolve() -> ResolvedReducer<State, Action> {
    logic.resolvedShape().goingBack(by: self) { $0.isCoveringOthers }
  }

  // Inlinable, because unspecialized code copies the action in each switch and requests the
  // metadata of all types that it uses.
  @inlinable  // screens, push and dismiss, 10: × 3.0
  static func carryOut(
    _ action: Action,
    in state: inout State,
    opening open: Opener?
  ) -> Effect<Action> {
    switch action {
    case .showScreens(let destinations, let caller, let id, let isAnimated)
    where destinations.count == 1:
      state.carryOut(showing: destinations[0], by: caller, from: id, animated: isAnimated)
    case .dismiss(let dismissal, let caller, let isAnimated):
      state.carryOut(dismissing: dismissal, by: caller, animated: isAnimated)
    case .answered, .dismissed, .alertDismissed, .overlayDismissed, .transitionDismissed:
      .none
    default:
      carryOutOrRestore(action, in: &state, opening: open)
    }
  }

  /// Carries out an action that may throw after its first change, and then restores the state.
  @usableFromInline
  static func carryOutOrRestore(
    _ action: Action,
    in state: inout State,
    opening open: Opener?
  ) -> Effect<Action> {
    let before = state.tail(changedBy: action)
    let answer = state.answer(to: action)
    do {
      try state.carryOut(action)
    } catch {
      state.restore(before)
      return .report(.refusal(error))
    }
    if case .openURL(let url, by: _) = action { return opening(url, by: open) }
    if let isAnimated = action.isAnimated { state.areAnimationsEnabled = isAnimated }
    // Dismissed screens are reported first: a button's action may show another in their place.
    var told = Self.gone(
      from: before.entries,
      after: before.start,
      to: state.entries,
      cause: action.cause
    )
    if let answer { told.append(answer) }
    switch told.count {
    case 0: return .none
    case 1: return .send(told[0])
    default: return .merge(told.map(Effect.send))
    }
  }
}

extension ScreenNavigation {
  private static func opening(_ url: URL, by open: Opener?) -> Effect<Action> {
    guard let open else {
      let message = "nothing opens \(url): give ScreenNavigation(opening:) what does"
      return .report(.issue(NavigationIssue(.absentChild, message)))
    }
    return .run { _ in await open(url) }
  }

  /// Returns the actions that report dismissals, from the screen in front backward: for each screen
  /// its alert, its overlays, its contents, then the screen itself.
  package static func gone(from old: State, to new: State?, cause: Cause) -> [Action] {
    gone(from: old.entries, after: 0, to: new?.entries ?? Entries(), cause: cause)
  }

  /// Returns the same actions for the screens from a place on.
  ///
  /// - Parameters:
  ///   - old: The former screens from that place on.
  ///   - start: The number of screens below, which are unchanged.
  ///   - new: All screens afterwards.
  ///   - cause: The cause.
  /// - Returns: The actions, in that order.
  package static func gone(
    from old: Entries<OpenScreen>,
    after start: Int,
    to new: Entries<OpenScreen>,
    cause: Cause
  ) -> [Action] {
    let (ids, newIDs) = (old.ids, new.ids)
    var kept = 0
    while kept < ids.count, start + kept < newIDs.count, ids[kept].isSame(as: newIDs[start + kept])
    {
      kept += 1
    }
    // The places of screens that may have moved.
    var places: [Visit: Int] = [:]
    if kept < ids.count {
      for place in newIDs.indices.dropFirst(start + kept) { places[Visit(newIDs[place])] = place }
    }
    var gone: [Action] = []
    // Avoids copying screens that have lost nothing (benchmark “screens, push and dismiss”).
    for index in ids.indices.reversed() {
      let isBare = Self.isBare(old.items, index)
      if isBare, index < kept { continue }
      let place: Int? =
        index < kept ? start + index : places.isEmpty ? nil : places[Visit(ids[index])]
      let screen = old[index]
      if !isBare { gone += lost(of: screen, now: place.map { new.items[$0] }, cause: cause) }
      if place == nil { gone.append(.dismissed(screen, cause: cause)) }
    }
    return gone
  }

  /// Returns a Boolean value that indicates whether a screen has no alert, overlay or content.
  private static func isBare(_ screens: [OpenScreen], _ index: Int) -> Bool {
    // Unsafe, to read the screen without copying it; see above.
    screens.withUnsafeBufferPointer { screens in
      screens[index].alerts.ids.isEmpty && screens[index].overlays.ids.isEmpty
        && screens[index].transitions.ids.isEmpty
    }
  }

  /// Returns the actions that report a screen's dismissed elements, all if `now` is nil.
  @usableFromInline
  static func lost(
    of screen: Entry<OpenScreen>,
    now: OpenScreen?,
    cause: Cause
  ) -> [Action] {
    let alerts = screen.item.alerts.filter { now?.alerts.contains($0.id) != true }
    let overlays = screen.item.overlays.reversed().filter {
      now?.overlays.contains($0.id) != true
    }
    let contents = screen.item.transitions.reversed().filter {
      now?.transitions.contains($0.id) != true
    }
    return alerts.map { Action.alertDismissed($0, of: screen.id, cause: cause) }
      + overlays.map { .overlayDismissed($0, of: screen.id, cause: cause) }
      + contents.map { .transitionDismissed($0, of: screen.id, cause: cause) }
  }

  /// Returns the reason why an action would be refused; nil if it can be carried out.
  ///
  /// ```swift
  /// ScreenNavigation<String>.refusal(of: .dismissScreens(count: 2), in: .init(root: "home"))
  /// // .tooMany(asked: 2, there: 0), “2 were to go, but there are only 0”
  /// ```
  ///
  /// A pure function, with the same result as ``reduce(into:action:)``.
  ///
  /// - Complexity: O(*n*).
  public static func refusal(of action: Action, in state: State) -> Refusal? {
    var trial = state
    do {
      try trial.carryOut(action)
      return nil
    } catch {
      return error
    }
  }
}

extension ScreenNavigation.State {
  /// A Boolean value that indicates whether an alert or another environment covers the root's.
  var isCoveringOthers: Bool { alert != nil || environments.count > 1 }
}

extension ScreenNavigation: BackNavigable {
  /// Returns the action that taps an alert's cancel button, goes back from the newest content of
  /// the screen in front, or dismisses that screen, by its id; never the root.
  public func backAction(in state: State) -> Action? {
    if let alert = state.alert {
      let environments = state.environments
      return alert.backAction(over: environments.count > 1 ? environments.last?.first?.id : nil)
    }
    if let content = state.entries.items[state.entries.count - 1].transitions.ids.last {
      return .transition(.back(content), on: .entry(state.topID))
    }
    return state.entries.count > 1 ? .remove([state.topID], cause: .user) : nil
  }
}
