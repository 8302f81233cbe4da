#if canImport(UIKit) && !os(watchOS)
  public import ComposableNavigation
  public import UIKit

  /// A view controller that contains hosts, and keeps their handlers.
  ///
  /// ``Page``, ``StackController``, ``TabsController`` and ``SplitController`` are such view
  /// controllers. If you cannot inherit from them, conform your own view controller:
  ///
  /// ```swift
  /// final class Map: MKMapViewController, HandlerKeeping {
  ///   let keeper = HandlerKeeper()
  /// }
  /// ```
  @MainActor
  public protocol HandlerKeeping: UIViewController, HandlerContaining {
    /// The keeper; always the same.
    var keeper: HandlerKeeper { get }
  }

  extension HandlerKeeping {
    /// The handlers whose hosts are this view controller or inside it, outermost first.
    public var handlers: [any NavigationHandler] { keeper.handlers }
  }
#endif
