public import ComposableNavigation

/// Makes a stack host show the module in front, and its screens in it.
///
/// The module is the only page of the stack; another one takes its place in one step. The screens
/// of each are shown as by a ``ScreenNavigationHandler``, in the same `Lane`.
///
/// ```swift
/// let handler = ModuleNavigationHandler(store: store, viewProvider: Views())
/// window.show(handler.rootView)
/// store.send(.showModule(.trailing, .tabs, name: "tabs"))
/// ```
///
/// A module that comes back has new views, as its screens are new. Keep the handler as long as its
/// views.
@MainActor
public final class ModuleNavigationHandler<Provider: ModuleViewProviding> {
  /// The navigation that this handler shows.
  public typealias Navigation = ModuleNavigation<Provider.Screen>

  private let cache: ModuleCache<Provider>

  /// The view of the modules, to be put into a window.
  public let rootView: Provider.Presentable

  /// Makes a handler, and the view of the modules.
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

  /// The module in front as a stack of one; each visit is an entry of its own.
  var stack:
    Store<StackNavigation<Navigation.Module>.State, StackNavigation<Navigation.Module>.Action>
  {
    store.keeping(store.state.stack) {
      $0.stack
    } action: { action, state in
      state.answer(to: action)
    }
  }

  /// The reason why the module of a visit stays; nil once the visit has ended.
  func stay(of visit: EntryID, by leaveGuard: (Entry<Provider.Screen>) -> Stay?) -> Stay? {
    guard let screens = store.state.screens(of: visit) else { return nil }
    for open in screens.entries.reversed() {
      if let stay = leaveGuard(Entry(id: open.id, item: open.item.screen)) { return stay }
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
