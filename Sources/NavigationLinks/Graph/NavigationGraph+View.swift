extension NavigationGraph {
  /// The name of a screen's view in a tree, if it differs from the screen's name.
  ///
  /// Trees that SUINavigation has recorded contain the types of views, also as ids:
  ///
  /// ```swift
  /// NavigationGraph(
  ///   of: Shop(),
  ///   from: Shop.State(),
  ///   views: ["list": "ListView", "help": .init("HelpView<Texts>", id: "Help")],
  ///   screen: \.stack.topItem,
  ///   actions: \.exits
  /// )
  /// ```
  public struct View: Hashable, Sendable {
    /// The type of the view.
    public let type: String

    /// The id of a transition to the view without a link; by default the type.
    public let id: String

    /// Makes the name of a view.
    ///
    /// - Parameters:
    ///   - type: The type of the view.
    ///   - id: The id of a transition to the view without a link; nil for the type.
    public init(_ type: String, id: String? = nil) {
      self.type = type
      self.id = id ?? type
    }
  }
}

extension NavigationGraph.View: ExpressibleByStringLiteral {
  /// Makes the name of a view from its type.
  public init(stringLiteral type: String) { self.init(type) }
}
