import ComposableNavigation

typealias ToySplit = SplitNavigation<String>

extension SplitNavigation where Item == String {
  /// The state after some actions, whatever they ask to be done outside.
  func state(_ state: State, after actions: Action...) -> State {
    var state = state
    for action in actions { _ = reduce(into: &state, action: action) }
    return state
  }
}

extension SplitNavigation.State where Item == String {
  /// The columns, whatever is shown: `a b | c | d e`.
  var drawing: String { draw { self[$0].items } }

  /// What each column shows: `a b c e |  | d`.
  var shownDrawing: String { draw { self[shown: $0].items } }

  private func draw(_ items: (SplitColumn) -> [String]) -> String {
    SplitColumn.allCases.map { items($0).joined(separator: " ") }.joined(separator: " | ")
  }
}

/// A split host of three fake stacks.
@MainActor
final class ToySplitHost: SplitHost {
  let columns = SplitColumn.allCases.map { _ in FakeStackHost() }
  var onRoomChange: (@MainActor (Bool) -> Void)?
  private(set) var arrangements: [String] = []

  func host(of column: SplitColumn) -> any StackHost<FakeView> {
    columns[SplitColumn.allCases.firstIndex(of: column) ?? 0]
  }

  func arrange(isCollapsed: Bool, options: SplitOptions, animated: Bool) {
    arrangements.append(
      "\(isCollapsed ? "collapsed" : "expanded") \(options.preferredDisplayMode.rawValue)"
        + (animated ? " animated" : "")
    )
  }

  var drawing: String {
    columns.map { $0.titles.joined(separator: " ") }.joined(separator: " | ")
  }
}
