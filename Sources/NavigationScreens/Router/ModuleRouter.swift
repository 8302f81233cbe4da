public import ComposableNavigation

/// Sends actions to a store of modules by short calls, and creates the routers of screens.
///
/// Use it where whole hierarchies replace each other, for example at the end of an onboarding. In
/// SwiftfulRouting, the router itself has these calls, even without support for modules.
///
/// ```swift
/// let modules = ModuleRouter(store)
/// modules.showModule(.trailing, .home, name: "home")
/// modules.router(of: .root).showScreen(.push, .list)
/// modules.dismissModules(count: 2)                   // .tooMany(asked: 2, there: 1)
/// ```
///
/// Each call sends one action and returns its refusal, if any, as the calls of a ``Router`` do.
///
/// ## Laws
/// - a call of a module's router and its action do the same
@MainActor
public struct ModuleRouter<Screen: Equatable & Sendable> {
  /// The navigation to which the router sends actions.
  public typealias Navigation = ModuleNavigation<Screen>

  private let store: Store<Navigation.State, Navigation.Action>

  /// Creates a router for the modules of a store.
  public init(_ store: Store<Navigation.State, Navigation.Action>) { self.store = store }

  /// The modules, the first one at the bottom.
  public var activeModules: Entries<Navigation.Module> { store.state.entries }

  /// Returns a router for a screen of the module in front; by default, for the screen in front.
  public func router(of screen: ScreenTarget = .top) -> Router<Screen> {
    Router(store.scope(state: \.screens, action: /Navigation.Action.screens), of: screen)
  }

  /// Sends an action for which there is no call.
  ///
  /// - Returns: The refusal; nil if the action was carried out.
  @discardableResult
  public func send(_ action: Navigation.Action) -> Refusal? {
    store.answer(to: action) { Navigation.refusal(of: action, in: $0) }
  }

  /// Shows a module in place of the one in front, whose screens are dismissed.
  ///
  /// ```swift
  /// modules.showModule(.trailing, .home, from: id)     // nil: it was done
  /// modules.showModule(.trailing, .home, from: id)     // .notOnTop: a double tap shows once
  /// ```
  ///
  /// - Parameters:
  ///   - option: The transition.
  ///   - root: The root of its screens.
  ///   - name: Your name for it; a module without a name is not remembered.
  ///   - id: For taps, the screen that was tapped; the call is refused unless that screen is in
  ///     front. The view stores the id when it is created. Nil for any screen.
  ///   - animated: True to animate the change.
  /// - Returns: The refusal if the screen is not, or no longer, in front.
  @discardableResult
  public func showModule(
    _ option: TransitionOption = .trailing,
    _ root: Screen,
    name: String? = nil,
    from id: EntryID? = nil,
    animated: Bool = true
  ) -> Refusal? {
    send(.showModule(option, root, name: name, from: id, animated: animated))
  }

  /// Shows modules in order, the last one in front; an empty list changes nothing.
  ///
  /// - Returns: The refusal, without showing any, if the screen of `from:` is not in front.
  @discardableResult
  public func showModules(
    _ modules: [Navigation.Module],
    from id: EntryID? = nil,
    animated: Bool = true
  ) -> Refusal? {
    send(.show(modules, from: id, animated: animated))
  }

  /// Dismisses a module and those in front of it; by default the one in front.
  ///
  /// The first one cannot be dismissed.
  ///
  /// - Returns: The refusal if there is no such module, or only the first one.
  @discardableResult
  public func dismissModule(_ target: ScreenTarget = .top, animated: Bool = true) -> Refusal? {
    send(.dismissModule(target, animated: animated))
  }

  /// Dismisses all modules in front of a module; none if it is in front.
  ///
  /// - Returns: The refusal if there is no such module.
  @discardableResult
  public func dismissModules(upTo target: ScreenTarget, animated: Bool = true) -> Refusal? {
    send(.dismissModules(upTo: target, animated: animated))
  }

  /// Dismisses a number of modules, the one in front first.
  ///
  /// - Returns: The refusal if the count is negative, or if there are fewer modules above the
  ///   first.
  @discardableResult
  public func dismissModules(count: Int, animated: Bool = true) -> Refusal? {
    send(.dismissModules(count: count, animated: animated))
  }

  /// Dismisses all modules but the first; does nothing if there is only one.
  @discardableResult
  public func dismissAllModules(animated: Bool = true) -> Refusal? {
    send(.dismissAllModules(animated: animated))
  }
}
