public import ComposableNavigation

/// A place in an app's map: the path component that leads to it, and the places below.
///
/// ```swift
/// RouteStop("companies", parameter: "id", as: Int.self) {     // /companies/7
///   RouteStop("news")                                         // /companies/7/news
/// }
/// ```
///
/// SwiftDux Navigation calls it `WaypointResolver` and later `WaypointView`, both with a view in
/// them; the five kinds are those of its `WaypointType`, and a name with a parameter. See
/// ``RouteMap`` for which one wins.
public struct RouteStop: Sendable {
  /// The name by which screens are made for the stop: its name, its parameter in braces, or both,
  /// unless it has been given another one; see ``identified(as:)``.
  public private(set) var id: String

  /// The stops below, in the order in which they are tried.
  public let stops: [RouteStop]

  /// Tells whether it is a stop of the detail route, whose paths begin at the root.
  public private(set) var isDetail = false

  /// The way in which its screen is shown.
  public private(set) var presentation = RoutePresentation.push

  /// Tells whether a path that ends before the tabs goes on with this one.
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

  /// A stop that one component leads to.
  public init(_ name: String, @RouteMapBuilder stops: () -> [RouteStop] = { [] }) {
    self.init(name, .name(name), stops())
  }

  /// A stop that any component leads to which converts.
  ///
  /// ```swift
  /// RouteStop(parameter: "tab", as: String.self, default: "music")
  /// ```
  ///
  /// - Parameters:
  ///   - parameter: The name of the component.
  ///   - type: The type that it converts to.
  ///   - default: The default that completes a path that ends before it.
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

  /// A stop that a component leads to together with the one behind it.
  ///
  /// - Parameters:
  ///   - name: The component.
  ///   - parameter: The name of the one behind it.
  ///   - type: The type that its text converts to.
  ///   - default: The default that completes a path that ends before it.
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

  /// A stop for whatever a function accepts; it is asked with nil where a path ends.
  ///
  /// - Parameters:
  ///   - id: The name of the stop.
  ///   - predicate: Tells if a component, or none, leads to it.
  ///   - stops: The stops below.
  /// - Returns: The stop.
  public static func when(
    _ id: String,
    _ predicate: @escaping @Sendable (String?) -> Bool,
    @RouteMapBuilder stops: () -> [RouteStop] = { [] }
  ) -> RouteStop {
    RouteStop(id, .predicate(predicate), stops())
  }

  /// A stop for a path that ends here: an index, a placeholder.
  public static func empty(_ id: String) -> RouteStop { RouteStop(id, .empty, []) }

  /// The stop as one of the tabs of the place that declares it.
  ///
  /// A path that ends before tabs is completed by the initial one, else by the first of them that has
  /// a name. The place remembers its tabs by itself, ``RouteCache/Policy/whileActive``: each comes back
  /// as it was left. For another policy let it forget, and begin with that one.
  ///
  /// ```swift
  /// RouteStop("library").tab()
  /// RouteStop("home").tab(isInitial: true)                    // / is completed to /home
  /// ```
  ///
  /// - Parameter isInitial: True if it is the initial tab; of several the first is.
  /// - Returns: The stop.
  public func tab(isInitial: Bool = false) -> RouteStop {
    var stop = shown(as: .tab)
    stop.isInitial = isInitial
    return stop
  }

  /// The stop with an id of its own, by which screens are made and waypoints are found.
  ///
  /// Reach for it where two stops have one name, or where components change while screens do not. No
  /// path has it in it.
  ///
  /// ```swift
  /// RouteStop("notes", parameter: "id", as: Int.self).identified(as: "note")
  /// // /notes/7 shows a screen whose id is "note"
  /// ```
  ///
  /// - Parameter id: The id; that of the root, the empty one, leaves the stop as it is.
  /// - Returns: The stop.
  public func identified(as id: String) -> RouteStop {
    if id.isEmpty { return self }
    var stop = self
    stop.id = id
    return stop
  }

  /// The stop as something presented: a sheet, an alert.
  ///
  /// ```swift
  /// RouteStop("delete").presented(as: .alert)                 // /notes/7/delete
  /// ```
  public func presented(as style: PresentationStyle) -> RouteStop { shown(as: .modal(style)) }

  private func shown(as presentation: RoutePresentation) -> RouteStop {
    var stop = self
    stop.presentation = presentation
    // Only a tab can be the initial one.
    stop.isInitial = false
    return stop
  }

  /// The stop, and all below it, in the detail route, while the place that declares it is active.
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
