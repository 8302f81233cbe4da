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

    /// The host, for guards and for tabs of iOS 18.
    public private(set) lazy var host = TabBarControllerHost(self)

    /// Creates a controller without tabs, for your own handler.
    public init() {
      super.init(nibName: nil, bundle: nil)
      _ = host
    }

    /// Creates a controller with its handler.
    ///
    /// - Parameters:
    ///   - store: The scoped store of the tabs.
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

    /// Goes back; see ``HandlerKeeping/goBack()``.
    open override func accessibilityPerformEscape() -> Bool {
      goBack() || super.accessibilityPerformEscape()
    }

    /// Goes back by Escape or Command-[.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      if !goBack(by: presses) { super.pressesBegan(presses, with: event) }
    }

    /// Returns nil: tabs belong to a state, not to an archive of views.
    public required init?(coder: NSCoder) { nil }
  }
#endif
