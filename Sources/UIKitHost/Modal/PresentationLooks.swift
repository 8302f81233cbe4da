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
    /// Finds the view that a popover or an action sheet points at; without one it is in the middle.
    public var popoverSource: (@MainActor (UIViewController) -> UIView?)?

    /// Prepares a view controller for a style of your own, by its name; without it the system
    /// decides.
    public var customStyle: (@MainActor (String, UIViewController) -> Void)?

    /// Reckons the height of a detent of your own, by its name and the greatest there is; nil hides
    /// it.
    public var customHeight: (@MainActor (_ name: String, _ greatest: Double) -> Double?)?

    /// Makes looks that leave everything to the system.
    nonisolated public init() {}

    /// The button of an alert that has none; a tap on it is reported as leaving.
    public var okTitle = "OK"

    /// The button of an action sheet that has none to cancel; a tap on it, or beside the sheet, is
    /// reported as leaving.
    public var cancelTitle = "Cancel"

    /// Gives a view controller its style, before anything asks for its presentation controller.
    func prepare(
      _ view: UIViewController,
      for style: PresentationStyle,
      from presenter: UIViewController
    ) {
      if let modal = style.modal { view.modalPresentationStyle = modal }
      if case .custom(let name) = style { customStyle?(name, view) }
      #if !os(tvOS)
        if let popover = view.popoverPresentationController {
          point(popover, of: view, from: presenter)
        }
      #endif
      #if !os(tvOS) && !os(visionOS)
        resize(view, as: style, within: presenter)
      #else
        resize(view, as: style)
      #endif
    }

    #if !os(tvOS)
      /// Points at what the app says; without that the popover is in the middle, and points at nothing.
      private func point(
        _ popover: UIPopoverPresentationController,
        of view: UIViewController,
        from presenter: UIViewController
      ) {
        if let source = popoverSource?(view) {
          popover.sourceView = source
          popover.sourceRect = source.bounds
        } else if let source = presenter.viewIfLoaded {
          popover.sourceView = source
          let bounds = source.bounds
          popover.sourceRect = CGRect(
            x: bounds.origin.x + bounds.size.width / 2,
            y: bounds.origin.y + bounds.size.height / 2,
            width: 0,
            height: 0
          )
          popover.permittedArrowDirections = []
        }
      }
    #endif

    /// Gives a dialog that cannot be left, or not be heard when it is left, a button for that.
    func addWayOut(to dialog: UIAlertController, left: @escaping @MainActor () -> Void) {
      let isSheet = dialog.preferredStyle == .actionSheet
      let hasWayOut = dialog.actions.contains { !isSheet || $0.style == .cancel }
      guard !hasWayOut else { return }
      let title = isSheet ? cancelTitle : okTitle
      dialog.addAction(UIAlertAction(title: title, style: .cancel) { _ in left() })
    }

    /// Gives a sheet its heights and its look, also while it is shown.
    func resize(_ view: UIViewController, as style: PresentationStyle) {
      #if os(tvOS) || os(visionOS)
        if case .sheet(let sheet) = style { view.color(as: sheet.background) }
      #else
        resize(view, as: style, within: view.presentingViewController)
      #endif
    }
  }

  extension UIViewController {
    /// Gives the view the background of a sheet.
    func color(as background: Backdrop) {
      switch background {
      case .automatic: break
      case .clear: view.backgroundColor = .clear
      case .named(let name): view.backgroundColor = UIColor(named: name)
      }
    }
  }

  extension PresentationStyle {
    /// UIKit's name of the style, of one that it does not know the nearest; nil for what the app or the
    /// system decides.
    fileprivate var modal: UIModalPresentationStyle? {
      switch self {
      case .automatic, .custom, .alert, .confirmationDialog: nil
      case .none, .overCurrentContext: .overCurrentContext
      case .fullScreen: .fullScreen
      case .currentContext: .currentContext
      case .overFullScreen: .overFullScreen
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
  }
#endif
