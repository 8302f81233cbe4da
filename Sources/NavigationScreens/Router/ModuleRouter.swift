public import ComposableNavigation

/// A shorthand for sending actions to a store of modules, which also finds the screens' routers.
///
/// Reach for it where whole hierarchies take each other's place, such as at the end of an
/// onboarding. SwiftfulRouting's router has these calls itself, whether modules are supported or
/// not.
///
/// ```swift
/// let modules = ModuleRouter(store)
/// modules.showModule(.trailing, .home, name: "home")
/// modules.router(of: .root).showScreen(.push, .list)
/// modules.dismissModules(count: 2)                   // .tooMany(asked: 2, there: 1)
/// ```
///
/// Each call sends one action and answers why it was refused, as those of a ``Router`` do.
///
/// ## Laws
/// - a call of a module's router and its action do the same
@MainActor
public struct ModuleRouter<Screen: Equatable & Sendable> {
  /// The type of navigation whose actions it sends.
  public typealias Navigation = ModuleNavigation<Screen>

  private let store: Store<Navigation.State, Navigation.Action>

  /// Makes a router for the modules of a store.
  public init(_ store: Store<Navigation.State, Navigation.Action>) { self.store = store }

  /// The modules, the first one at the bottom.
  public var activeModules: Entries<Navigation.Module> { store.state.entries }

  /// A router for a screen of the module in front; without one, for the screen in front.
  public func router(of screen: ScreenTarget = .top) -> Router<Screen> {
    Router(store.scope(state: \.screens, action: /Navigation.Action.screens), of: screen)
  }

  /// Sends an action that no call says.
  ///
  /// - Returns: The refusal; nil when it was carried out.
  @discardableResult
  public func send(_ action: Navigation.Action) -> Refusal? {
    store.answer(to: action) { Navigation.refusal(of: action, in: $0) }
  }

  /// Shows a module in the place of the one in front, whose screens are dismissed.
  ///
  /// ```swift
  /// modules.showModule(.trailing, .home, from: id)     // nil: it was done
  /// modules.showModule(.trailing, .home, from: id)     // .notOnTop: a double tap shows once
  /// ```
  ///
  /// - Parameters:
  ///   - option: The way it is shown.
  ///   - root: The root of its screens.
  ///   - name: Your name for it; nil for none, and then it is not remembered.
  ///   - id: For taps, the screen that was tapped; shown is nothing unless it is in front. The view
  ///     keeps it from when it was made. nil for whatever is in front.
  ///   - animated: True if it is to be animated.
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

  /// Shows modules one after the other, the last one in front; none changes nothing.
  ///
  /// - Returns: The refusal, with none shown, if the screen of `from:` is not in front.
  @discardableResult
  public func showModules(
    _ modules: [Navigation.Module],
    from id: EntryID? = nil,
    animated: Bool = true
  ) -> Refusal? {
    send(.show(modules, from: id, animated: animated))
  }

  /// Dismisses a module and those in front of it, without one that in front; the first one stays.
  ///
  /// - Returns: The refusal if there is no such module, or none but the first.
  @discardableResult
  public func dismissModule(_ target: ScreenTarget = .top, animated: Bool = true) -> Refusal? {
    send(.dismissModule(target, animated: animated))
  }

  /// Dismisses all in front of a module; in front already, nothing.
  ///
  /// - Returns: The refusal if there is no such module.
  @discardableResult
  public func dismissModules(upTo target: ScreenTarget, animated: Bool = true) -> Refusal? {
    send(.dismissModules(upTo: target, animated: animated))
  }

  /// Dismisses a number of modules, the one in front first.
  ///
  /// - Returns: The refusal of a count below zero, or above those that are not the first.
  @discardableResult
  public func dismissModules(count: Int, animated: Bool = true) -> Refusal? {
    send(.dismissModules(count: count, animated: animated))
  }

  /// Dismisses all modules but the first; nothing happens when it is alone.
  @discardableResult
  public func dismissAllModules(animated: Bool = true) -> Refusal? {
    send(.dismissAllModules(animated: animated))
  }
}
