public import ComposableNavigation

/// Makes views for screens, as ``ScreenViewProviding``, and for the place where modules are shown.
///
/// ```swift
/// extension Views: ModuleViewProviding {
///   func makeModules(_ modules: ScreenModules<Views>) -> TerminalView {
///     TerminalStack(store: modules.stack, viewProvider: modules.views)
///   }
/// }
/// ```
@MainActor
public protocol ModuleViewProviding<Screen, Presentable>: ScreenViewProviding {
  /// Makes the view in which modules are shown, once: a stack host of one page, without a bar, and
  /// its handler.
  func makeModules(_ modules: ScreenModules<Self>) -> Presentable
}

/// What the view of modules is made of: a stack that holds the module in front, and who makes its
/// view.
@MainActor
public struct ScreenModules<Provider: ScreenViewProviding> {
  /// A module as the host has it.
  public typealias Module = ModuleNavigation<Provider.Screen>.Module

  /// The module in front, for a `StackNavigationHandler`: another one takes its place.
  public let stack: Store<StackNavigation<Module>.State, StackNavigation<Module>.Action>

  /// Makes the view of a module: that of its root's environment.
  public let views: ModuleViews<Provider>
}

/// Makes the views of modules, for a stack's handler.
public struct ModuleViews<Provider: ScreenViewProviding>: EntryViewProviding {
  let cache: ModuleCache<Provider>

  /// Makes the view of the module that has come in front, once for each stay.
  public func makePresentable(
    for entry: Entry<ModuleNavigation<Provider.Screen>.Module>
  ) -> Provider.Presentable {
    cache.makeView(of: entry.id)
  }
}
