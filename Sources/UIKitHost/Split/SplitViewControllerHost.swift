#if canImport(UIKit) && !os(watchOS)
  public import ComposableNavigation
  public import UIKit

  /// A split host for a split view controller, whose delegate it is.
  ///
  /// A ``SplitController`` has one. It sets four navigation controllers of its own as the columns,
  /// once, so that UIKit never nests them. When the width becomes compact, it moves all views into
  /// the compact column during UIKit's delegate call, without animation, and reports the removed
  /// columns. When the width becomes regular, it reports that it has expanded, and the state adds
  /// its columns.
  ///
  /// UIKit decides by the width alone. A command for a different number of columns is refused. Off
  /// screen, the width is unknown, so a split in a new page is empty until it is on screen.
  @MainActor
  public final class SplitViewControllerHost: NSObject, SplitHost, AttachableHost {
    /// The receiver of reports; the handler sets it.
    public var onReport: HostReport.Receiver?

    /// The receiver of requests; the handler sets it.
    public var onRoomChange: (@MainActor (_ isCollapsed: Bool) -> Void)?

    /// A Boolean value that indicates whether the host itself is on screen.
    public var isAttached: Bool { contents.isAttached }

    /// The display options of the columns.
    ///
    /// A change applies the options that differ, so a column that the user has hidden stays hidden,
    /// and the app's own settings of the controller stay.
    public var options = SplitOptions() {
      didSet { apply(insteadOf: oldValue) }
    }

    /// Called when UIKit is about to show or hide a column: by a gesture, by the button, by a
    /// rotation, or because the program calls the controller's `show(_:)` or `hide(_:)`.
    ///
    /// It is not called while the split is collapsed.
    ///
    /// ```swift
    /// split.host.onColumnChange = { column, isShown in
    ///   if column == .primary { store.send(.listShown(isShown)) }
    /// }
    /// ```
    public var onColumnChange:
      (@MainActor (_ column: UISplitViewController.Column, _ isShown: Bool) -> Void)?

    private(set) weak var controller: UISplitViewController?
    private let primary = UINavigationController()
    private let supplementary = UINavigationController()
    private let detail = UINavigationController()
    private let compact = UINavigationController()
    private let primaryHost: NavigationControllerHost
    private let supplementaryHost: NavigationControllerHost
    private let detailHost: NavigationControllerHost
    private var contents = HostContents<SplitColumn>()
    private var room: Room
    /// A Boolean value that indicates whether another handler shows the host.
    private var isNested = false

    /// The columns that UIKit currently shows.
    private enum Room {
      /// Only the compact column.
      case compact
      case columns
    }

    /// Creates a host for a controller, which must have no other delegate and no columns yet.
    ///
    /// - Parameter controller: The controller; of two columns, the supplementary one is never
    ///   visible.
    public init(_ controller: UISplitViewController) {
      self.controller = controller
      room = controller.isCollapsed ? .compact : .columns
      primaryHost = NavigationControllerHost(primary)
      supplementaryHost = NavigationControllerHost(supplementary)
      detailHost = NavigationControllerHost(detail)
      super.init()
      controller.setViewController(primary, for: .primary)
      if controller.style == .tripleColumn {
        controller.setViewController(supplementary, for: .supplementary)
      }
      controller.setViewController(detail, for: .secondary)
      // Set once at the beginning, because it cannot be changed before iOS 18.
      controller.setViewController(compact, for: .compact)
      if room == .compact { primaryHost.take(compact) }
      controller.delegate = self
      apply(insteadOf: nil)
    }

    /// The handler's elements that are shown: columns.
    public var shown: Showing { contents.shown }

    /// The page that goes back before the split does: in the last column in which something can go back,
    /// unless the column's own page is removed first.
    public var front: UIViewController? {
      let tops = shown.elements.compactMap { contents[$0].map(stack) }.reversed()
      let covered = tops.lazy.compactMap(\.front).first { $0.wayBack(presented: true).isCovering }
      if let covered { return covered }
      let leaving = tops.first { stack in
        stack.shown.elements.count > 1 || stack.front?.wayBack(presented: true).act != nil
      }
      guard let front = leaving?.front, front.wayBack(presented: true).act != nil else {
        return nil
      }
      return front
    }

    /// Returns the host of a column, always the same; in a compact width, the compact column shows
    /// the primary one's views.
    public func host(of column: SplitColumn) -> any StackHost<UIViewController> { stack(column) }

    /// Returns the host of a column, for its guards.
    public func stack(_ column: SplitColumn) -> NavigationControllerHost {
      column.one(of: primaryHost, supplementaryHost, detailHost)
    }

    // MARK: The handler

    /// Removes the columns of an earlier handler.
    public func begin(keepingPrevious: Bool) { contents.begin() }

    /// Stores the requested columns, if they fit the current width.
    public func perform(
      _ command: SplitCommand<ElementID>,
      presentables: [ElementID: SplitColumn],
      animated: Bool,
      acknowledgement: Acknowledgement
    ) {
      var next = contents
      guard next.take(command, with: presentables, refusing: acknowledgement) else { return }
      guard (next.views.count < 2) == (room == .compact) else {
        acknowledgement.refused("the width alone decides how many columns there are")
        // Nothing is shown yet: the state must know the width before columns can be shown.
        if contents.views.isEmpty { onRoomChange?(room == .compact) }
        return
      }
      contents = next
      acknowledgement.done(showing: shown)
    }

    /// Called when another handler shows the view that contains the host.
    public func didAttach() { isNested = true }

    // MARK: The window

    /// Puts the host on screen, and reports it.
    public func attach() {
      if let report = contents.attach() { onReport?(report) }
    }

    /// Takes the host off screen, and reports it.
    public func detach() {
      if let report = contents.detach() { onReport?(report) }
    }

    // MARK: Width

    /// Moves all views to the compact column at once, without animation.
    private func collapse() {
      room = .compact
      contents.hasExpanded = false
      withoutAnimation {
        // A view can be in only one controller at a time.
        detailHost.empty()
        supplementaryHost.empty()
        primaryHost.take(compact) { reportCollapse() }
      }
    }

    private func reportCollapse() {
      let removal = contents.lose(shown.elements.filter { contents[$0] != .primary })
      if let removal, isHeard {
        onReport?(removal)
      } else {
        // Reports are not received yet, or the requested columns were not shown.
        onRoomChange?(true)
        if isHeard { onReport?(.ready) }
      }
    }

    /// Moves all views to the primary column, and reports that there are columns; commands then
    /// fill the other ones.
    private func expand() {
      room = .columns
      contents.hasExpanded = contents.views.count == 1
      withoutAnimation {
        primaryHost.take(primary) {
          // If reports are not received, the state must know before the host is on screen again.
          if isHeard { onReport?(.expanded) } else { onRoomChange?(false) }
        }
      }
    }

    /// A Boolean value that indicates whether reports are received.
    private var isHeard: Bool { isAttached || isNested }

    private func withoutAnimation(_ act: () -> Void) {
      let stacks = SplitColumn.allCases.map(stack)
      for stack in stacks { stack.isAnimating = false }
      act()
      for stack in stacks { stack.isAnimating = true }
    }
  }

  extension SplitViewControllerHost: UISplitViewControllerDelegate {
    /// Moves the views before UIKit shows the compact column.
    public func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      collapse()
      return .compact
    }

    /// Moves the views back before UIKit shows columns.
    public func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
        UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
      expand()
      return proposedDisplayMode
    }

    /// Reports a column that is about to be shown.
    public func splitViewController(
      _ svc: UISplitViewController,
      willShow column: UISplitViewController.Column
    ) {
      report(column, isShown: true)
    }

    /// Reports a column that is about to be hidden.
    public func splitViewController(
      _ svc: UISplitViewController,
      willHide column: UISplitViewController.Column
    ) {
      report(column, isShown: false)
    }

    private func report(_ column: UISplitViewController.Column, isShown: Bool) {
      if column != .compact, room != .compact { onColumnChange?(column, isShown) }
    }
  }
#endif
