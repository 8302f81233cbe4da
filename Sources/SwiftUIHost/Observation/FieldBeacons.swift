import ComposableNavigation

/// The fields of a store that have been read, each with its beacon.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
final class FieldBeacons<State> {
  private var fields: [PartialKeyPath<State>: any ReadField<State>] = [:]
  private var subscription: Subscription?

  /// Starts to observe a store, which keeps this object; this object does not keep the store.
  init<Action>(of store: Store<State, Action>) {
    subscription = store.observe(
      { [weak self, weak store] in
        if let store { self?.compare(with: store.state) }
      },
      unless: { _ in false }
    )
  }

  /// Notes that a field with a current value was read.
  func access<Value: Equatable>(_ field: KeyPath<State, Value>, _ value: Value) {
    if let known = fields[field] { return known.beacon.access() }
    let new = Field(keyPath: field, last: value)
    fields[field] = new
    new.beacon.access()
  }

  private func compare(with state: State) {
    // A notified view may read other fields.
    for field in Array(fields.values) where field.changes(to: state) { field.beacon.flash() }
  }
}

/// A field that was read, of any type.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
private protocol ReadField<State>: AnyObject {
  associatedtype State
  var beacon: Beacon { get }
  /// Compares the field with a new state, and stores its value.
  ///
  /// - Returns: True if the field has changed.
  func changes(to state: State) -> Bool
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private final class Field<State, Value: Equatable>: ReadField {
  let beacon = Beacon()
  private let keyPath: KeyPath<State, Value>
  private var last: Value

  init(keyPath: KeyPath<State, Value>, last: Value) {
    self.keyPath = keyPath
    self.last = last
  }

  func changes(to state: State) -> Bool {
    let value = state[keyPath: keyPath]
    guard value != last else { return false }
    last = value
    return true
  }
}
