public import ComposableNavigation

/// A split host without a screen: it records commands, and a test acts as the user.
///
/// ```swift
/// let host = SimulatedSplitHost<String>()
/// handler.setup(with: host)
/// host.contents                                      // [.primary: ["list"], .detail: ["note"], …]
/// host.loseRoom()
/// host.contents                                      // [.primary: ["list", "note"]]
/// ```
///
/// Each column is a ``SimulatedStackHost``. See ``SimulatedContainerHost`` for the operations on
/// the split itself. A split that removes columns has collapsed by itself; ``expand()`` is the
/// opposite.
@MainActor
public final class SimulatedSplitHost<Content>: SimulatedContainerHost<
  SplitColumn, SplitCommand<ElementID>, Void
>, SplitHost
{
  /// The host of the first column.
  public let primary = SimulatedStackHost<Content>(isAttached: false)

  /// The host of the middle column.
  public let supplementary = SimulatedStackHost<Content>(isAttached: false)

  /// The host of the last column.
  public let detail = SimulatedStackHost<Content>(isAttached: false)

  /// The receiver of changes of the room for columns, set by the handler.
  public var onRoomChange: (@MainActor (_ isCollapsed: Bool) -> Void)?

  /// The handler's latest options for the display of the columns.
  public var options = SplitOptions()

  /// Makes a host.
  ///
  /// - Parameter isAttached: True if the host is on screen; false if it is in another view.
  public init(isAttached: Bool = true) {
    super.init(hostWith: (), previous: [], isAttached: isAttached)
  }

  /// The visible columns, in order.
  public var columns: [SplitColumn] {
    SplitColumn.allCases.filter(shownContents.views.contains)
  }

  /// The views in each visible column, bottom first.
  public var contents: [SplitColumn: [Content]] {
    Dictionary(uniqueKeysWithValues: columns.map { ($0, column($0).presentables) })
  }

  /// Returns the host of a column.
  public func host(of column: SplitColumn) -> any StackHost<Content> { self.column(column) }

  /// Reports that there is no room for several columns; the state decides whether to collapse.
  public func loseRoom() { onRoomChange?(true) }

  /// Reports that there is room for several columns; the state decides whether the split expands.
  public func gainRoom() { onRoomChange?(false) }

  /// Expands by itself and reports it, for example when the device rotates.
  ///
  /// Until the next command there is room for other columns beside the one that is shown. This
  /// sends `HostReport.expanded`. If the split shows none or several columns, nothing changes.
  public func expand() {
    guard elements.count == 1 else { return }
    shownContents.hasExpanded = true
    onReport?(.expanded)
  }

  private func column(_ column: SplitColumn) -> SimulatedStackHost<Content> {
    column.one(of: primary, supplementary, detail)
  }
}
