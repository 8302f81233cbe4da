public import ComposableNavigation

/// A place in an app's map: the path component that leads to it, and the places below.
///
/// ```swift
/// RouteStop("companies", parameter: "id", as: Int.self) {     // /companies/7
///   RouteStop("news")                                         // /companies/7/news
/// }
/// ```
///
/// SwiftDux Navigation's `WaypointResolver`, and later `WaypointView`, both include a view. The
/// five kinds are those of its `WaypointType`, and a name with a parameter.
public struct RouteStop: Sendable {
  /// The identifier for which screens are made: the name, the parameter in braces, or both, unless
  /// ``identified(as:)`` sets another one.
  public private(set) var id: String

  /// The stops below, in the order in which they are tried.
  public let stops: [RouteStop]

  /// A Boolean value that indicates whether the stop is in the detail route.
  public private(set) var isDetail = false

  /// The way in which the screen is shown.
  public private(set) var presentation = RoutePresentation.push

  /// A Boolean value that indicates whether this tab completes a path that ends before the tabs.
  public private(set) var isInitial = false

  let kind: Kind

  enum Kind: Sendable {
    case name(String)
    case parameter(RouteParameter)
    case nameAndParameter(String, RouteParameter)
    case predicate(@Sendable (String?) -> Bool)
    case empty
  }

  private init(_ id: String, _ kind: Kind, _ stops: [RouteStop]) {
    self.id = id
    self.kind = kind
    self.stops = stops
  }

  /// Creates a stop for one fixed component.
  public init(_ name: String, @RouteMapBuilder stops: () -> [RouteStop] = { [] }) {
    self.init(name, .name(name), stops())
  }

  /// Creates a stop for any component that converts to a type.
  ///
  /// ```swift
  /// RouteStop(parameter: "tab", as: String.self, default: "music")
  /// ```
  ///
  /// - Parameters:
  ///   - parameter: The name of the component.
  ///   - type: The type of the parameter.
  ///   - default: The value that completes a path that ends before the parameter.
  ///   - stops: The stops below.
  public init<Value: LosslessStringConvertible & SendableMetatype>(
    parameter: String,
    as type: Value.Type,
    default: Value? = nil,
    @RouteMapBuilder stops: () -> [RouteStop] = { [] }
  ) {
    let parameter = RouteParameter(parameter, type, `default`)
    self.init("{\(parameter.name)}", .parameter(parameter), stops())
  }

  /// Creates a stop for a fixed component and the parameter after it.
  ///
  /// - Parameters:
  ///   - name: The fixed component.
  ///   - parameter: The name of the component after it.
  ///   - type: The type of the parameter.
  ///   - default: The value that completes a path that ends before the parameter.
  ///   - stops: The stops below.
  public init<Value: LosslessStringConvertible & SendableMetatype>(
    _ name: String,
    parameter: String,
    as type: Value.Type,
    default: Value? = nil,
    @RouteMapBuilder stops: () -> [RouteStop] = { [] }
  ) {
    let parameter = RouteParameter(parameter, type, `default`)
    self.init("\(name)/{\(parameter.name)}", .nameAndParameter(name, parameter), stops())
  }

  /// Returns a stop for each component that a function accepts.
  ///
  /// - Parameters:
  ///   - id: The identifier of the stop.
  ///   - predicate: Returns true if a component leads to the stop; nil means the end of the path.
  ///   - stops: The stops below.
  /// - Returns: The stop.
  public static func when(
    _ id: String,
    _ predicate: @escaping @Sendable (String?) -> Bool,
    @RouteMapBuilder stops: () -> [RouteStop] = { [] }
  ) -> RouteStop {
    RouteStop(id, .predicate(predicate), stops())
  }

  /// Returns a stop for a path that ends here: an index or a placeholder.
  public static func empty(_ id: String) -> RouteStop { RouteStop(id, .empty, []) }

  /// Returns the stop as a tab of the place that declares it.
  ///
  /// A path that ends before tabs is completed by the initial tab, or else by the first one with a
  /// name. The place remembers its tabs automatically with ``RouteCache/Policy/whileActive``, so
  /// each tab returns as the user left it. For another policy, replace the cache.
  ///
  /// ```swift
  /// RouteStop("library").tab()
  /// RouteStop("home").tab(isInitial: true)                    // / is completed to /home
  /// ```
  ///
  /// - Parameter isInitial: True if it is the initial tab; of several, the first one wins.
  /// - Returns: The stop.
  public func tab(isInitial: Bool = false) -> RouteStop {
    var stop = shown(as: .tab)
    stop.isInitial = isInitial
    return stop
  }

  /// Returns the stop with another identifier, for its screens and waypoints.
  ///
  /// Use it if two stops have the same name, or to rename components without renaming screens. The
  /// identifier is not a part of any path.
  ///
  /// ```swift
  /// RouteStop("notes", parameter: "id", as: Int.self).identified(as: "note")
  /// // /notes/7 shows a screen whose id is "note"
  /// ```
  ///
  /// - Parameter id: The identifier; an empty one, which is the root's, leaves the stop unchanged.
  /// - Returns: The stop.
  public func identified(as id: String) -> RouteStop {
    if id.isEmpty { return self }
    var stop = self
    stop.id = id
    return stop
  }

  /// Returns the stop as a presented one: a sheet, an alert.
  ///
  /// ```swift
  /// RouteStop("delete").presented(as: .alert)                 // /notes/7/delete
  /// ```
  public func presented(as style: PresentationStyle) -> RouteStop { shown(as: .modal(style)) }

  private func shown(as presentation: RoutePresentation) -> RouteStop {
    var stop = self
    stop.presentation = presentation
    // Only a tab can be initial.
    stop.isInitial = false
    return stop
  }

  /// Returns the stop in the detail route, with all below it; the declaring place must be active.
  ///
  /// ```swift
  /// RouteStop("notes") {
  ///   RouteStop(parameter: "id", as: Int.self).detail()         // /notes with #/7
  /// }
  /// ```
  public func detail() -> RouteStop {
    var stop = self
    stop.isDetail = true
    return stop
  }
}
