package import ComposableNavigation

/// A split host of three fake stacks, which acknowledges at once or as the test determines.
@MainActor
package final class FakeSplitHost: SplitHost {
  package let columns = SplitColumn.allCases.map { _ in FakeStackHost() }
  package var onRoomChange: (@MainActor (Bool) -> Void)?
  package var onReport: HostReport.Receiver?
  package var options = SplitOptions()
  /// The reason why commands are refused; nil for hosts that carry them out.
  package var refusing: HostRefusal?
  package private(set) var commands: [String] = []
  private var contents = HostContents<SplitColumn>()

  package init() { for column in columns { column.isAttached = false } }

  package var shown: Showing { contents.shown }

  package func host(of column: SplitColumn) -> any StackHost<FakeView> { columns[index(column)] }

  package func begin(keepingPrevious: Bool) { contents.begin() }

  package func perform(
    _ command: SplitCommand<ElementID>,
    presentables: [ElementID: SplitColumn],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    func list(_ elements: [ElementID]) -> String {
      elements.map { (contents[$0] ?? presentables[$0])?.rawValue ?? "?" }.joined(separator: " ")
    }
    switch command {
    case .collapse(let elements): commands.append("collapse \(list(elements))")
    case .expand(let elements): commands.append("expand \(list(elements))")
    }
    if let refusing { return acknowledgement.refused(refusing) }
    guard contents.take(command, with: presentables, refusing: acknowledgement) else { return }
    acknowledgement.done(showing: shown)
  }

  /// Collapses by itself.
  package func collapses() {
    if let report = contents.lose(shown.elements.dropFirst()) { onReport?(report) }
  }

  /// Expands by itself.
  package func expands(isHeard: Bool = true) {
    contents.hasExpanded = true
    if isHeard { onReport?(.expanded) }
  }

  /// The shown columns, each with its contents.
  package var drawing: String {
    contents.views.map { columns[index($0)].titles.joined(separator: " ") }
      .joined(separator: " | ")
  }

  private func index(_ column: SplitColumn) -> Int {
    SplitColumn.allCases.firstIndex(of: column) ?? 0
  }
}
