/// A screen that a link opens, with the pattern and the values of the link.
///
/// ```swift
/// try table.linkedScreens.map(\.example)             // ["home", "person/1", "search?text=a"]
/// notes.linkedScreens(from: "book")                  // what the screen “book” alone declares
/// ```
public struct LinkedScreen: Hashable, Sendable {
  /// A value in a link.
  public struct Parameter: Hashable, Sendable {
    /// The name.
    public let name: String

    /// The type of the value.
    public let type: String

    /// The text that stands for it where nothing better is known: the default, else a sample.
    public let sample: String

    /// Describes a value.
    public init(name: String, type: String, sample: String) {
      (self.name, self.type, self.sample) = (name, type, sample)
    }
  }

  /// The name of the screen: ``NavigationGraph/name(of:)``.
  public let screen: String

  /// The pattern, by its id.
  public let id: String

  /// The name of the screen that declares the link; nil for a link that leads on from every screen.
  public let from: String?

  /// A link of the pattern, made of the simplest samples; nil for a pattern that prints none.
  public let example: String?

  /// The values of the link, those of the path first.
  public let parameters: [Parameter]

  /// Describes the screen of a link that is in no table.
  ///
  /// - Parameters:
  ///   - screen: The name of the screen.
  ///   - id: The pattern, by its id.
  ///   - from: The name of the screen that declares it; nil for every screen.
  ///   - example: A link of the pattern.
  ///   - parameters: The values of the link.
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
  /// The screens that the links of the table lead to, in the order of the patterns.
  ///
  /// - Complexity: O(number of patterns); for a report, not for an app.
  public var linkedScreens: [LinkedScreen] { linkedScreens() }

  /// Returns the screens that the links of the table lead to, by names of your own, or where one
  /// screen alone declares them: the table that ``LinkMap/stack(_:from:content:)`` is given for that
  /// screen.
  ///
  /// A graph has links that a screen declares below that screen and nowhere else, so that two screens
  /// may declare a link with one id and other values. Name targets that are of no enum, which would all
  /// be called by their type:
  ///
  /// ```swift
  /// try table.linkedScreens(named: \.title).map(\.screen)      // ["Settings", "Help"]
  /// ```
  ///
  /// - Parameters:
  ///   - screen: The name of the screen that declares the links: ``NavigationGraph/name(of:)``; nil for
  ///     links that lead on from every screen.
  ///   - name: The name of the screen that a target is; by default ``NavigationGraph/name(of:)``.
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

  /// A link that the table prints for a value of a pattern.
  private func example(of link: Link<Target>) -> String? {
    for seed in 0..<20 {
      // The simplest first; then by chance, as a sample may have no link.
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
