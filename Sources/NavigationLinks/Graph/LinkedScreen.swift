/// A screen that a link opens, with the pattern and the parameters of the link.
///
/// ```swift
/// try table.linkedScreens.map(\.example)             // ["home", "person/1", "search?text=a"]
/// notes.linkedScreens(from: "book")                  // what the screen “book” alone declares
/// ```
public struct LinkedScreen: Hashable, Sendable {
  /// A parameter of a link.
  public struct Parameter: Hashable, Sendable {
    /// The name.
    public let name: String

    /// The type of the value.
    public let type: String

    /// The default value as text, or a sample if there is none.
    public let sample: String

    /// Makes a parameter.
    public init(name: String, type: String, sample: String) {
      (self.name, self.type, self.sample) = (name, type, sample)
    }
  }

  /// The name of the screen: ``NavigationGraph/name(of:)``.
  public let screen: String

  /// The id of the pattern.
  public let id: String

  /// The name of the screen that declares the link; nil for a link of every screen.
  public let from: String?

  /// A link of the pattern with the simplest samples; nil if the pattern cannot print any.
  public let example: String?

  /// The parameters of the link, those of the path first.
  public let parameters: [Parameter]

  /// Makes the screen of a link that is in no table.
  ///
  /// - Parameters:
  ///   - screen: The name of the screen.
  ///   - id: The id of the pattern.
  ///   - from: The name of the screen that declares the link; nil for every screen.
  ///   - example: A link of the pattern.
  ///   - parameters: The parameters of the link.
  public init(
    screen: String,
    id: String,
    from: String? = nil,
    example: String? = nil,
    parameters: [Parameter] = []
  ) {
    self.screen = screen
    self.id = id
    self.from = from
    self.example = example
    self.parameters = parameters
  }
}

extension LinkTable {
  /// The screens that the table's links open, in the order of the patterns.
  ///
  /// - Complexity: O(number of patterns); for a report, not for an app.
  public var linkedScreens: [LinkedScreen] { linkedScreens() }

  /// Returns the screens that the table's links open, with custom names, or for a table that one
  /// screen declares with ``LinkMap/stack(_:from:content:)``.
  ///
  /// A graph contains the links that a screen declares only below that screen, so two screens may
  /// declare a link with the same id and other parameters. Pass names for targets that are not enum
  /// cases, because their default name is that of their type:
  ///
  /// ```swift
  /// try table.linkedScreens(named: \.title).map(\.screen)      // ["Settings", "Help"]
  /// ```
  ///
  /// - Parameters:
  ///   - screen: The name of the screen that declares the links, ``NavigationGraph/name(of:)``; nil
  ///     for links that are available on every screen.
  ///   - name: Returns the name of a target's screen; by default ``NavigationGraph/name(of:)``.
  /// - Returns: The links, in the order of the patterns.
  /// - Complexity: O(number of patterns); for a report, not for an app.
  public func linkedScreens(
    from screen: String? = nil,
    named name: (Target) -> String = { NavigationGraph.name(of: $0) }
  ) -> [LinkedScreen] {
    links.compactMap { link in
      var draw = LinkDraw(replaying: [])
      guard let target = link.sample(&draw) else { return nil }
      return LinkedScreen(
        screen: name(target),
        id: link.id,
        from: screen,
        example: example(of: link),
        parameters: link.steps.compactMap(\.linkedParameter)
      )
    }
  }

  /// Returns a link that the table prints for a value of a pattern, or nil if none is found.
  private func example(of link: Link<Target>) -> String? {
    for seed in 0..<20 {
      // The simplest sample comes first, then random ones, because a sample may have no link.
      var draw = seed == 0 ? LinkDraw(replaying: []) : LinkDraw(seed: UInt64(seed))
      if let text = link.sample(&draw).flatMap({ try? url(of: $0).description }) { return text }
    }
    return nil
  }
}

extension LinkStep {
  fileprivate var linkedParameter: LinkedScreen.Parameter? {
    switch self {
    case .literal:
      nil
    case .value(let kind), .optional(let kind), .rest(let kind):
      LinkedScreen.Parameter(name: kind.parameter, type: kind.typeName, sample: kind.witness)
    case .query(let step):
      LinkedScreen.Parameter(
        name: step.name,
        type: step.kind.typeName,
        sample: step.standard ?? step.kind.samples().first ?? ""
      )
    }
  }
}
