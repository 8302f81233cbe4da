public import ComposableNavigation

/// The parts of the view of modules: a stack that holds the module in front, and the provider of
/// its view.
@MainActor
public struct ScreenModules<Provider: ScreenViewProviding> {
  /// A module as the host has it.
  public typealias Module = ModuleNavigation<Provider.Screen>.Module

  /// The module in front, for a `StackNavigationHandler`: another one takes its place.
  public let stack: Store<StackNavigation<Module>.State, StackNavigation<Module>.Action>

  /// Makes the view of a module: that of its root's environment.
  public let views: ModuleViews<Provider>
}
