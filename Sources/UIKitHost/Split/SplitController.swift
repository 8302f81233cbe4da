#if canImport(UIKit) && !os(watchOS)
  public import ComposableNavigation
  public import UIKit

  /// A split view controller with its handler, kept in step with a split's state.
  ///
  /// ```swift
  /// let split = SplitController(
  ///   columns: 2,
  ///   store: store.scope(state: \.split, action: /Action.split),
  ///   viewProvider: Screens()
  /// )
  /// window.show(split)
  /// ```
  open class SplitController: UISplitViewController, HandlerKeeping {
    /// The keeper of the split's handler.
    public let keeper = HandlerKeeper()

    /// The host, for the guards of its columns.
    public private(set) lazy var host = SplitViewControllerHost(self)

    /// Creates a controller with two or three columns, for your own handler.
    ///
    /// - Parameter columns: The number of columns; any number other than 3 means 2.
    public init(columns: Int) {
      super.init(style: columns == 3 ? .tripleColumn : .doubleColumn)
      _ = host
    }

    /// Creates a controller with its handler.
    ///
    /// - Parameters:
    ///   - columns: The maximum number of columns; any number other than 3 means 2.
    ///   - store: The scoped store of the split.
    ///   - viewProvider: The provider of the view controllers, for all columns.
    public convenience init<Provider: EntryViewProviding>(
      columns: Int,
      store: Store<SplitNavigation<Provider.Item>.State, SplitNavigation<Provider.Item>.Action>,
      viewProvider: Provider
    ) where Provider.Presentable == UIViewController, Provider.Item: Equatable & Sendable {
      self.init(columns: columns)
      let handler = SplitNavigationHandler(store: store, viewProvider: viewProvider)
      handler.setup(with: host)
      keeper.keep(handler, of: host)
    }

    /// Goes back; see ``HandlerKeeping/goBack()``.
    open override func accessibilityPerformEscape() -> Bool {
      goBack() || super.accessibilityPerformEscape()
    }

    /// Goes back by Escape or Command-[.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      if !goBack(by: presses) { super.pressesBegan(presses, with: event) }
    }

    /// Returns nil: a split belongs to a state, not to an archive of views.
    public required init?(coder: NSCoder) { nil }
  }
#endif
