public import ComposableNavigation

/// A split host for a `NavigationSplitView`; each column is a ``StackModel``.
///
/// `SplitView` shows it. On macOS, a split does not collapse or expand by itself: the state decides
/// about the columns, and each command is answered before `perform` returns.
@MainActor
public final class SplitModel<Content>: ContainerModel<SplitColumn, SplitCommand<ElementID>>,
  SplitHost
{
  /// The receiver of requests; the handler sets it.
  public var onRoomChange: (@MainActor (_ isCollapsed: Bool) -> Void)?

  /// The display options of the columns.
  public var options = SplitOptions() {
    didSet { willChange() }
  }

  private let primary = StackModel<Content>()
  private let supplementary = StackModel<Content>()
  private let detail = StackModel<Content>()

  /// Creates a host without columns.
  public init() {
    super.init()
    // The third column is visible while its model has a root.
    supplementary.outer = self
  }

  /// The shown columns, in order.
  public var columns: [SplitColumn] {
    SplitColumn.allCases.filter(contents.views.contains)
  }

  /// Returns the host of a column, always the same.
  public func host(of column: SplitColumn) -> any StackHost<Content> { stack(column) }

  /// Returns the model of a column.
  public func stack(_ column: SplitColumn) -> StackModel<Content> {
    column.one(of: primary, supplementary, detail)
  }
}
