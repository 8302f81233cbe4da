#if canImport(UIKit) && !os(watchOS)
  import Foundation

  /// Observes a notification of any object until it is deallocated, on any thread.
  final class NotificationToken: @unchecked Sendable {
    // Unchecked: written once in the initializer; the notification center is thread-safe.
    private let observer: any NSObjectProtocol

    /// Calls a closure on the main actor with the identity of the notification's object, at most
    /// one turn after the notification.
    @MainActor
    init(
      _ name: Notification.Name,
      then act: @escaping @MainActor @Sendable (ObjectIdentifier) -> Void
    ) {
      observer = NotificationCenter.default.addObserver(
        forName: name,
        object: nil,
        queue: nil
      ) { notification in
        guard let object = notification.object else { return }
        let id = ObjectIdentifier(object as AnyObject)
        Task { @MainActor in act(id) }
      }
    }

    deinit { NotificationCenter.default.removeObserver(observer) }
  }
#endif
