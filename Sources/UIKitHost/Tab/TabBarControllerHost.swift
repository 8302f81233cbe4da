#if canImport(UIKit) && !os(watchOS)
  public import ComposableNavigation
  public import UIKit

  /// A tab host around a tab bar controller, whose delegate it is.
  ///
  /// A ``TabsController`` has one. UIKit does not let a person rearrange the tabs; more than five
  /// on a telephone give its “More” list, whose stack is nobody's: avoid it.
  @MainActor
  public final class TabBarControllerHost: NSObject, TabHost, AttachableHost {
    /// Everything.
    public let capabilities = TabCapabilities.all

    /// True: a page comes with its tabs in it; off screen they are there at once.
    public var fillsUnseen: Bool { true }

    /// Where reports go; the handler sets it.
    public var onReport: HostReport.Receiver?

    /// Tells whether the host is on screen by itself.
    public private(set) var isAttached = false

    /// A person's ways to another tab, open or closed; see ``WaysOut``.
    public var waysOut = WaysOut.open

    /// The tabs that stay, as the handler has said.
    private var stays: [ElementID: Stay] = [:]

    private weak var controller: UITabBarController?
    private var elements: [(id: ElementID, view: UIViewController)] = []
    /// The tabs before the handler's own.
    private var previous: [UIViewController] = []
    /// The last tab that was selected, as far as anybody knows.
    private weak var selected: UIViewController?

    /// Makes a host for a controller, which has no other delegate.
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
      let selected = controller?.selectedViewController
      return Showing(
        elements.map(\.id),
        selected: elements.first { $0.view === selected }?.id
      )
    }

    /// Keeps what was there, or lets it go.
    public func begin(keepingPrevious: Bool) {
      let own = elements.map(\.view).identities
      (elements, stays) = ([], [:])
      let there = controller?.viewControllers ?? []
      previous = keepingPrevious ? there.filter { !own.contains(ObjectIdentifier($0)) } : []
      if previous.count < there.count { controller?.setViewControllers(previous, animated: false) }
      selected = controller?.selectedViewController
    }

    /// Keeps the selected tab from now on, while it stays.
    public func didChange(stays: [ElementID: Stay]) { self.stays = stays }

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
        controller.setViewControllers(
          previous + next.map(\.view),
          animated: animated && controller.isSeen
        )
      }
      if let select = command.select, let tab = next.first(where: { $0.id == select }) {
        controller.selectedViewController = tab.view
      }
      selected = controller.selectedViewController
      acknowledgement.done(showing: self.shown)
    }

    /// Is on screen from now on, and reports it.
    public func attach() {
      guard !isAttached else { return }
      isAttached = true
      onReport?(.attached)
    }

    /// Is off screen from now on, and reports it.
    public func detach() {
      guard isAttached else { return }
      isAttached = false
      onReport?(.detached)
    }
  }

  extension TabBarControllerHost: UITabBarControllerDelegate {
    /// Lets a person select a tab, unless the ways out are closed.
    ///
    /// A tap on the selected one would take its stack back to the root, and is stopped while a page of it
    /// stays; it is reported all the same.
    public func tabBarController(
      _ tabBarController: UITabBarController,
      shouldSelect viewController: UIViewController
    ) -> Bool {
      let kept = elements.contains { $0.view === selected && stays[$0.id] != nil }
      let tab = elements.first { $0.view === viewController }?.id
      if viewController === selected {
        let stack =
          (viewController as? UINavigationController)?.delegate as? NavigationControllerHost
        guard stack?.mayGoToRoot() == false else { return true }
        if let tab { onReport?(.selected(tab)) }
        return false
      }
      guard !waysOut.areOpen || kept else { return true }
      waysOut.attempt()
      if kept, let tab { onReport?(.attempted(.select(tab))) }
      return false
    }

    /// Reports the tab that a person selected; UIKit says nothing of a program's selection.
    ///
    /// When the selected one is tapped again, UIKit pops its stack by itself.
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
