#if canImport(UIKit) && !os(watchOS)
  import Foundation

  /// Listens to a notification of any object until it is let go, on whatever thread that is.
  final class NotificationToken: @unchecked Sendable {
    // Unchecked: written once, before anybody else has it; the centre is safe on any thread.
    private let observer: any NSObjectProtocol

    /// Calls back on the main actor, at the latest a turn of it after the notification, and names the
    /// object that it is of.
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
