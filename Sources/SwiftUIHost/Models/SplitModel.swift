public import ComposableNavigation

/// A split host for a `NavigationSplitView`; each column is a ``StackModel``.
///
/// `SplitView` shows it. On macOS, a split does not collapse or expand by itself: the state decides
/// about the columns, and each command is answered before `perform` returns.
@MainActor
public final class SplitModel<Content>: HostModel, SplitHost {
  /// The receiver of requests; the handler sets it.
  public var onRoomChange: (@MainActor (_ isCollapsed: Bool) -> Void)?

  /// The display options of the columns.
  public var options = SplitOptions() {
    didSet { willChange() }
  }

  private var elements: [(id: ElementID, column: SplitColumn)] = []
  private let primary = StackModel<Content>()
  private let supplementary = StackModel<Content>()
  private let detail = StackModel<Content>()

  /// Creates a host without columns.
  public override init() {
    super.init()
    // The third column is visible while its model has a root.
    supplementary.outer = self
  }

  /// The handler's elements that are shown: columns.
  public var shown: Showing { Showing(elements.map(\.id)) }

  /// The shown columns, in order.
  public var columns: [SplitColumn] {
    SplitColumn.allCases.filter { column in elements.contains { $0.column == column } }
  }

  /// Returns the host of a column, always the same.
  public func host(of column: SplitColumn) -> any StackHost<Content> { stack(column) }

  /// Returns the model of a column.
  public func stack(_ column: SplitColumn) -> StackModel<Content> {
    column.one(of: primary, supplementary, detail)
  }

  /// Removes the columns of an earlier handler.
  public func begin(keepingPrevious: Bool) {
    guard !elements.isEmpty else { return }
    change(animated: false) { elements = [] }
  }

  /// Carries out a command at once.
  public func perform(
    _ command: SplitCommand<ElementID>,
    presentables: [ElementID: SplitColumn],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    let shown = Dictionary(elements.map { ($0.id, $0.column) }) { first, _ in first }
    let next = command.applied(to: elements.map(\.id)).compactMap { id in
      (shown[id] ?? presentables[id]).map { (id: id, column: $0) }
    }
    change(animated: animated) { elements = next }
    acknowledgement.done(showing: self.shown)
  }
}
