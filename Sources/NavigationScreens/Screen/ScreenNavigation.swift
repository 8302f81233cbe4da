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
public struct ScreenNavigation<Screen: Equatable & Sendable>: Sendable {
  @usableFromInline typealias Opener = @Sendable (URL) async -> Void

  // Made where the kind of screen is known, and not in `resolve()`, where it is not: see `Reduce`.
  @usableFromInline let logic: Reduce<State, Action>

  /// Takes what the actions do, which `Reducer` says.
  @usableFromInline
  init(logic: Reduce<State, Action>) { self.logic = logic }
}
