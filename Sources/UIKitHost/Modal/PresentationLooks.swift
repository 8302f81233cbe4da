#if canImport(UIKit) && !os(watchOS)
  import ComposableNavigation
  public import UIKit

  /// The settings of presentations other than their style, which an app sets once as closures.
  ///
  /// ```swift
  /// page.withModal(store: modal, viewProvider: Sheets()) { host in
  ///   host.looks.popoverSource = { [weak page] _ in page?.filterButton }
  /// }
  /// ```
  @MainActor
  public struct PresentationLooks {
    #if !os(tvOS)
      /// Returns the view or bar button item that a popover or an action sheet points at; nil centers
      /// it.
      public var popoverSource:
        (@MainActor (UIViewController) -> (any UIPopoverPresentationControllerSourceItem)?)?

      /// Returns the style of a popover in a compact width; by default, UIKit shows a sheet.
      ///
      /// ```swift
      /// host.looks.adaptiveStyle = { _ in .none }       // stays a popover
      /// ```
      public var adaptiveStyle: (@MainActor (UIViewController) -> UIModalPresentationStyle)?
    #endif

    /// Prepares a view controller for a custom style, by name; by default, the system decides.
    public var customStyle: (@MainActor (String, UIViewController) -> Void)?

    /// Returns the height of a custom detent, by name and maximum height; nil hides it.
    public var customHeight: (@MainActor (_ name: String, _ greatest: Double) -> Double?)?

    /// Creates settings that leave everything to the system.
    nonisolated public init() {}

    /// The title of the button for an alert without buttons; a tap on it is a dismissal.
    public var okTitle = "OK"

    /// The title of the cancel button for an action sheet without one; a tap on it, or outside of
    /// the sheet, is reported as a dismissal.
    public var cancelTitle = "Cancel"

    /// Sets the style of a view controller, before its presentation controller is first used.
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
      /// Points a popover at the app's view; without one, it is centered and points at nothing.
      private func point(
        _ popover: UIPopoverPresentationController,
        of view: UIViewController,
        from presenter: UIViewController
      ) {
        if let source = popoverSource?(view) {
          popover.sourceItem = source
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

    /// Adds a button to a dialog that has none, or whose dismissal could not be observed.
    func addWayOut(to dialog: UIAlertController, left: @escaping @MainActor () -> Void) {
      let isSheet = dialog.preferredStyle == .actionSheet
      let hasWayOut = dialog.actions.contains { !isSheet || $0.style == .cancel }
      guard !hasWayOut else { return }
      let title = isSheet ? cancelTitle : okTitle
      dialog.addAction(UIAlertAction(title: title, style: .cancel) { _ in left() })
    }

    /// Sets the heights and the appearance of a sheet, also while it is shown.
    func resize(_ view: UIViewController, as style: PresentationStyle) {
      #if os(tvOS) || os(visionOS)
        if case .sheet(let sheet) = style { view.color(as: sheet.background) }
      #else
        resize(view, as: style, within: view.presentingViewController)
      #endif
    }
  }

  extension UIViewController {
    /// Sets the background of a sheet.
    func color(as background: Backdrop) {
      switch background {
      case .automatic: break
      case .clear: view.backgroundColor = .clear
      case .named(let name): view.backgroundColor = UIColor(named: name)
      }
    }
  }

  extension PresentationStyle {
    /// UIKit's style, or the nearest one; nil if the app or the system decides.
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
    /// A Boolean value that indicates whether UIKit presents the view controller as a dialog.
    var isDialog: Bool { self is UIAlertController }
  }
#endif
