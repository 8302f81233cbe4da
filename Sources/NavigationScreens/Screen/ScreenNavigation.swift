public import ComposableNavigation
public import Foundation

/// One list of everything that is shown from a root: pushes, sheets and covers, back to front.
///
/// Reach for it when an app thinks in “show this screen as a push, a sheet or a cover, then the
/// next”. A presented screen begins an environment, with a push stack of its own. Pull it back into
/// a feature, send its actions, and give its store to a ``ScreenNavigationHandler``.
///
/// ```swift
/// var state = ScreenNavigation<String>.State(root: "home")
/// let screens = ScreenNavigation<String>()
/// _ = screens.reduce(into: &state, action: .showScreen(.push, "list"))
/// _ = screens.reduce(into: &state, action: .showScreen(.sheet, "filter", name: "filter"))
/// _ = screens.reduce(into: &state, action: .showScreen(.push, "colours"))
/// state.environments.count                           // 2: home, list and filter, colours
/// _ = screens.reduce(into: &state, action: .dismissScreen("filter"))
/// state.screens                                      // ["home", "list"]
/// ```
///
/// The root always stays. What cannot be carried out changes nothing and has a `Refusal`. Each
/// screen that goes is told by an action, ``Action/dismissed(_:cause:)``. The shape and most of its
/// names are those of SwiftfulRouting.
///
/// ## Laws
/// - a refused action changes nothing at all and has a reason
/// - the same operation sent twice from the same entry changes the state at most once
/// - each screen that goes is told once, the one in front first
public struct ScreenNavigation<Screen: Equatable & Sendable>: Reducer {
  private let open: (@Sendable (URL) async -> Void)?

  /// Makes the reducer.
  ///
  /// ```swift
  /// ScreenNavigation<Page> { url in await UIApplication.shared.open(url) }
  /// ```
  ///
  /// - Parameter open: What opens a URL outside of the app; nil where nothing does.
  public init(opening open: (@Sendable (URL) async -> Void)? = nil) { self.open = open }

  /// Carries out an action, or reports why it cannot be.
  ///
  /// An accepted action also writes the animation flag, a refused one writes nothing. O(*n*).
  ///
  /// - Returns: An effect that tells what has gone.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if case .openURL(let url) = action { return opening(url) }
    // On a copy, so that an action which fails in its middle has changed nothing.
    var after = state
    do {
      try after.carryOut(action)
    } catch {
      return .report(.refusal(error))
    }
    after.areAnimationsEnabled = action.isAnimated ?? after.areAnimationsEnabled
    // What has gone is told first: what a button asks for may show something in its place.
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
  /// Pure, and what ``reduce(into:action:)`` finds. O(*n*).
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
  /// Takes the cancel button of an alert, or dismisses the screen in front, but not the root; names
  /// what it leaves.
  public func backAction(in state: State) -> Action? {
    if let alert = state.alert {
      let environments = state.environments
      return alert.backAction(over: environments.count > 1 ? environments.last?.first?.id : nil)
    }
    return state.entries.count > 1 ? .remove([state.topID], cause: .user) : nil
  }
}
