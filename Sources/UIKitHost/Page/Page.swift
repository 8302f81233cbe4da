#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A view controller that keeps handlers: the base of a page that presents something.
  ///
  /// A page without hosts in it need not be one: any view controller can be shown.
  open class Page: UIViewController, HandlerKeeping {
    /// The keeper of the page's handlers.
    public let keeper = HandlerKeeper()

    /// Makes a page that makes its view by itself.
    public init() { super.init(nibName: nil, bundle: nil) }

    /// Makes nothing: a page belongs to a state, which an archive of views knows nothing of.
    public required init?(coder: NSCoder) { nil }
  }
#endif
