/// A registry of screens by the types of their values, for modules that open each other's screens.
///
/// A module registers its screens, and another module requests one with a value. A registry asks
/// its parent for types that it does not contain.
///
/// ```swift
/// let app = DestinationRegistry<Screen>("app") {
///   DestinationRegistration(OrderID.self) { .order($0) }
/// }
/// let shop = DestinationRegistry<Screen>("shop", parent: app) {
///   DestinationRegistration(Product.self) { .product($0) }
/// }
/// try shop.screen(for: OrderID(7))                    // .order(7)
/// ```
///
/// Types with the same name in two modules are different. SUINavigation calls it
/// `navigationStorageBinding(for:)`, and shows an empty view for an unregistered type; here that is
/// a ``DestinationError``.
public struct DestinationRegistry<Screen: Sendable>: Sendable {
  /// The name of the registry in errors.
  public let name: String

  private let destinations: [ObjectIdentifier: DestinationRegistration<Screen>]
  // An array, because a value type cannot contain itself.
  private let parents: [DestinationRegistry]

  /// Makes a registry; if a type has two destinations, the later one is used.
  public init(
    _ name: String,
    parent: DestinationRegistry? = nil,
    @DestinationBuilder<Screen> _ destinations: () -> [DestinationRegistration<Screen>]
  ) {
    self.name = name
    self.destinations = Dictionary(destinations().map { ($0.type, $0) }) { $1 }
    parents = parent.map { [$0] } ?? []
  }

  /// Returns the screen for a value, from this registry or the nearest parent with its type.
  ///
  /// - Throws: ``DestinationError/missing(_:registered:)`` with the type and the registered ones.
  /// - Complexity: O(number of parents).
  public func screen<Value: Sendable>(for value: Value) throws(DestinationError) -> Screen {
    var registry = self
    while true {
      if let screen = registry.destinations[ObjectIdentifier(Value.self)]?.make(value) {
        return screen
      }
      guard let parent = registry.parents.first else { break }
      registry = parent
    }
    throw .missing(String(reflecting: Value.self), registered: known)
  }

  private var known: [DestinationError.Registered] {
    var known: [DestinationError.Registered] = []
    var registry = self
    while true {
      let types = registry.destinations.values.map(\.typeName).sorted()
      for type in types { known.append(.init(registry: registry.name, type: type)) }
      guard let parent = registry.parents.first else { return known }
      registry = parent
    }
  }
}
