#if GTK
  import CGTK

  /// The place of a presented view: a separate window, or an area that fills one.
  @MainActor
  protocol Surface: AnyObject {
    /// A Boolean value that indicates whether the surface is being shown or hidden.
    var isMoving: Bool { get }

    /// Called when GTK has shown or hidden the surface.
    var onRest: (@MainActor () -> Void)? { get set }

    func show(animated: Bool)

    /// Hides the surface for good.
    func hide(animated: Bool)

    /// Hides the surface together with the view below, or shows it again.
    func setOnScreen(_ isOnScreen: Bool, over window: GTKWidget?)

    /// Sets the title of the presented view, for the window manager and for screen readers.
    func rename(_ title: String)
  }

  extension Surface {
    func rename(_ title: String) {}
  }
#endif
