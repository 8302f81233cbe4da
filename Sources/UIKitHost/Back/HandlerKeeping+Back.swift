#if canImport(UIKit) && !os(watchOS)
  import ComposableNavigation
  package import UIKit

  extension HandlerKeeping {
    /// Goes back, as the state of the window's handlers does: what is presented first, then the page in
    /// front of a stack or of a tab, then the container.
    ///
    /// The back button of a page does the same, and so do VoiceOver's escape gesture and the keys Escape
    /// and Command-[. Call it for a button of your own:
    ///
    /// ```swift
    /// closeButton.addAction(UIAction { [weak stack] _ in stack?.goBack() }, for: .primaryActionTriggered)
    /// ```
    ///
    /// The result is that of `Reducer.backAction(in:)`.
    ///
    /// ## Laws
    /// - for every state the button, the swipe and the escape gesture do what the preview shows
    ///
    /// - Returns: False if nothing can go back.
    @discardableResult
    public func goBack() -> Bool {
      var outermost: any HandlerKeeping = self
      let around = sequence(first: self as UIViewController) {
        $0.parent ?? $0.presentingViewController
      }
      for case let keeping as any HandlerKeeping in around { outermost = keeping }
      guard let act = outermost.wayBack(presented: true).act else { return false }
      act()
      return true
    }

    /// Goes back if one of the keys is Escape, or [ with Command.
    ///
    /// - Returns: False if none is, or if nothing can go back.
    package func goBack(by presses: Set<UIPress>) -> Bool {
      presses.contains { $0.key?.isBack == true } && goBack()
    }
  }

  extension UIKey {
    fileprivate var isBack: Bool {
      keyCode == .keyboardEscape
        || modifierFlags == .command && charactersIgnoringModifiers == "["
    }
  }
#endif
