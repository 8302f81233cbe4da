#if canImport(UIKit) && !os(watchOS)
  import ComposableNavigation
  public import UIKit

  extension PresentationHost: UIAdaptivePresentationControllerDelegate {
    /// A Boolean value that indicates whether the user may dismiss the presented view.
    ///
    /// The host itself prevents a pull and a tap outside. The gestures of a zoom transition depend
    /// only on the app's options, as ``NavigationControllerHost/isBackAllowed`` shows.
    public var isWayOutOpen: Bool { waysOut.areOpen && kept == nil }

    /// Allows the user to dismiss the view, unless the ways out are closed; `isModalInPresentation`
    /// is left to the app.
    public func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool
    {
      isWayOutOpen
    }

    /// Notes that the user begins to pull; UIKit does not call this for a dismissal by the program.
    public func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      noteForeign()
    }

    /// Checks the presentation later: UIKit may forever refuse a presentation within this call.
    public func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      lookLater()
    }

    /// Reports to the guard that the user tried to dismiss the view.
    public func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      waysOut.attempt()
      if let kept { onReport?(.attempted(.removed([kept]))) }
    }
  }

  #if os(tvOS)
    extension PresentationHost {
      /// Becomes the delegate of a presentation.
      func becomeDelegate(of view: UIViewController) {
        view.presentationController?.delegate = self
      }
    }
  #endif

  #if !os(tvOS) && !os(visionOS)
    extension PresentationHost: UISheetPresentationControllerDelegate {
      /// Reports the detent to which the user dragged the sheet; UIKit does not call this for a
      /// change by the program.
      public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ controller: UISheetPresentationController
      ) {
        guard let sheet, let identifier = controller.selectedDetentIdentifier,
          let detent = sheet.detents.first(where: { $0.identifier == identifier })
        else { return }
        noteDrag(to: detent)
      }
    }
  #endif
#endif
