#if canImport(UIKit) && !os(watchOS)
  import Foundation

  /// Listens to a notification until it is let go, on whatever thread that is.
  final class NotificationToken: @unchecked Sendable {
    // Unchecked: written once, before anybody else has it; the centre is safe on any thread.
    private let observer: any NSObjectProtocol

    /// Calls back on the main actor, at the latest a turn of it after the notification.
    @MainActor
    init(
      _ name: Notification.Name,
      of object: AnyObject?,
      then act: @escaping @MainActor @Sendable () -> Void
    ) {
      observer = NotificationCenter.default.addObserver(
        forName: name,
        object: object,
        queue: nil
      ) { _ in Task { @MainActor in act() } }
    }

    deinit { NotificationCenter.default.removeObserver(observer) }
  }
#endif
