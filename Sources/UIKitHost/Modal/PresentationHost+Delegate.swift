#if canImport(UIKit) && !os(watchOS)
  import ComposableNavigation
  public import UIKit

  extension PresentationHost: UIAdaptivePresentationControllerDelegate {
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

  #if !os(tvOS)
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
