extension ModuleNavigation {
  /// A hierarchy of screens that can be shown in place of another one: its root and its transition.
  ///
  /// ```swift
  /// .showModule(.trailing, .tabs, name: "tabs")
  /// ```
  public struct Module: Nameable, Equatable, Sendable {
    static var hasRoot: Bool { true }

    /// The root of the module's screens.
    public var root: Screen

    /// The transition with which the module is shown.
    public var option: TransitionOption

    /// The developer's name for the module; a module without a name is not remembered.
    public internal(set) var name: String?

    /// Creates a module.
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
