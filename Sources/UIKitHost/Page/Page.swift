#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A view controller that keeps handlers: the base class of a page that presents views.
  ///
  /// A page without hosts does not need it: a handler can show any view controller.
  open class Page: UIViewController, HandlerKeeping {
    /// The keeper of the page's handlers.
    public let keeper = HandlerKeeper()

    /// Creates a page that creates its own view.
    public init() { super.init(nibName: nil, bundle: nil) }

    /// Goes back; see ``HandlerKeeping/goBack()``.
    open override func accessibilityPerformEscape() -> Bool {
      goBack() || super.accessibilityPerformEscape()
    }

    /// Goes back by Escape or Command-[.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      if !goBack(by: presses) { super.pressesBegan(presses, with: event) }
    }

    /// Returns nil: a page belongs to a state, not to an archive of views.
    public required init?(coder: NSCoder) { nil }
  }
#endif
