#if canImport(UIKit) && !os(watchOS)
  public import ComposableNavigation
  public import UIKit

  /// A tab host for a tab bar controller, whose delegate it is.
  ///
  /// A ``TabsController`` has one. The user cannot rearrange the tabs. Avoid more than five tabs on
  /// an iPhone: UIKit then adds a “More” list, whose stack no handler controls. For groups, a sidebar
  /// and a search tab, call ``useTabs(_:arrangedBy:)``.
  @MainActor
  public final class TabBarControllerHost: NSObject, TabHost, AttachableHost {
    /// All changes.
    public let capabilities = TabCapabilities.all

    /// True: a new page already contains its tabs, because changes off screen are immediate.
    public var preloadsOffscreen: Bool { true }

    /// The receiver of reports; the handler sets it.
    public var onReport: HostReport.Receiver?

    /// A Boolean value that indicates whether the host itself is on screen.
    public private(set) var isAttached = false

    /// The user's ways to another tab, open or closed; see ``WaysOut``.
    public var waysOut = WaysOut.open

    /// The elements that must stay, with the handler's reasons.
    private var blockers: [ElementID: LeaveBlocker] = [:]

    private(set) weak var controller: UITabBarController?
    /// The app's tabs for the pages; nil if UIKit makes them.
    private var items: (any TabItems)?
    private var elements: [(id: ElementID, view: UIViewController)] = []
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

    /// The handler's elements that are shown, and the selected one.
    public var shown: Showing {
      let selected = selectedPage
      return Showing(
        elements.map(\.id),
        selected: elements.first { $0.view === selected }?.id
      )
    }

    /// Keeps or removes the previous tabs.
    public func begin(keepingPrevious: Bool) {
      let own = elements.map(\.view).identities
      (elements, blockers) = ([], [:])
      let there = pages
      previous = keepingPrevious ? there.filter { !own.contains(ObjectIdentifier($0)) } : []
      if previous.count < there.count { show(previous, animated: false) }
      selected = selectedPage
    }

    /// Prevents leaving the selected tab while it must stay.
    public func didChange(blockers: [ElementID: LeaveBlocker]) { self.blockers = blockers }

    /// Carries out a command at once.
    public func perform(
      _ command: TabCommand<ElementID>,
      presentables: [ElementID: UIViewController],
      animated: Bool,
      acknowledgement: Acknowledgement
    ) {
      guard let controller else { return acknowledgement.refused(.gone) }
      let shown = Dictionary(elements.map { ($0.id, $0.view) }) { first, _ in first }
      var next: [(id: ElementID, view: UIViewController)] = []
      for id in command.applied(to: elements.map(\.id)) {
        guard let view = shown[id] ?? presentables[id] else {
          return acknowledgement.refused(.noView(of: id))
        }
        next.append((id, view))
      }
      elements = next
      if !command.edits.isEmpty {
        show(previous + next.map(\.view), animated: animated && controller.isSeen)
      }
      if let select = command.select, let tab = next.first(where: { $0.id == select }) {
        self.select(tab.view)
      }
      selected = selectedPage
      acknowledgement.done(showing: self.shown)
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
      guard !isAttached else { return }
      isAttached = true
      onReport?(.attached)
    }

    /// Takes the host off screen, and reports it.
    public func detach() {
      guard isAttached else { return }
      isAttached = false
      onReport?(.detached)
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
      let kept = elements.contains { $0.view === selected && blockers[$0.id] != nil }
      let tab = elements.first { $0.view === viewController }?.id
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
      if let tab = elements.first(where: { $0.view === viewController }) {
        onReport?(.selected(tab.id))
      }
    }
  }
#endif
