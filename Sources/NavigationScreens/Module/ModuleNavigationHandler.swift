public import ComposableNavigation

/// Makes a stack host show the module in front with its screens.
///
/// The module is the only page of the stack; showing another module replaces the page in one step.
/// The screens of each module are shown as by a ``ScreenNavigationHandler``, in the same `Lane`.
///
/// ```swift
/// let handler = ModuleNavigationHandler(store: store, viewProvider: Views())
/// window.show(handler.rootView)
/// store.send(.showModule(.trailing, .tabs, name: "tabs"))
/// ```
///
/// A module that returns to the front has new views. Keep the handler as long as its views.
@MainActor
public final class ModuleNavigationHandler<Provider: ModuleViewProviding> {
  /// The navigation that this handler shows.
  public typealias Navigation = ModuleNavigation<Provider.Screen>

  private let cache: ModuleCache<Provider>

  /// The view of the modules, for a window.
  public let rootView: Provider.Presentable

  /// Creates a handler and the view of the modules.
  ///
  /// - Parameters:
  ///   - store: The store of the modules.
  ///   - viewProvider: The provider of the views.
  public init(
    store: Store<Navigation.State, Navigation.Action>,
    viewProvider: Provider
  ) {
    cache = ModuleCache(store: store, provider: viewProvider)
    rootView = viewProvider.makeModules(
      ScreenModules(stack: cache.stack, views: ModuleViews(cache: cache))
    )
  }

  isolated deinit { cache.stop() }
}

/// The handler of the module in front.
@MainActor
final class ModuleCache<Provider: ScreenViewProviding> {
  typealias Navigation = ModuleNavigation<Provider.Screen>

  let store: Store<Navigation.State, Navigation.Action>
  let provider: Provider
  private var handler: ScreenNavigationHandler<Provider>?

  init(store: Store<Navigation.State, Navigation.Action>, provider: Provider) {
    self.store = store
    self.provider = provider
  }

  func stop() { handler = nil }

  /// A stack that contains only the module in front; each visit is a separate entry.
  var stack:
    Store<StackNavigation<Navigation.Module>.State, StackNavigation<Navigation.Module>.Action>
  {
    store.keeping(store.state.stack) {
      $0.stack
    } action: { action, state in
      state.answer(to: action)
    }
  }

  /// Returns the reason why the module of a visit cannot be dismissed; nil if the visit has ended.
  func blocker(of visit: EntryID, by leaveGuard: (Entry<Provider.Screen>) -> LeaveBlocker?)
    -> LeaveBlocker?
  {
    guard let screens = store.state.screens(of: visit) else { return nil }
    for open in screens.entries.reversed() {
      if let blocker = leaveGuard(Entry(id: open.id, item: open.item.screen)) { return blocker }
    }
    return nil
  }

  func makeView(of visit: EntryID) -> Provider.Presentable {
    let screens = store.keeping(store.state.screens) { state in
      state.screens(of: visit)
    } action: { action, _ in
      .screens(action)
    }
    let handler = ScreenNavigationHandler(store: screens, viewProvider: provider)
    self.handler = handler
    return handler.rootView
  }
}
