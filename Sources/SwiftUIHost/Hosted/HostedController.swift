#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import SwiftUI
  public import UIKit
  public import UIKitHost

  /// A SwiftUI view that shows a UIKit host.
  ///
  /// ```swift
  /// struct NotesWindow: View {
  ///   @State private var store = Store(initialState: Notes.State()) { Notes() }
  ///
  ///   var body: some View {
  ///     HostedController { [store] in
  ///       StackController(
  ///         store: store.scope(state: \.stack, action: /Notes.Action.stack),
  ///         viewProvider: Screens(store: store)
  ///       )
  ///     }
  ///     .ignoresSafeArea()
  ///   }
  /// }
  /// ```
  ///
  /// The controller is created once; its hosts are attached then, and detached when the view is
  /// removed. SwiftUI's updates of the view have no effect, because handlers control it.
  public struct HostedController<Controller: UIViewController & HandlerKeeping>:
    UIViewControllerRepresentable
  {
    private let make: @MainActor () -> Controller

    /// Creates a view that shows a controller.
    public init(_ make: @escaping @MainActor () -> Controller) { self.make = make }

    /// Creates the controller, and attaches its hosts.
    public func makeUIViewController(context: Context) -> Controller {
      let controller = make()
      controller.keeper.attach()
      return controller
    }

    /// Does nothing, because handlers control the controller.
    public func updateUIViewController(_ controller: Controller, context: Context) {}

    /// Detaches the hosts, because the view was removed.
    public static func dismantleUIViewController(_ controller: Controller, coordinator: ()) {
      controller.keeper.detach()
    }
  }
#endif
