#if canImport(UIKit) && canImport(SwiftUI)
  import ComposableNavigation
  import NavigationLinks
  import SwiftUI
  import SwiftUIHost
  import UIKit
  import UIKitHost

  /// Countries on a phone or a tablet: the unchanged features of the showcase Countries, with pages
  /// of UIKit and of SwiftUI in one stack.
  @main
  struct CountriesPhone: App {
    var body: some Scene {
      WindowGroup { CountriesWindow() }
    }
  }

  /// A window with a store of its own: two windows of one store would show the same.
  struct CountriesWindow: View {
    @State private var store = Store(initialState: CountriesApp.State()) {
      CountriesApp(loader: .foundation)
    }

    var body: some View {
      HostedController { [store] in
        TabsController(
          store: store.scope(state: \.tabs, action: /CountriesApp.Action.tabs),
          viewProvider: AppPages(store: store)
        )
      }
      .ignoresSafeArea()
      .onAppear { store.send(.started) }
      .onOpenURL { url in open(url.absoluteString) }
    }

    /// Opens a deep link, such as `countries://euro`, and ignores other links.
    private func open(_ text: String) {
      guard let link = try? DeepLink.links().parse(text) else { return }
      for action in link.actions(in: store.state) { store.send(action) }
    }
  }
#endif
