import ComposableNavigation

extension ModuleNavigation {
  /// A hierarchy of screens that takes the place of another one: its root, and its transition.
  ///
  /// ```swift
  /// .showModule(.trailing, .tabs, name: "tabs")
  /// ```
  public struct Module: Nameable, Equatable, Sendable {
    static var hasRoot: Bool { true }

    /// The root of its screens.
    public var root: Screen

    /// The way in which it comes.
    public var option: TransitionOption

    /// The name that the developer has given it; nil for none, and then it is not remembered.
    public internal(set) var name: String?

    /// Describes a module.
    public init(_ option: TransitionOption = .trailing, _ root: Screen, name: String? = nil) {
      self.root = root
      self.option = option
      self.name = name
    }
  }
}

extension ModuleNavigation.Module: Hashable where Screen: Hashable {}
extension ModuleNavigation.Module: Encodable where Screen: Encodable {}
extension ModuleNavigation.Module: Decodable where Screen: Decodable {}
