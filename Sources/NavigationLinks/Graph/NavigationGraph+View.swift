extension NavigationGraph {
  /// The name of a screen's view in a tree, where it is not called like the screen.
  ///
  /// Trees that SUINavigation has written name the types of views, and so do the ids of ways to
  /// them:
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

    /// The name of a way to it that has no link; the type, where nobody says otherwise.
    public let id: String

    /// Names a view.
    ///
    /// - Parameters:
    ///   - type: The type of the view.
    ///   - id: The name of a way to it that has no link; nil for the type.
    public init(_ type: String, id: String? = nil) {
      self.type = type
      self.id = id ?? type
    }
  }
}

extension NavigationGraph.View: ExpressibleByStringLiteral {
  /// Names a view by its type alone.
  public init(stringLiteral type: String) { self.init(type) }
}
