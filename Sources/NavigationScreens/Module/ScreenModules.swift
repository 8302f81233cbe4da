public import ComposableNavigation

/// The parts of the view of modules: a stack with the module in front, and its view provider.
@MainActor
public struct ScreenModules<Provider: ScreenViewProviding> {
  /// A module as the host receives it.
  public typealias Module = ModuleNavigation<Provider.Screen>.Module

  /// The module in front, for a `StackNavigationHandler`; another module replaces it.
  public let stack: Store<StackNavigation<Module>.State, StackNavigation<Module>.Action>

  /// Makes the view of a module: that of its root's environment.
  public let views: ModuleViews<Provider>
}
