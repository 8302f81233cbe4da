#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A window of a scene with its root: attaches the hosts in it, and detaches them with the scene.
  ///
  /// Use it in a scene delegate, which keeps it:
  ///
  /// ```swift
  /// func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: …) {
  ///   guard let scene = scene as? UIWindowScene else { return }
  ///   window = SceneWindow(scene)
  ///   window?.show(StackController(store: stack, viewProvider: Screens()), keeping: store)
  /// }
  /// ```
  ///
  /// A root that is not ``HandlerKeeping`` is shown, but you must attach its hosts yourself.
  @MainActor
  public final class SceneWindow {
    /// The window.
    public let window: UIWindow

    /// The turns of the main queue; tests replace them.
    package var turns = Turns.main

    private var owners: [AnyObject] = []
    private var disconnection: NotificationToken?
    /// The window's scene, if it is known.
    private var scene: ObjectIdentifier?

    /// Creates a window of a scene.
    public convenience init(_ scene: UIWindowScene) {
      self.init(UIWindow(windowScene: scene))
    }

    /// Uses an existing window.
    public init(_ window: UIWindow) {
      self.window = window
      disconnection = NotificationToken(UIScene.didDisconnectNotification) { [weak self] in
        self?.sceneGoes($0)
      }
      findScene()
    }

    /// A window that was created without a scene gets one later.
    private func findScene() { scene = window.windowScene.map { ObjectIdentifier($0) } ?? scene }

    private func sceneGoes(_ other: ObjectIdentifier) {
      findScene()
      if other == scene { close() }
    }

    /// Shows a view controller in place of the previous one, and attaches its hosts.
    ///
    /// - Parameters:
    ///   - root: The view controller.
    ///   - owners: Objects to keep while the view controller is shown, such as a store.
    public func show(_ root: UIViewController, keeping owners: AnyObject...) {
      close()
      self.owners = owners
      findScene()
      // Otherwise its presentations would remain above the new root.
      if let old = window.rootViewController, old !== root, old.presentedViewController != nil {
        old.dismiss(animated: false)
      }
      window.rootViewController = root
      keeper?.windowAppears(turns)
      window.makeKeyAndVisible()
      keeper?.attach()
    }

    /// Takes the root off screen, so that it gets no more commands.
    ///
    /// Called automatically when the scene is disconnected. The root continues if it is shown
    /// again.
    public func close() { keeper?.detach() }

    private var keeper: HandlerKeeper? {
      (window.rootViewController as? any HandlerKeeping)?.keeper
    }
  }
#endif
