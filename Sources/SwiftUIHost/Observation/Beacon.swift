import Observation

/// A field of a store for observation trackers: a read is an access, and a change a mutation.
///
/// Not generic: the key path of a generic class is created at each use, forty times as slow.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
final class Beacon: Observable {
  private let registrar = ObservationRegistrar()

  /// The property that trackers observe; its value has no meaning.
  private var light: Int { 0 }

  /// Notes that the field was read.
  func access() { registrar.access(self, keyPath: \.light) }

  /// Notifies trackers that the field has changed.
  ///
  /// The store has already changed, so even a tracker notified before the mutation reads the new
  /// value.
  func flash() { registrar.withMutation(of: self, keyPath: \.light) {} }
}
