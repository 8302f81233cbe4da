public import ComposableNavigation

extension Store {
  /// A field of the state; a view that reads it is drawn again when that field changes.
  ///
  /// Reach for it in the `body` of a SwiftUI view, or in `withObservationTracking`:
  ///
  /// ```swift
  /// struct Title: View {
  ///   let store: Store<Inbox.State, Inbox.Action>
  ///   var body: some View { Text(store[\.title]) }     // not drawn again for another field
  /// }
  /// ```
  ///
  /// Only readers of a field that has changed are told, and an equal value tells nobody. It works
  /// from iOS 17 and macOS 14 on; before, use `WithStore`. A store that nobody reads so costs
  /// nothing more.
  ///
  /// - Important: Observations live with the store object. Keep the store in the view: one that is
  ///   scoped inside `body`, and read there, is gone before the change.
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
