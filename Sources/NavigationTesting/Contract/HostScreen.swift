public import ComposableNavigation

/// The screen of a host as the user sees it: the titles of its views, its own and all others.
///
/// ```swift
/// HostScreen.stack(["old", "a", "b"])
/// HostScreen.tabs(["a", "b"], selected: "b")
/// ```
///
/// Read the screen from the views of your toolkit, not from the records of your host. The contract
/// compares the two.
public enum HostScreen: Hashable, Sendable {
  /// Screens on top of each other, lowest first, including those below the handler's own. Also the
  /// elements of a custom shape while none is selected.
  case stack([String])
  /// A presented view and its style.
  case modal(String, PresentationStyle)
  /// Nothing is presented.
  case nothingPresented
  /// Tabs in order, and the selected one; nil if none of the handler's tabs is selected. Also
  /// windows, and the elements of a custom shape while one is selected.
  case tabs([String], selected: String?)
  /// The visible columns, and the screens in each, lowest first.
  case columns([SplitColumn: [String]])
}

extension HostScreen {
  /// The titles of the elements in order; for columns, the names of the columns.
  var labels: [String] {
    switch self {
    case .stack(let titles), .tabs(let titles, selected: _): titles
    case .modal(let title, _): [title]
    case .nothingPresented: []
    case .columns(let columns):
      SplitColumn.allCases.filter { columns[$0] != nil }.map(\.rawValue)
    }
  }
}

extension HostScreen {
  /// Returns a Boolean value that indicates whether a host may show a screen if the state has this one: a
  /// sheet rests where the user has dragged it if the state selects no detent.
  func allows(_ screen: HostScreen) -> Bool {
    guard case .modal(let title, .sheet(let sheet)) = self, sheet.selectedDetent == nil,
      case .modal(let other, .sheet(var shown)) = screen
    else { return self == screen }
    shown.selectedDetent = nil
    return title == other && sheet == shown
  }
}

extension HostScreen: CustomStringConvertible {
  /// A short form of the screen: `[a b]`, `a as sheet`, `{a *b}`, `primary[a] detail[x]`.
  public var description: String {
    switch self {
    case .stack(let titles):
      "[\(titles.joined(separator: " "))]"
    case .modal(let title, let style):
      "\(title) as \(style.traceText)"
    case .nothingPresented:
      "nothing presented"
    case .tabs(let titles, let selected):
      "{\(titles.map { $0 == selected ? "*\($0)" : $0 }.joined(separator: " "))}"
    case .columns(let columns):
      SplitColumn.allCases
        .compactMap { column in
          columns[column].map { "\(column.rawValue)[\($0.joined(separator: " "))]" }
        }
        .joined(separator: " ")
    }
  }
}
