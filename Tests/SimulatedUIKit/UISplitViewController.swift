// swift-format-ignore-file
public import Foundation

@MainActor open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
  }
  public enum BackgroundStyle: Int, Sendable { case none, sidebar }
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
  public class var automaticDimension: CGFloat { -1 }

  public private(set) var style = Style.unspecified
  public weak var delegate: (any UISplitViewControllerDelegate)?
  public private(set) var isCollapsed = false
  /// Setting it shows and hides columns, even if it is the former one (assumed, as the worst case).
  public var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      for column in [Column.primary, .supplementary] {
        move(column, isShown: preferredDisplayMode != .secondaryOnly)
      }
    }
  }
  public var presentsWithGesture = true
  public var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  public var primaryEdge = PrimaryEdge.leading
  public var primaryBackgroundStyle = BackgroundStyle.none
  public var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  private var columns: [Column: UIViewController] = [:]

  public init(style: Style) {
    super.init(nibName: nil, bundle: nil)
    self.style = style
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setViewController(_ controller: UIViewController?, for column: Column) {
    columns[column] = controller
    controller?.parent = self
    showColumns()
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// The hidden columns; an inspector is hidden at first (documented).
  private var hidden: Set<Column> = [.inspector]

  /// The visible columns.
  public var simColumns: [Column] {
    isCollapsed ? [.compact] : [.primary, .supplementary, .secondary, .inspector].filter { isVisible($0) }
  }

  private func isVisible(_ column: Column) -> Bool { columns[column] != nil && !hidden.contains(column) }

  open func show(_ column: Column) { move(column, isShown: true) }
  open func hide(_ column: Column) { move(column, isShown: false) }

  /// Shows or hides a column beside the others, and tells the delegate before (documented), also for
  /// a call by the program (assumed).
  private func move(_ column: Column, isShown: Bool) {
    guard !isCollapsed, columns[column] != nil, hidden.contains(column) == isShown else { return }
    tell(column, isShown: isShown)
    if isShown { hidden.remove(column) } else { hidden.insert(column) }
    showColumns()
  }

  private func tell(_ column: Column, isShown: Bool) {
    if isShown {
      delegate?.splitViewController(self, willShow: column)
    } else {
      delegate?.splitViewController(self, willHide: column)
    }
  }

  private func showColumns() {
    for (column, controller) in columns {
      if simColumns.contains(column) {
        if controller.view.superview !== view { view.addSubview(controller.view) }
      } else {
        controller.viewIfLoaded?.removeFromSuperview()
      }
    }
  }

  /// The user hides or shows the primary column, by a swipe or the button.
  public func simToggleSidebar() { move(.primary, isShown: hidden.contains(.primary)) }

  /// The window becomes narrow or wide.
  public func simResize(isNarrow: Bool) {
    guard isNarrow != isCollapsed else { return }
    if isNarrow {
      _ = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .primary)
    } else {
      _ = delegate?.splitViewController(
        self,
        displayModeForExpandingToProposedDisplayMode: .automatic
      )
    }
    // The columns that change places are told too (assumed, as the worst case).
    for column in simColumns { tell(column, isShown: false) }
    isCollapsed = isNarrow
    for column in simColumns { tell(column, isShown: true) }
    showColumns()
  }
}
