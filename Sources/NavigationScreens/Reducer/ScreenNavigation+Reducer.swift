public import ComposableNavigation
import Foundation

extension ScreenNavigation: Reducer {
  /// Carries out an action, or reports why it cannot be.
  ///
  /// An accepted action also writes the animation flag, a refused one writes nothing.
  ///
  /// - Returns: An effect that tells what has gone.
  /// - Complexity: O(*n*).
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    // On a copy, so that an action which fails in its middle has changed nothing.
    var after = state
    do {
      try after.carryOut(action)
    } catch {
      return .report(.refusal(error))
    }
    if case .openURL(let url, by: _) = action { return opening(url) }
    after.areAnimationsEnabled = action.isAnimated ?? after.areAnimationsEnabled
    // The screens that have gone are told first: a button's action may show another in their place.
    let gone = Self.gone(from: state, to: after, cause: action.cause)
    let answer = state.answer(to: action)
    state = after
    return .merge((gone + (answer.map { [$0] } ?? [])).map(Effect.send))
  }
}

extension ScreenNavigation {
  private func opening(_ url: URL) -> Effect<Action> {
    guard let open else {
      let message = "nothing opens \(url): give ScreenNavigation(opening:) what does"
      return .report(.issue(NavigationIssue(.absentChild, message)))
    }
    return .run { _ in await open(url) }
  }

  /// Returns the actions that tell of all that has gone: of each screen its alert, what lay over
  /// it, then its contents, then itself; the screen in front first.
  static func gone(from old: State, to new: State?, cause: Cause) -> [Action] {
    let (ids, newIDs) = (old.entries.ids, new?.entries.ids ?? [])
    var kept = 0
    while kept < min(ids.count, newIDs.count), ids[kept].isSame(as: newIDs[kept]) { kept += 1 }
    var gone: [Action] = []
    // Of most screens nothing goes, and nothing is copied of those (benchmark “screens, push and
    // dismiss”).
    for index in ids.indices.reversed() where index >= kept || !isBare(old.entries.items, index) {
      gone += Self.gone(of: old.entries[index], now: new?.entries[id: ids[index]], cause: cause)
    }
    return gone
  }

  /// Tells whether a screen has nothing that could go without it.
  private static func isBare(_ screens: [OpenScreen], _ index: Int) -> Bool {
    // Unsafe, to look at the screen where it lies; see above.
    screens.withUnsafeBufferPointer { screens in
      screens[index].alerts.ids.isEmpty && screens[index].overlays.ids.isEmpty
        && screens[index].transitions.ids.isEmpty
    }
  }

  private static func gone(
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
      + (now == nil ? [.dismissed(screen, cause: cause)] : [])
  }

  /// The reason why an action cannot be carried out; nil exactly when it can.
  ///
  /// ```swift
  /// ScreenNavigation<String>.refusal(of: .dismissScreens(count: 2), in: .init(root: "home"))
  /// // .tooMany(asked: 2, there: 0), “2 were to go, but there are only 0”
  /// ```
  ///
  /// Pure, and what ``reduce(into:action:)`` finds.
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

extension ScreenNavigation: BackNavigable {
  /// Taps an alert's cancel button, or dismisses the screen in front, by its identity; never the
  /// root.
  public func backAction(in state: State) -> Action? {
    if let alert = state.alert {
      let environments = state.environments
      return alert.backAction(over: environments.count > 1 ? environments.last?.first?.id : nil)
    }
    return state.entries.count > 1 ? .remove([state.topID], cause: .user) : nil
  }
}
