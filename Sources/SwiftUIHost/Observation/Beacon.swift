import Observation

/// A field of a store as an observation tracker sees it: reading it is an access, a change a flash.
///
/// Without generic parameters: the key path of a generic class is made anew at each use, which
/// takes forty times as long.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
final class Beacon: Observable {
  private let registrar = ObservationRegistrar()

  /// The property that trackers are told of; its value means nothing.
  private var light: Int { 0 }

  /// Says that the field has been read.
  func access() { registrar.access(self, keyPath: \.light) }

  /// Says that the field has changed.
  ///
  /// The store has changed already, so that who hears that it will change sees the new value.
  func flash() { registrar.withMutation(of: self, keyPath: \.light) {} }
}
