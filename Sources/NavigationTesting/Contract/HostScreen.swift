public import ComposableNavigation

/// The screen of a host as a person sees it: the titles of its views, whoever put them there.
///
/// ```swift
/// HostScreen.stack(["old", "a", "b"])
/// HostScreen.tabs(["a", "b"], selected: "b")
/// ```
///
/// Read it off what your toolkit shows, not off what your host remembers: that the two agree is
/// what the contract looks at.
public enum HostScreen: Hashable, Sendable {
  /// Screens on top of each other, lowest first, those below the handler's included; also the elements
  /// of another shape while none is selected.
  case stack([String])
  /// A view that is presented, and how.
  case modal(String, PresentationStyle)
  /// Nothing is presented.
  case nothingPresented
  /// Tabs in order, and which is selected; nil when none of the handler's is. Also windows, and the
  /// elements of another shape of which one is selected.
  case tabs([String], selected: String?)
  /// The columns that are shown, and the screens in each, lowest first.
  case columns([SplitColumn: [String]])
}

extension HostScreen {
  /// The titles of its elements, in order: of columns their own names.
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

extension HostScreen: CustomStringConvertible {
  /// The screen in short: `[a b]`, `a as sheet`, `{a *b}`, `primary[a] detail[x]`.
  public var description: String {
    switch self {
    case .stack(let titles):
      "[\(titles.joined(separator: " "))]"
    case .modal(let title, let style):
      "\(title) as \(style)"
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
