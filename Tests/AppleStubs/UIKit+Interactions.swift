// swift-format-ignore-file
// Scene delegates, context menus and drags, for the pages.
import Foundation
#if !os(watchOS)

// MARK: Scenes

@MainActor open class UISceneSession: NSObject {
  public var stateRestorationActivity: NSUserActivity?
}
@MainActor open class UIOpenURLContext: NSObject {
  public var url: URL { fatalError() }
}
extension UIScene {
  @MainActor open class ConnectionOptions: NSObject {
    public var urlContexts: Set<UIOpenURLContext> { [] }
    public var userActivities: Set<NSUserActivity> { [] }
  }
}
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}
extension UISceneDelegate {
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}

// MARK: Context menus

@MainActor public protocol UIInteraction: NSObjectProtocol {}
extension UIView { public func addInteraction(_ interaction: any UIInteraction) {} }

@available(tvOS 17, *)
@MainActor open class UIContextMenuConfiguration: NSObject {
  public convenience init(identifier: (any NSObjectProtocol)?, previewProvider: (@MainActor () -> UIViewController?)? = nil, actionProvider: (@MainActor ([UIAction]) -> UIAction?)? = nil) { fatalError() }  // Apple: menu elements and menus
}
@available(tvOS 17, *)
@MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {}
@available(tvOS, unavailable)
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }
@available(tvOS 17, *)
@MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  func addCompletion(_ completion: @escaping () -> Void)
}
@available(tvOS, unavailable)
@MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
@available(tvOS, unavailable)
@MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration?
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
}

// MARK: Drags

@available(tvOS, unavailable)
@MainActor public protocol UIDragSession: NSObjectProtocol {}
@available(tvOS, unavailable)
@MainActor open class UIDragItem: NSObject { public init(itemProvider: NSItemProvider) {} }
@available(tvOS, unavailable)
@MainActor open class UIDragInteraction: NSObject, UIInteraction { public init(delegate: any UIDragInteractionDelegate) {} }
@available(tvOS, unavailable)
@MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
}
#endif
