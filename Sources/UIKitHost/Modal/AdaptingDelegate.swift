#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// The delegate of a presentation whose style in a compact width the app chooses.
  ///
  /// UIKit has its own choice only for a delegate without that method, so the host itself does not
  /// have it.
  final class AdaptingDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    private weak var host: PresentationHost?
    private let style: UIModalPresentationStyle

    init(_ host: PresentationHost, _ style: UIModalPresentationStyle) {
      (self.host, self.style) = (host, style)
      super.init()
    }

    func adaptivePresentationStyle(
      for controller: UIPresentationController,
      traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      style
    }

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      host?.presentationControllerShouldDismiss(controller) ?? true
    }

    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      host?.presentationControllerWillDismiss(controller)
    }

    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      host?.presentationControllerDidDismiss(controller)
    }

    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      host?.presentationControllerDidAttemptToDismiss(controller)
    }
  }

  extension PresentationHost {
    /// Becomes the delegate of a presentation, or makes one that also chooses the style.
    func becomeDelegate(of view: UIViewController) {
      adapting = nil
      if view.modalPresentationStyle == .popover, let style = looks.adaptiveStyle?(view) {
        adapting = AdaptingDelegate(self, style)
      }
      view.presentationController?.delegate = adapting ?? self
    }
  }
#endif
