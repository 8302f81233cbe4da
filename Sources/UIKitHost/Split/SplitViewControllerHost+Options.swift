#if canImport(UIKit) && !os(watchOS)
  import ComposableNavigation
  import UIKit

  // The display options, which UIKit has as properties.
  extension SplitViewControllerHost {
    /// Applies the options that differ from the former ones; without former ones, all.
    func apply(insteadOf old: SplitOptions?) {
      func set<Value: Equatable>(_ option: KeyPath<SplitOptions, Value>, _ act: (Value) -> Void) {
        let value = options[keyPath: option]
        if old.map({ $0[keyPath: option] }) != value { act(value) }
      }
      set(\.stack) { options in
        for column in SplitColumn.allCases { stack(column).options = options }
      }
      guard let controller else { return }
      set(\.preferredDisplayMode) { mode in
        controller.preferredDisplayMode = mode.mode(of: controller.style == .tripleColumn ? 3 : 2)
      }
      #if !os(visionOS)
        set(\.presentsWithGesture) { controller.presentsWithGesture = $0 }
        set(\.showsDisplayModeButton) { isShown in
          controller.displayModeButtonVisibility = isShown ? .automatic : .never
        }
      #endif
      set(\.preferredPrimaryColumnWidthFraction) { fraction in
        controller.preferredPrimaryColumnWidthFraction =
          fraction.map { CGFloat($0) } ?? UISplitViewController.automaticDimension
      }
      set(\.primaryEdge) { edge in
        controller.primaryEdge = edge == .leading ? .leading : .trailing
      }
      #if !os(tvOS)
        set(\.primaryBackgroundStyle) { style in
          controller.primaryBackgroundStyle = style == .sidebar ? .sidebar : .none
        }
      #endif
    }
  }

  extension SplitOptions.DisplayMode {
    /// Returns UIKit's display mode for a split with a number of columns.
    fileprivate func mode(of columns: Int) -> UISplitViewController.DisplayMode {
      switch self {
      case .automatic: .automatic
      case .allVisible: columns == 3 ? .twoBesideSecondary : .oneBesideSecondary
      case .detailOnly: .secondaryOnly
      case .overDetail: columns == 3 ? .twoOverSecondary : .oneOverSecondary
      }
    }
  }
#endif
