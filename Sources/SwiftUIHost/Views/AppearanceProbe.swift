#if canImport(SwiftUI)
  import SwiftUI
  #if canImport(UIKit) && !os(watchOS)
    import UIKit

    /// A child view controller whose `viewDidAppear` reports the end of the transition to a page.
    struct AppearanceProbe: UIViewControllerRepresentable {
      private let act: () -> Void

      init(_ act: @escaping () -> Void) { self.act = act }

      func makeUIViewController(context: Context) -> AppearanceController {
        AppearanceController(act)
      }

      func updateUIViewController(_ controller: AppearanceController, context: Context) {
        controller.act = act
      }
    }

    /// See ``AppearanceProbe``.
    final class AppearanceController: UIViewController {
      var act: () -> Void

      init(_ act: @escaping () -> Void) {
        self.act = act
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        act()
      }
    }
  #else
    /// A view that reports its appearance, the start of its transition: there is no better event.
    struct AppearanceProbe: View {
      private let act: () -> Void

      init(_ act: @escaping () -> Void) { self.act = act }

      // SwiftUI may not call `onAppear` of an empty view.
      var body: some View { Color.clear.onAppear(perform: act) }
    }
  #endif
#endif
