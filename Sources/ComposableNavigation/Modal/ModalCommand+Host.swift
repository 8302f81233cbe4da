extension ModalCommand: HostCommand where Element == ElementID {
  /// The element that is dismissed.
  public var taken: [ElementID] {
    switch self {
    case .dismiss(let element): [element]
    case .present, .restyle: []
    }
  }

  /// The element that is presented or changes its style.
  public var added: [ElementID] {
    switch self {
    case .present(let element, _), .restyle(let element, _): [element]
    case .dismiss: []
    }
  }

  /// The kind of step: dismissals are performed first, presentations last.
  public var step: HostStep {
    switch self {
    case .dismiss: .dismissal
    case .restyle: .change
    case .present: .presentation
    }
  }

  /// The style of the presentation; nil for a dismissal.
  public var style: PresentationStyle? {
    switch self {
    case .present(_, let style), .restyle(_, let style): style
    case .dismiss: nil
    }
  }

  /// Returns the expected content after the command; only a presented view is dismissed or
  /// restyled.
  public func applied(to showing: Showing) -> Showing {
    switch self {
    case .present(let element, let style):
      Showing([element], style: style)
    case .restyle(let element, let style):
      showing.elements.contains(element) ? Showing([element], style: style) : showing
    case .dismiss(let element):
      showing.elements.contains(element) ? .nothing : showing
    }
  }

  /// Writes the command in words: `present e1 as sheet`, `dismiss e1`, `restyle e1 as full screen`.
  public func say(_ word: (HostWord) -> Void) {
    switch self {
    case .present(let element, let style):
      word(.word("present"))
      word(.element(element))
      word(.word("as"))
      word(.style(style))
    case .dismiss(let element):
      word(.word("dismiss"))
      word(.element(element))
    case .restyle(let element, let style):
      word(.word("restyle"))
      word(.element(element))
      word(.word("as"))
      word(.style(style))
    }
  }
}
