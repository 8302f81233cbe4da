#if GTK
  import CGTK

  /// The place in which something is presented: a window of its own, or over all of one.
  @MainActor
  protocol Surface: AnyObject {
    /// Tells whether it is on its way, in or out.
    var isMoving: Bool { get }

    /// Hears that it has come or gone, as GTK says.
    var onRest: (@MainActor () -> Void)? { get set }

    /// Comes on screen.
    func show(animated: Bool)

    /// Goes for good.
    func hide(animated: Bool)

    /// Goes off screen with what lies below, or comes back with it.
    func setOnScreen(_ isOnScreen: Bool, over window: GTKWidget?)

    /// Hears the title of what is presented, for the window manager and for those who cannot see it.
    func rename(_ title: String)
  }

  extension Surface {
    func rename(_ title: String) {}
  }
#endif
