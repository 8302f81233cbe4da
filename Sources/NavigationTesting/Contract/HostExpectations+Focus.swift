import ComposableNavigation

// The rules for the focus of a host at rest.
extension HostExpectations {
  /// The controls that have had the focus, by the titles of their views.
  struct Focuses {
    var controls: [String: Int] = [:]
    /// The title of the view that has the focus while nothing is presented.
    var below: String?
  }

  /// Checks the focus, which is nil if no control has it, and returns the point that it breaks.
  mutating func checkFocus(_ focus: HostFocus?, _ screen: HostScreen) -> HostFinding? {
    if screen == .nothingPresented, focuses.below == nil { focuses.below = focus?.view }
    let front = screen.front ?? focuses.below.map { [$0] } ?? []
    guard !front.isEmpty else { return nil }
    guard let focus, front.contains(focus.view) else {
      let place = focus.map { "in \($0.view)" } ?? "nowhere"
      return HostFinding(.movesFocus, "has it \(place), and \(front[0]) is in front")
    }
    guard let left = focuses.controls[focus.view], left != focus.control else { return nil }
    return HostFinding(
      .returnsFocus,
      "has it at \(focus.control) in \(focus.view), where the user left it at \(left)"
    )
  }

  /// Records the control at which the user leaves the focus in its view.
  mutating func leave(_ focus: HostFocus?) {
    if let focus { focuses.controls[focus.view] = focus.control }
  }

  /// Forgets the focus of views that are taken away, which may be shown again later.
  mutating func forgetFocus(in elements: some Sequence<ElementID>) {
    for element in elements { focuses.controls[title(of: element)] = nil }
  }
}

extension HostScreen {
  /// The titles of the views in front, one of which should have the focus; nil if they are not on
  /// the host's screen.
  fileprivate var front: [String]? {
    switch self {
    case .stack(let titles): titles.suffix(1)
    case .modal(let title, _): [title]
    case .nothingPresented: nil
    case .tabs(_, let selected): selected.map { [$0] } ?? []
    case .columns(let columns): SplitColumn.allCases.compactMap { columns[$0]?.last }
    }
  }
}
