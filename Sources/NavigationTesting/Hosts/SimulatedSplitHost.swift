public import ComposableNavigation

/// A split host without a screen: it records what it is asked, and a test acts as the person.
///
/// ```swift
/// let host = SimulatedSplitHost<String>()
/// handler.setup(with: host)
/// host.contents                                      // [.primary: ["list"], .detail: ["note"], …]
/// host.loseRoom()
/// host.contents                                      // [.primary: ["list", "note"]]
/// ```
///
/// Each column is a ``SimulatedStackHost``, with all that can be done to one. See
/// ``SimulatedContainerHost`` for what can be done with the split itself; to remove columns is to
/// collapse by oneself, and ``expand()`` the other way.
@MainActor
public final class SimulatedSplitHost<Content>: SimulatedContainerHost<
  SplitColumn, SplitCommand<ElementID>, Void
>, SplitHost
{
  /// The first column.
  public let primary = SimulatedStackHost<Content>(isAttached: false)

  /// The one in the middle.
  public let supplementary = SimulatedStackHost<Content>(isAttached: false)

  /// The last column.
  public let detail = SimulatedStackHost<Content>(isAttached: false)

  /// The receiver of news about room for columns; the handler sets it.
  public var onRoomChange: (@MainActor (_ isCollapsed: Bool) -> Void)?

  /// The handler's last wishes about the display of the columns.
  public var options = SplitOptions()

  /// Makes a host.
  ///
  /// - Parameter isAttached: True if it is on screen; false for one in another handler's view.
  public init(isAttached: Bool = true) {
    super.init(hostWith: (), previous: [], isAttached: isAttached)
  }

  /// The columns that are shown, in order.
  public var columns: [SplitColumn] {
    let shown = elements.compactMap { presentable(of: $0) }
    return SplitColumn.allCases.filter(shown.contains)
  }

  /// The views of each column that is shown, bottom first.
  public var contents: [SplitColumn: [Content]] {
    Dictionary(uniqueKeysWithValues: columns.map { ($0, column($0).presentables) })
  }

  /// The host of a column.
  public func host(of column: SplitColumn) -> any StackHost<Content> { self.column(column) }

  /// Says that there is no room for columns any more; the state decides.
  public func loseRoom() { onRoomChange?(true) }

  /// Says that there is room for columns again; the state decides.
  public func gainRoom() { onRoomChange?(false) }

  /// Expands by itself, as by a turn of the device, and reports it: beside the one column there are
  /// places for others, until the next command.
  ///
  /// The act of a person for the report `HostReport.expanded`. With several columns, or none, it does
  /// nothing.
  public func expand() {
    guard elements.count == 1 else { return }
    hasExpanded = true
    onReport?(.expanded)
  }

  private func column(_ column: SplitColumn) -> SimulatedStackHost<Content> {
    switch column {
    case .primary: primary
    case .supplementary: supplementary
    case .detail: detail
    }
  }
}
