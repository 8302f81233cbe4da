#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// The tabs that stand for the pages of a tab bar controller.
  @MainActor
  protocol TabItems: UITabBarControllerDelegate {
    /// The pages that have a tab, also in groups.
    var pages: [UIViewController] { get }

    var selectedPage: UIViewController? { get }

    /// Shows a tab for each page.
    func show(_ pages: [UIViewController], animated: Bool)

    func select(_ page: UIViewController)
  }

  @available(iOS 18, tvOS 18, visionOS 2, *)
  extension TabBarControllerHost {
    /// Shows each page as a `UITab` of the app: a search tab, or one in a group of the sidebar.
    ///
    /// ```swift
    /// tabs.host.useTabs { page in
    ///   let title = page.tabBarItem.title ?? ""
    ///   return title == "Search"
    ///     ? UISearchTab { _ in page }
    ///     : UITab(title: title, image: nil, identifier: title) { _ in page }
    /// } arrangedBy: { tabs in
    ///   [UITabGroup(title: "Mail", image: nil, identifier: "mail", children: tabs)]
    /// }
    /// ```
    ///
    /// The state names the pages alone. A group is not a page: UIKit selects one of its tabs.
    ///
    /// - Parameters:
    ///   - makeTab: Returns the tab of a page; called once for each page that is shown.
    ///   - arrange: Returns the tabs and groups of the bar from the tabs of all pages.
    public func useTabs(
      _ makeTab: @escaping (UIViewController) -> UITab,
      arrangedBy arrange: @escaping ([UITab]) -> [UITab] = { $0 }
    ) {
      guard let controller else { return }
      use(ArrangedTabs(of: self, in: controller, makeTab, arrange))
    }
  }

  /// The `UITab`s that an app makes and arranges, and UIKit's delegate while they are used.
  ///
  /// UIKit calls other methods for `UITab`s than for view controllers. So the host itself does not
  /// have them.
  @available(iOS 18, tvOS 18, visionOS 2, *)
  final class ArrangedTabs: NSObject, TabItems {
    private weak var host: TabBarControllerHost?
    private weak var controller: UITabBarController?
    private let makeTab: (UIViewController) -> UITab
    private let arrange: ([UITab]) -> [UITab]
    private var shown: [(page: UIViewController, tab: UITab)] = []

    init(
      of host: TabBarControllerHost,
      in controller: UITabBarController,
      _ makeTab: @escaping (UIViewController) -> UITab,
      _ arrange: @escaping ([UITab]) -> [UITab]
    ) {
      (self.host, self.controller) = (host, controller)
      (self.makeTab, self.arrange) = (makeTab, arrange)
      super.init()
    }

    var pages: [UIViewController] { shown.map(\.page) }

    var selectedPage: UIViewController? { controller?.selectedTab.flatMap(page) }

    func show(_ pages: [UIViewController], animated: Bool) {
      shown = pages.map { page in (page, tab(of: page) ?? makeTab(page)) }
      controller?.setTabs(arrange(shown.map(\.tab)), animated: animated)
    }

    func select(_ page: UIViewController) { controller?.selectedTab = tab(of: page) }

    private func tab(of page: UIViewController) -> UITab? { shown.first { $0.page === page }?.tab }

    private func page(of tab: UITab) -> UIViewController? { shown.first { $0.tab === tab }?.page }

    func tabBarController(
      _ tabBarController: UITabBarController,
      shouldSelectTab tab: UITab
    ) -> Bool {
      guard let host, let page = page(of: tab) else { return true }
      return host.tabBarController(tabBarController, shouldSelect: page)
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      didSelectTab selectedTab: UITab,
      previousTab: UITab?
    ) {
      guard let page = page(of: selectedTab) else { return }
      host?.tabBarController(tabBarController, didSelect: page)
    }
  }
#endif
