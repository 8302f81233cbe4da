#if canImport(UIKit) && !os(watchOS)
  public import ComposableNavigation
  public import UIKit

  /// A tab host for a tab bar controller, whose delegate it is.
  ///
  /// A ``TabsController`` has one. The user cannot rearrange the tabs. Avoid more than five tabs on
  /// an iPhone: UIKit then adds a “More” list, whose stack no handler controls. For groups, a sidebar
  /// and a search tab, call ``useTabs(_:arrangedBy:)``.
  @MainActor
  public final class TabBarControllerHost: NSObject, TabHost, AttachableHost, GuardedHost {
    /// All changes.
    public let capabilities = TabCapabilities.all

    /// True: a new page already contains its tabs, because changes off screen are immediate.
    public var preloadsOffscreen: Bool { true }

    /// The receiver of reports; the handler sets it.
    public var onReport: HostReport.Receiver?

    /// A Boolean value that indicates whether the host itself is on screen.
    public var isAttached: Bool { contents.isAttached }

    /// The user's ways to another tab, open or closed; see ``WaysOut``.
    public var waysOut = WaysOut.open

    private(set) weak var controller: UITabBarController?
    /// The app's tabs for the pages; nil if UIKit makes them.
    private var items: (any TabItems)?
    private var contents = HostContents<UIViewController>()
    /// The tabs before the handler's.
    private var previous: [UIViewController] = []
    /// The tab that was last known to be selected.
    private weak var selected: UIViewController?

    /// Creates a host for a controller, which must have no other delegate.
    public init(_ controller: UITabBarController) {
      super.init()
      self.controller = controller
      controller.delegate = self
      #if !os(tvOS) && !os(visionOS)
        controller.customizableViewControllers = []
      #endif
    }

    /// The page of the selected tab.
    public var front: UIViewController? { selectedPage }

    /// The handler's elements that are shown, and the selected one.
    public var shown: Showing {
      Showing(contents.shown.elements, selected: contents.element(of: selectedPage))
    }

    /// Keeps or removes the previous tabs.
    public func begin(keepingPrevious: Bool) {
      let own = contents.views.identities
      contents.begin()
      let there = pages
      previous = keepingPrevious ? there.filter { !own.contains(ObjectIdentifier($0)) } : []
      if previous.count < there.count { show(previous, animated: false) }
      selected = selectedPage
    }

    /// Prevents leaving the selected tab while it must stay.
    public func didChange(blockers: [ElementID: LeaveBlocker]) { contents.blockers = blockers }

    /// Carries out a command at once.
    public func perform(
      _ command: TabCommand<ElementID>,
      presentables: [ElementID: UIViewController],
      animated: Bool,
      acknowledgement: Acknowledgement
    ) {
      guard let controller else { return acknowledgement.refused(.gone) }
      guard contents.take(command, with: presentables, refusing: acknowledgement) else { return }
      if !command.edits.isEmpty {
        show(previous + contents.views, animated: animated && controller.isSeen)
      }
      if let tab = command.select.flatMap({ contents[$0] }) { select(tab) }
      selected = selectedPage
      acknowledgement.done(showing: shown)
    }

    // MARK: The controller

    private var pages: [UIViewController] { items?.pages ?? controller?.viewControllers ?? [] }

    private var selectedPage: UIViewController? {
      items.map(\.selectedPage) ?? controller?.selectedViewController
    }

    private func show(_ pages: [UIViewController], animated: Bool) {
      if let items {
        items.show(pages, animated: animated)
      } else {
        controller?.setViewControllers(pages, animated: animated)
      }
    }

    private func select(_ page: UIViewController) {
      if let items { items.select(page) } else { controller?.selectedViewController = page }
    }

    /// Shows the pages by other tabs from now on.
    func use(_ next: any TabItems) {
      let (pages, page) = (pages, selectedPage)
      items = next
      controller?.delegate = next
      show(pages, animated: false)
      if let page { select(page) }
    }

    // MARK: The window

    /// Puts the host on screen, and reports it.
    public func attach() {
      if let report = contents.attach() { onReport?(report) }
    }

    /// Takes the host off screen, and reports it.
    public func detach() {
      if let report = contents.detach() { onReport?(report) }
    }
  }

  extension TabBarControllerHost: UITabBarControllerDelegate {
    /// Allows the user to select a tab, unless the ways out are closed.
    ///
    /// A tap on the selected tab would pop its stack to the root, and is prevented while a page of
    /// it must stay; the tap is still reported.
    public func tabBarController(
      _ tabBarController: UITabBarController,
      shouldSelect viewController: UIViewController
    ) -> Bool {
      let kept = contents.element(of: selected).map { contents.keeps([$0]) } ?? false
      let tab = contents.element(of: viewController)
      if viewController === selected {
        guard viewController.stackHost?.mayGoToRoot() == false else { return true }
        if let tab { onReport?(.selected(tab)) }
        return false
      }
      guard !waysOut.areOpen || kept else { return true }
      waysOut.attempt()
      if kept, let tab { onReport?(.attempted(.selected(tab))) }
      return false
    }

    /// Reports the tab that the user selected; UIKit does not call this for the program's
    /// selection.
    ///
    /// UIKit itself pops the stack of the selected tab if the user taps the tab again.
    public func tabBarController(
      _ tabBarController: UITabBarController,
      didSelect viewController: UIViewController
    ) {
      selected = viewController
      if let tab = contents.element(of: viewController) { onReport?(.selected(tab)) }
    }
  }
#endif
