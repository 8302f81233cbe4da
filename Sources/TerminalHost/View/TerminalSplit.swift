public import ComposableNavigation

/// Columns side by side, or one column with the screens of all.
///
/// A `SplitNavigationHandler` controls it; usually it creates and keeps its own:
///
/// ```swift
/// let split = TerminalSplit(
///   store: store.scope(state: \.split, action: /Action.split),
///   viewProvider: Screens()
/// )
/// window.show(split)
/// ```
///
/// The user is in the last column that shows more than a placeholder, or moves to another one; the
/// others remain visible. After such a move, back begins in that column: the state does not know of
/// it, so `backAction(in:)` may go back in another one. The split answers each command before
/// `perform` returns. It does not collapse or expand by itself: resizing the window only sends a
/// request to the state.
public final class TerminalSplit:
  TerminalContainerHost<SplitColumn, SplitCommand<ElementID>, Void>, SplitHost
{
  private let primary = TerminalStack()
  private let supplementary = TerminalStack()
  private let detail = TerminalStack()
  /// The column that the user has moved to, valid until the columns change.
  private var chosen: (column: SplitColumn, among: [ElementID])?

  /// The receiver of the host's requests; the handler sets it.
  public var onRoomChange: (@MainActor (_ isCollapsed: Bool) -> Void)?

  /// The display options of the columns: which are visible, their width, and their side.
  public var options = SplitOptions()

  /// Creates a host without columns, for your own handler.
  public init() { super.init(capabilities: ()) }

  /// Creates a split with its handler.
  ///
  /// - Parameters:
  ///   - store: The scoped store of the split.
  ///   - viewProvider: The provider of the views, for all columns.
  public convenience init<Provider: EntryViewProviding>(
    store: Store<SplitNavigation<Provider.Item>.State, SplitNavigation<Provider.Item>.Action>,
    viewProvider: Provider
  ) where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable {
    self.init()
    let handler = SplitNavigationHandler(store: store, viewProvider: viewProvider)
    handler.setup(with: self)
    ownHandlers.append(handler)
    recipe = SplitRecipe(store: store, provider: viewProvider)
  }

  /// Returns the host of a column.
  public func host(of column: SplitColumn) -> any StackHost<TerminalView> { stack(column) }

  /// The shown columns, in order.
  public var columns: [SplitColumn] {
    SplitColumn.allCases.filter(contents.views.contains)
  }

  /// The tree of the columns that are not empty, each a stack.
  public override var tree: NavigationTree { .split(visible.map { stack($0).tree }) }

  /// The picture of the columns side by side, the primary one on its side; or of the one in front.
  public override var picture: TerminalPicture {
    let visible = visible
    let isAlone = visible.count < 2 || options.preferredDisplayMode == .detailOnly
    guard !isAlone else { return front?.picture ?? .stack(back: nil, top: nil) }
    let part = min(max(options.preferredPrimaryColumnWidthFraction ?? 1.0 / 3, 0.1), 0.9)
    let parts = visible.map { column in
      TerminalPart(
        picture: stack(column).picture,
        width: column == .primary ? part : (1 - part) / Double(visible.count - 1),
        isFront: stack(column) === front
      )
    }
    return .columns(options.primaryEdge == .leading ? parts : parts.reversed())
  }

  public override var front: TerminalView? { frontColumn.map(stack) }

  private var frontColumn: SplitColumn? {
    let visible = visible
    if let chosen, chosen.among == shown.elements, visible.contains(chosen.column) {
      return chosen.column
    }
    // A modal in a column covers all of them.
    return visible.last { stack($0).path.contains(where: \.isModal) }
      ?? visible.last { $0 != .detail || stack($0).goesBack != nil } ?? visible.last
  }

  /// A Boolean value that indicates whether there is another column to move to.
  var hasOtherColumns: Bool { visible.count > 1 }

  /// Moves to the next column, from the last one to the first, as the user would by a key.
  ///
  /// - Returns: True if there is another column.
  @discardableResult
  public func moveToNextColumn() -> Bool {
    let visible = visible
    guard hasOtherColumns, let index = frontColumn.flatMap(visible.firstIndex) else { return false }
    chosen = (visible[(index + 1) % visible.count], shown.elements)
    return true
  }

  public override var canPerformBack: Bool { visible.contains { stack($0).goesBack != nil } }

  /// Goes back in the last column that can, if the one in front cannot.
  public override func performBack() -> Bool {
    visible.reversed().lazy.compactMap { self.stack($0).goesBack }.first?.performBack() ?? false
  }

  /// Removes the columns of an earlier handler.
  public override func begin(keepingPrevious: Bool) {
    chosen = nil
    super.begin(keepingPrevious: keepingPrevious)
  }

  /// The columns that are not empty.
  private var visible: [SplitColumn] { columns.filter { !stack($0).views.isEmpty } }

  private func stack(_ column: SplitColumn) -> TerminalStack {
    column.one(of: primary, supplementary, detail)
  }
}

/// The parts of a split's view.
private struct SplitRecipe<Provider: EntryViewProviding>: TerminalRecipe
where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable {
  let store: Store<SplitNavigation<Provider.Item>.State, SplitNavigation<Provider.Item>.Action>
  let provider: Provider

  func make<Translator: TerminalTranslator>(by translator: Translator) -> Translator.View {
    translator.makeSplit(store, provider)
  }
}
