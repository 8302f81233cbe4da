#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import SwiftUI
  public import UIKit
  public import UIKitHost

  /// A SwiftUI view as a page of a UIKit host.
  ///
  /// View providers return it beside view controllers, so both kinds of page mix:
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
  /// Give it its title here: one that SwiftUI sets comes after the push has begun. The environment
  /// of the views around a ``HostedController`` does not flow into it, and `NavigationLink(value:)`
  /// finds no stack; `dismiss` works, and is noticed.
  open class HostingPage<Content: View>: UIHostingController<Content>, HandlerKeeping {
    /// The keeper of the page's handlers.
    public let keeper = HandlerKeeper(saysWhenItAppears: true)

    /// Makes a page.
    ///
    /// - Parameters:
    ///   - title: The title in the bar.
    ///   - content: The content that is drawn.
    public init(title: String? = nil, @ViewBuilder content: () -> Content) {
      super.init(rootView: content())
      self.title = title
    }

    /// Lets what waits for the page be presented.
    open override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      keeper.viewDidAppear()
    }

    /// Makes nothing: a page belongs to a state, which an archive of views knows nothing of.
    public required init?(coder: NSCoder) { nil }
  }
#endif
