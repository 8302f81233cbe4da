#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Follows a transition that the user's gesture drives, in each frame.
  ///
  /// UIKit has no call for the progress of its gestures, so the transition is read before each frame, by a
  /// link that exists since iOS 18.
  @MainActor
  struct GestureProgress {
    /// The link, which ends with its last reference.
    private let link: AnyObject

    /// Follows a transition; nil if no gesture drives it, and on earlier systems.
    ///
    /// - Parameters:
    ///   - coordinator: The coordinator of the transition.
    ///   - report: Receives the part of the way that the gesture has gone, from 0 to 1.
    init?(
      of coordinator: any UIViewControllerTransitionCoordinator,
      report: @escaping @MainActor (Double) -> Void
    ) {
      guard #available(iOS 18, tvOS 18, visionOS 2, *), coordinator.isInteractive else {
        return nil
      }
      let link = UIUpdateLink(view: coordinator.containerView)
      var last = 0.0
      link.addAction { [weak coordinator] link, _ in
        // When the user lets go, UIKit ends the transition itself.
        guard let coordinator, coordinator.isInteractive else { return link.isEnabled = false }
        let now = min(max(Double(coordinator.percentComplete), 0), 1)
        if now != last { report(now) }
        last = now
      }
      link.requiresContinuousUpdates = true
      link.isEnabled = true
      self.link = link
    }
  }
#endif
