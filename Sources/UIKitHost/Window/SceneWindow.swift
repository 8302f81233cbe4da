#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A window of a scene with its root: attaches the hosts in it, and detaches them with the scene.
  ///
  /// Reach for it in a scene delegate, which keeps it:
  ///
  /// ```swift
  /// func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: …) {
  ///   guard let scene = scene as? UIWindowScene else { return }
  ///   window = SceneWindow(scene)
  ///   window?.show(StackController(store: stack, viewProvider: Screens()), keeping: store)
  /// }
  /// ```
  ///
  /// A root that is no ``HandlerKeeping`` is shown as it is; its hosts are attached by hand.
  @MainActor
  public final class SceneWindow {
    /// The window.
    public let window: UIWindow

    /// The turns of the main queue; a test has its own.
    package var turns = Turns.main

    private var owners: [AnyObject] = []
    private var disconnection: NotificationToken?
    /// The window's own scene, as far as it is known.
    private var scene: ObjectIdentifier?

    /// Makes a window of a scene.
    public convenience init(_ scene: UIWindowScene) {
      self.init(UIWindow(windowScene: scene))
    }

    /// Takes a window that is there already.
    public init(_ window: UIWindow) {
      self.window = window
      disconnection = NotificationToken(UIScene.didDisconnectNotification) { [weak self] in
        self?.sceneGoes($0)
      }
      findScene()
    }

    /// It is there later than the window where that was made without one.
    private func findScene() { scene = window.windowScene.map { ObjectIdentifier($0) } ?? scene }

    private func sceneGoes(_ other: ObjectIdentifier) {
      findScene()
      if other == scene { close() }
    }

    /// Shows a view controller in place of the one before: its handlers begin.
    ///
    /// - Parameters:
    ///   - root: The view controller.
    ///   - owners: Objects that have to live as long as it is shown, such as a store.
    public func show(_ root: UIViewController, keeping owners: AnyObject...) {
      close()
      self.owners = owners
      findScene()
      // Its presentations would stay over the new one.
      if let old = window.rootViewController, old !== root, old.presentedViewController != nil {
        old.dismiss(animated: false)
      }
      window.rootViewController = root
      keeper?.windowAppears(turns)
      window.makeKeyAndVisible()
      keeper?.attach()
    }

    /// Takes the root off screen: no command comes any more.
    ///
    /// It is done by itself when the scene is disconnected. Shown again, it carries on.
    public func close() { keeper?.detach() }

    private var keeper: HandlerKeeper? {
      (window.rootViewController as? any HandlerKeeping)?.keeper
    }
  }
#endif
