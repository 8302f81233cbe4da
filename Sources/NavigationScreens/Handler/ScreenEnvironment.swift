public import ComposableNavigation

/// The parts of the view of an environment: stores for handlers, and view providers.
@MainActor
public struct ScreenEnvironment<Provider: ScreenViewProviding> {
  /// A screen as hosts receive it.
  public typealias Open = ScreenNavigation<Provider.Screen>.OpenScreen

  /// The item that is presented over an environment.
  public typealias Presented = ScreenNavigation<Provider.Screen>.Presented

  /// The first screen of the environment; nil for the root's environment.
  public let id: EntryID?

  /// The screens of the environment, for a `StackNavigationHandler`.
  public let stack: Store<StackNavigation<Open>.State, StackNavigation<Open>.Action>

  /// The modal over the screens, for a `ModalNavigationHandler`.
  public let modal: Store<ModalNavigation<Presented>.State, ModalNavigation<Presented>.Action>

  /// Makes the views of the screens.
  public let screens: ScreenViews<Provider>

  /// Makes the views of presented items: environments and alerts.
  public let presented: EnvironmentViews<Provider>
}
