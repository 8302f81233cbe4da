public import ComposableNavigation

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// One list of everything that is shown from a root: pushes, sheets and covers, back to front.
///
/// Use it for an app that thinks in “show this screen as a push, a sheet or a cover, then the
/// next”. A presented screen begins an environment, with a separate push stack. Pull the reducer
/// back into a feature, send its actions, and pass its store to a ``ScreenNavigationHandler``.
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
/// The root cannot be removed. An action that cannot be carried out changes nothing and has a
/// `Refusal`. An action, ``Action/dismissed(_:cause:)``, reports each dismissed screen. The shape
/// and most of its names are those of SwiftfulRouting.
///
/// ## Laws
/// - a refused action changes nothing at all and has a reason
/// - the same operation sent twice from the same entry changes the state at most once
/// - each screen that goes is told once, the one in front first
public struct ScreenNavigation<Screen: Equatable & Sendable>: Sendable {
  @usableFromInline typealias Opener = @Sendable (URL) async -> Void

  // Created where the screen type is known; in `resolve()` it is not. See `Reduce`.
  @usableFromInline let logic: Reduce<State, Action>

  /// Creates the reducer from the logic of its actions, which is in its `Reducer` conformance.
  @usableFromInline
  init(logic: Reduce<State, Action>) { self.logic = logic }
}
