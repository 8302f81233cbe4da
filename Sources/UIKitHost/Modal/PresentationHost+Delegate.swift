#if canImport(UIKit) && !os(watchOS)
  import ComposableNavigation
  public import UIKit

  extension PresentationHost: UIAdaptivePresentationControllerDelegate {
    /// A Boolean value that indicates whether a person may leave what is presented.
    ///
    /// The host stops a pull and a tap beside it by itself. The gestures of a zoom transition ask nobody
    /// but the options of the app, as ``NavigationControllerHost/isWayBackOpen`` shows.
    public var isWayOutOpen: Bool { waysOut.areOpen && kept == nil }

    /// Lets a person leave, unless the ways out are closed; `isModalInPresentation` is the app's own.
    public func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool
    {
      isWayOutOpen
    }

    /// Notes that a person begins to pull; UIKit says nothing of a program's dismissal.
    public func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      noteForeign()
    }

    /// Looks, when all is at rest: to present again in here may be refused for ever.
    public func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      lookLater()
    }

    /// Tells the guard that a person has tried to leave.
    public func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      waysOut.attempt()
      if let kept { onReport?(.attempted(.remove([kept]))) }
    }
  }

  #if !os(tvOS) && !os(visionOS)
    extension PresentationHost: UISheetPresentationControllerDelegate {
      /// Reports the height to which a person has dragged the sheet; UIKit says nothing of a
      /// program's change.
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
