/// A registry of screens by their values' types, so that modules open each other's screens.
///
/// A module registers what it shows; another asks with a value. What a registry does not know it asks
/// its parent.
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
/// Types are told apart even when two modules call theirs alike. SUINavigation calls it
/// `navigationStorageBinding(for:)`, and shows an empty view where nothing is registered; here that
/// is a ``DestinationError``.
public struct DestinationRegistry<Screen: Sendable>: Sendable {
  /// The name of the registry in errors.
  public let name: String

  private let destinations: [ObjectIdentifier: DestinationRegistration<Screen>]
  // A list, because a value cannot hold itself.
  private let parents: [DestinationRegistry]

  /// Makes a registry; of two destinations for one type the later one counts.
  public init(
    _ name: String,
    parent: DestinationRegistry? = nil,
    @DestinationBuilder<Screen> _ destinations: () -> [DestinationRegistration<Screen>]
  ) {
    self.name = name
    self.destinations = Dictionary(destinations().map { ($0.type, $0) }) { $1 }
    parents = parent.map { [$0] } ?? []
  }

  /// The screen for a value: of this registry, else of its parent.
  ///
  /// - Throws: ``DestinationError/missing(_:registered:)`` with the type and what is registered.
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
