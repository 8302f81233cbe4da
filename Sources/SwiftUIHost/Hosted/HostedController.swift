#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import SwiftUI
  public import UIKit
  public import UIKitHost

  /// A UIKit host as a SwiftUI view: the way to show one in a SwiftUI app.
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
  /// The controller is made once; its hosts are attached then, and detached when the view goes.
  /// Nothing is done when SwiftUI updates the view: handlers drive it.
  public struct HostedController<Controller: UIViewController & HandlerKeeping>:
    UIViewControllerRepresentable
  {
    private let make: @MainActor () -> Controller

    /// Shows a controller.
    public init(_ make: @escaping @MainActor () -> Controller) { self.make = make }

    /// Makes the controller, and attaches its hosts.
    public func makeUIViewController(context: Context) -> Controller {
      let controller = make()
      controller.keeper.attach()
      return controller
    }

    /// Does nothing: handlers drive the controller.
    public func updateUIViewController(_ controller: Controller, context: Context) {}

    /// Detaches the hosts: the view has gone.
    public static func dismantleUIViewController(_ controller: Controller, coordinator: ()) {
      controller.keeper.detach()
    }
  }
#endif
