#if canImport(UIKit) && !os(watchOS)
  public import ComposableNavigation
  public import UIKit

  /// A split host around a split view controller, whose delegate it is.
  ///
  /// A ``SplitController`` has one. It puts four navigation controllers of its own into the
  /// columns, once: UIKit then never nests one in another. Where there is little room it moves all
  /// views into the compact one inside UIKit's question, without animation, and reports the columns
  /// that went. Where there is room again it reports that it has expanded, and the state's columns come.
  ///
  /// UIKit decides by the width alone. A state that wants another number of columns than there is
  /// room for is refused. Off screen there is no width yet, so a split in a page comes empty, and is
  /// filled on screen.
  @MainActor
  public final class SplitViewControllerHost: NSObject, SplitHost, AttachableHost {
    /// Where reports go; the handler sets it.
    public var onReport: HostReport.Receiver?

    /// Where wishes go; the handler sets it.
    public var onRoomChange: (@MainActor (_ isCollapsed: Bool) -> Void)?

    /// Tells whether the host is on screen by itself.
    public var isAttached: Bool { presence == .attached }

    /// The display options of the columns.
    public var options = SplitOptions() {
      didSet { apply() }
    }

    private weak var controller: UISplitViewController?
    private let primary = UINavigationController()
    private let supplementary = UINavigationController()
    private let detail = UINavigationController()
    private let compact = UINavigationController()
    private let primaryHost: NavigationControllerHost
    private let supplementaryHost: NavigationControllerHost
    private let detailHost: NavigationControllerHost
    private var elements: [(id: ElementID, column: SplitColumn)] = []
    private var room: Room
    private var presence = Presence.hidden

    /// The columns that UIKit shows.
    private enum Room {
      /// The compact column alone.
      case compact
      case columns
      /// Columns, as UIKit has expanded the split since the last command.
      case expanded
    }

    /// The presence of the host on screen, as far as it has heard.
    private enum Presence {
      /// Nobody shows it: nobody hears a report.
      case hidden
      /// It is on screen by itself, and has said so.
      case attached
      /// Another handler shows it.
      case nested
    }

    /// Makes a host for a controller, which has no other delegate and no columns yet.
    ///
    /// - Parameter controller: The controller; of two columns the supplementary one is never
    ///   seen.
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
      // Once, at the beginning: before iOS 18 it cannot be changed.
      controller.setViewController(compact, for: .compact)
      if room == .compact { primaryHost.take(compact) }
      controller.delegate = self
      apply()
    }

    /// The handler's elements that are shown: columns.
    public var shown: Showing { Showing(elements.map(\.id), hasExpanded: room == .expanded) }

    /// The host of a column, always the same; the primary one's views are in the compact column
    /// where there is little room.
    public func host(of column: SplitColumn) -> any StackHost<UIViewController> { stack(column) }

    /// The host of a column, for its guards.
    public func stack(_ column: SplitColumn) -> NavigationControllerHost {
      switch column {
      case .primary: primaryHost
      case .supplementary: supplementaryHost
      case .detail: detailHost
      }
    }

    // MARK: The handler

    /// Lets go of columns of an earlier handler.
    public func begin(keepingPrevious: Bool) { show([]) }

    /// Notes which columns are wanted, when there is room for just those.
    public func perform(
      _ command: SplitCommand<ElementID>,
      presentables: [ElementID: SplitColumn],
      animated: Bool,
      acknowledgement: Acknowledgement
    ) {
      let known = Dictionary(elements.map { ($0.id, $0.column) }) { first, _ in first }
      let next = command.applied(to: elements.map(\.id)).compactMap { id in
        (known[id] ?? presentables[id]).map { (id: id, column: $0) }
      }
      guard (next.count < 2) == (room == .compact) else {
        acknowledgement.refused("the width alone decides how many columns there are")
        // Nothing is shown yet: the state has to know before anything can be.
        if elements.isEmpty { onRoomChange?(room == .compact) }
        return
      }
      show(next)
      acknowledgement.done(showing: shown)
    }

    /// Shows what the handler says; that UIKit has expanded the split is answered with it.
    private func show(_ next: [(id: ElementID, column: SplitColumn)]) {
      elements = next
      if room == .expanded { room = .columns }
    }

    /// Hears that another handler shows the view that it lies in.
    public func didAttach() { presence = .nested }

    // MARK: The window

    /// Is on screen from now on, and reports it.
    public func attach() {
      guard !isAttached else { return }
      presence = .attached
      onReport?(.attached)
    }

    /// Is off screen from now on, and reports it.
    public func detach() {
      guard isAttached else { return }
      presence = .hidden
      onReport?(.detached)
    }

    // MARK: Width

    /// Moves all views to the compact column, without animation, so that it is done when this
    /// returns.
    private func collapse() {
      room = .compact
      withoutAnimation {
        // A view lies in one controller at a time.
        detailHost.empty()
        supplementaryHost.empty()
        primaryHost.take(compact)
        let gone = elements.filter { $0.column != .primary }.map(\.id)
        elements.removeAll { $0.column != .primary }
        if isHeard, !gone.isEmpty {
          onReport?(.removed(gone))
        } else {
          // Nobody hears a report yet, or the columns that were wished for have not come.
          onRoomChange?(true)
          if isHeard { onReport?(.ready) }
        }
      }
    }

    /// Moves all views to the primary column, and says that there are columns now: what lies in the
    /// others is asked for next.
    private func expand() {
      room = elements.count == 1 ? .expanded : .columns
      withoutAnimation {
        primaryHost.take(primary)
        // While nobody hears reports the state has to know before the host is on screen again.
        if isHeard { onReport?(.expanded) } else { onRoomChange?(false) }
      }
    }

    /// Tells whether a report of it is expected.
    private var isHeard: Bool { presence != .hidden }

    private func withoutAnimation(_ act: () -> Void) {
      let stacks = SplitColumn.allCases.map(stack)
      for stack in stacks { stack.isAnimating = false }
      act()
      for stack in stacks { stack.isAnimating = true }
    }

    private func apply() {
      for column in SplitColumn.allCases { stack(column).options = options.stack }
      guard let controller else { return }
      let columns = controller.style == .tripleColumn ? 3 : 2
      controller.preferredDisplayMode = options.preferredDisplayMode.mode(of: columns)
      #if !os(visionOS)
        controller.presentsWithGesture = options.presentsWithGesture
        controller.displayModeButtonVisibility =
          options.showsDisplayModeButton ? .automatic : .never
      #endif
      controller.preferredPrimaryColumnWidthFraction =
        options.preferredPrimaryColumnWidthFraction.map { CGFloat($0) }
        ?? UISplitViewController.automaticDimension
      controller.primaryEdge = options.primaryEdge == .leading ? .leading : .trailing
      #if !os(tvOS)
        controller.primaryBackgroundStyle =
          options.primaryBackgroundStyle == .sidebar ? .sidebar : .none
      #endif
    }
  }

  extension SplitViewControllerHost: UISplitViewControllerDelegate {
    /// Moves the views when UIKit is about to show the compact column.
    public func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      collapse()
      return .compact
    }

    /// Moves the views back when UIKit is about to show columns.
    public func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
        UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
      expand()
      return proposedDisplayMode
    }
  }

  extension SplitOptions.DisplayMode {
    /// UIKit's name of the mode, of a split with so many columns.
    fileprivate func mode(of columns: Int) -> UISplitViewController.DisplayMode {
      switch self {
      case .automatic: .automatic
      case .allVisible: columns == 3 ? .twoBesideSecondary : .oneBesideSecondary
      case .detailOnly: .secondaryOnly
      case .overDetail: columns == 3 ? .twoOverSecondary : .oneOverSecondary
      }
    }
  }
#endif
