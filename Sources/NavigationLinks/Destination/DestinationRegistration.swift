/// The screen of one value type, as a module registers it in a ``DestinationRegistry``.
///
/// ```swift
/// DestinationRegistration(Product.self) { .product($0) }
/// ```
public struct DestinationRegistration<Screen: Sendable>: Sendable {
  let type: ObjectIdentifier
  let typeName: String
  let make: @Sendable (any Sendable) -> Screen?

  /// Registers the screen for values of a type.
  public init<Value: Sendable>(
    _ type: Value.Type,
    _ make: @escaping @Sendable (Value) -> Screen
  ) {
    self.type = ObjectIdentifier(type)
    typeName = String(reflecting: type)
    self.make = { ($0 as? Value).map(make) }
  }
}
