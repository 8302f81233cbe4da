import ComposableNavigation

/// A split host of three fake stacks, which acknowledges at once or as the test determines.
@MainActor
final class FakeSplitHost: SplitHost {
  let columns = SplitColumn.allCases.map { _ in FakeStackHost() }
  var onRoomChange: (@MainActor (Bool) -> Void)?
  var onReport: HostReport.Receiver?
  var options = SplitOptions()
  /// The reason why commands are refused; nil for hosts that carry them out.
  var refusing: HostRefusal?
  private(set) var commands: [String] = []
  private(set) var shown = Showing.nothing
  private var names: [ElementID: SplitColumn] = [:]

  init() { for column in columns { column.isAttached = false } }

  func host(of column: SplitColumn) -> any StackHost<FakeView> { columns[index(column)] }

  func begin(keepingPrevious: Bool) { shown = .nothing }

  func perform(
    _ command: SplitCommand<ElementID>,
    presentables: [ElementID: SplitColumn],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    names.merge(presentables) { $1 }
    func list(_ elements: [ElementID]) -> String {
      elements.map { names[$0]?.rawValue ?? "?" }.joined(separator: " ")
    }
    switch command {
    case .collapse(let elements): commands.append("collapse \(list(elements))")
    case .expand(let elements): commands.append("expand \(list(elements))")
    }
    if let refusing { return acknowledgement.refused(refusing) }
    shown = command.applied(to: shown)
    acknowledgement.done(showing: shown)
  }

  /// Collapses by itself.
  func collapses() {
    let gone = Array(shown.elements.dropFirst())
    shown.elements.removeLast(gone.count)
    onReport?(.removed(gone))
  }

  /// Expands by itself.
  func expands(isHeard: Bool = true) {
    shown.hasExpanded = true
    if isHeard { onReport?(.expanded) }
  }

  /// The shown columns, each with its contents.
  var drawing: String {
    shown.elements.compactMap { names[$0] }.map { columns[index($0)] }
      .map { $0.titles.joined(separator: " ") }.joined(separator: " | ")
  }

  private func index(_ column: SplitColumn) -> Int {
    SplitColumn.allCases.firstIndex(of: column) ?? 0
  }
}
