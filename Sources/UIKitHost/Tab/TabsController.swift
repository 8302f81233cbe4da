#if canImport(UIKit) && !os(watchOS)
  public import ComposableNavigation
  public import UIKit

  /// A tab bar controller with its handler, kept in step with a tab state.
  ///
  /// ```swift
  /// let tabs = TabsController(
  ///   store: store.scope(state: \.tabs, action: /Action.tabs),
  ///   viewProvider: Tabs()                             // sets each one's tabBarItem
  /// )
  /// window.show(tabs)
  /// ```
  open class TabsController: UITabBarController, HandlerKeeping {
    /// The keeper of the tabs' handler.
    public let keeper = HandlerKeeper()

    /// The host, for guards.
    public private(set) lazy var host = TabBarControllerHost(self)

    /// Makes a controller without tabs, for a handler of your own.
    public init() {
      super.init(nibName: nil, bundle: nil)
      _ = host
    }

    /// Makes a controller together with its handler.
    ///
    /// - Parameters:
    ///   - store: The tabs' store, scoped to them.
    ///   - viewProvider: The provider of the view controllers.
    public convenience init<Provider: EntryViewProviding>(
      store: Store<TabNavigation<Provider.Item>.State, TabNavigation<Provider.Item>.Action>,
      viewProvider: Provider
    ) where Provider.Presentable == UIViewController, Provider.Item: Equatable & Sendable {
      self.init()
      let handler = TabNavigationHandler(store: store, viewProvider: viewProvider)
      handler.setup(with: host)
      keeper.keep(handler, of: host)
    }

    /// Makes nothing: tabs belong to a state, which an archive of views knows nothing of.
    public required init?(coder: NSCoder) { nil }
  }
#endif
