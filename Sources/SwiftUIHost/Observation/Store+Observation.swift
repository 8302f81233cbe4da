public import ComposableNavigation

extension Store {
  /// A field of the state; a view that reads it is updated when the field changes.
  ///
  /// Use it in the `body` of a SwiftUI view, or in `withObservationTracking`:
  ///
  /// ```swift
  /// struct Title: View {
  ///   let store: Store<Inbox.State, Inbox.Action>
  ///   var body: some View { Text(store[\.title]) }     // not drawn again for another field
  /// }
  /// ```
  ///
  /// A change notifies only the readers of the changed field, and an equal value notifies none.
  /// Requires iOS 17 or macOS 14; on earlier systems, use `WithStore`. A store without such reads
  /// has no additional cost.
  ///
  /// - Important: The store object owns the observations. Keep the store in the view: a store that
  ///   is scoped inside `body` is deallocated before the change.
  ///
  /// - Complexity: O(1), and after each action O(*n*) in the number of fields that have been read.
  public subscript<Value: Equatable>(field: KeyPath<State, Value>) -> Value {
    let value = state[keyPath: field]
    if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
      beacons.access(field, value)
    }
    return value
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private var beacons: FieldBeacons<State> {
    if let beacons = companion as? FieldBeacons<State> { return beacons }
    let beacons = FieldBeacons(of: self)
    companion = beacons
    return beacons
  }
}
