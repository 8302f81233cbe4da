#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import SwiftUI
  public import UIKit
  public import UIKitHost

  /// A SwiftUI view as a page of a UIKit host.
  ///
  /// View providers can return both hosting pages and view controllers:
  ///
  /// ```swift
  /// func makePresentable(for entry: Entry<Screen>) -> UIViewController {
  ///   switch entry.item {
  ///   case .list: HostingPage(title: "Notes") { NotesView(store: store) }
  ///   case .camera: CameraController()
  ///   }
  /// }
  /// ```
  ///
  /// Set the title here: a title that SwiftUI sets arrives after the push has begun. The page does
  /// not inherit the environment of the views around a ``HostedController``, and
  /// `NavigationLink(value:)` finds no stack; `dismiss` works, and is reported.
  open class HostingPage<Content: View>: UIHostingController<Content>, HandlerKeeping {
    /// The keeper of the page's handlers.
    public let keeper = HandlerKeeper(saysWhenItAppears: true)

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - title: The title in the bar.
    ///   - content: The content of the page.
    public init(title: String? = nil, @ViewBuilder content: () -> Content) {
      super.init(rootView: content())
      self.title = title
    }

    /// Lets a waiting modal host present over the page.
    open override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      keeper.viewDidAppear()
    }

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
