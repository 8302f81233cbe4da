#if canImport(UIKit) && !os(watchOS)
  import ComposableNavigation
  public import UIKit

  /// The settings of presentations beside their style: an app gives them once, in closures.
  ///
  /// ```swift
  /// page.withModal(store: modal, viewProvider: Sheets()) { host in
  ///   host.looks.popoverSource = { [weak page] _ in page?.filterButton }
  /// }
  /// ```
  @MainActor
  public struct PresentationLooks {
    /// Finds the view that a popover points at; without one it is the presenter's own view.
    public var popoverSource: (@MainActor (UIViewController) -> UIView?)?

    /// Prepares a view controller for a style of your own, by its name; without it the system
    /// decides.
    public var customStyle: (@MainActor (String, UIViewController) -> Void)?

    /// Reckons the height of a detent of your own, by its name and the greatest there is; nil hides
    /// it.
    public var customHeight: (@MainActor (_ name: String, _ greatest: Double) -> Double?)?

    /// Makes looks that leave everything to the system.
    nonisolated public init() {}

    /// Gives a view controller its style, before anything asks for its presentation controller.
    func prepare(
      _ view: UIViewController,
      for style: PresentationStyle,
      from presenter: UIViewController
    ) {
      if !view.isDialog { view.modalPresentationStyle = style.modal }
      if case .custom(let name) = style { customStyle?(name, view) }
      #if !os(tvOS)
        if let popover = view.popoverPresentationController {
          let source = popoverSource?(view) ?? presenter.viewIfLoaded
          popover.sourceView = source
          if let source { popover.sourceRect = source.bounds }
        }
      #endif
      resize(view, as: style)
    }

    /// Gives a sheet its heights and its look, also while it is shown.
    func resize(_ view: UIViewController, as style: PresentationStyle) {
      guard case .sheet(let sheet) = style else { return }
      switch sheet.background {
      case .automatic: break
      case .clear: view.view.backgroundColor = .clear
      case .named(let name): view.view.backgroundColor = UIColor(named: name)
      }
      #if !os(tvOS)
        guard let controller = view.sheetPresentationController else { return }
        guard view.presentingViewController != nil else { return apply(sheet, to: controller) }
        controller.animateChanges { apply(sheet, to: controller) }
      #endif
    }

    #if !os(tvOS)
      private func apply(_ sheet: Sheet, to controller: UISheetPresentationController) {
        controller.detents = sheet.detents.map(detent)
        controller.selectedDetentIdentifier =
          (sheet.selectedDetent ?? sheet.detents.first)?.identifier
        controller.prefersGrabberVisible = sheet.showsGrabber
        controller.preferredCornerRadius = sheet.cornerRadius.map { CGFloat($0) }
        controller.prefersScrollingExpandsWhenScrolledToEdge = sheet.contentInteraction != .scrolls
        controller.largestUndimmedDetentIdentifier =
          switch sheet.backgroundInteraction {
          case .automatic, .disabled: nil
          case .enabled: sheet.detents.last?.identifier
          case .enabledUpThrough(let detent): detent.identifier
          }
      }

      private func detent(_ detent: Sheet.Detent) -> UISheetPresentationController.Detent {
        switch detent {
        case .medium: .medium()
        case .large: .large()
        case .fraction(let part):
          .custom(identifier: detent.identifier) { context in
            context.maximumDetentValue * CGFloat(min(max(part, 0), 1))
          }
        case .height(let height):
          .custom(identifier: detent.identifier) { _ in CGFloat(height) }
        case .custom(let name):
          .custom(identifier: detent.identifier) { [customHeight] context in
            guard let customHeight else { return context.maximumDetentValue }
            return customHeight(name, Double(context.maximumDetentValue)).map { CGFloat($0) }
          }
        }
      }
    #endif
  }

  #if !os(tvOS)
    extension Sheet.Detent {
      /// The name by which UIKit knows the height.
      var identifier: UISheetPresentationController.Detent.Identifier {
        switch self {
        case .medium: .medium
        case .large: .large
        case .fraction(let part): .init("fraction \(part)")
        case .height(let height): .init("height \(height)")
        case .custom(let name): .init("custom \(name)")
        }
      }
    }
  #endif

  extension PresentationStyle {
    /// UIKit's name of the style; of one that it does not know the nearest.
    fileprivate var modal: UIModalPresentationStyle {
      switch self {
      case .automatic, .alert, .confirmationDialog: .automatic
      case .none, .overCurrentContext: .overCurrentContext
      case .fullScreen: .fullScreen
      case .currentContext: .currentContext
      case .overFullScreen: .overFullScreen
      case .custom: .automatic
      #if os(tvOS)
        case .sheet, .formSheet, .popover: .automatic
      #else
        case .sheet: .pageSheet
        case .formSheet: .formSheet
        case .popover: .popover
      #endif
      }
    }
  }

  extension UIViewController {
    /// Tells whether UIKit presents it in a way of its own.
    var isDialog: Bool { self is UIAlertController }

    /// Tells whether a person leaves it by its buttons alone, each of which is heard by itself.
    ///
    /// An action sheet without a cancel button can also be left by a tap beside it.
    var goesByItsButtons: Bool {
      guard let dialog = self as? UIAlertController else { return false }
      return dialog.preferredStyle == .alert || dialog.actions.contains { $0.style == .cancel }
    }
  }
#endif
