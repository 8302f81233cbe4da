public import ComposableNavigation

/// Makes views for screens, and for the environments that they lie in.
///
/// ```swift
/// struct Views: ScreenViewProviding {
///   func makePresentable(for page: Page) -> TerminalView { TerminalScreen(title: page.title) }
///
///   func makeEnvironment(_ environment: ScreenEnvironment<Views>) -> TerminalView {
///     TerminalStack(store: environment.stack, viewProvider: environment.screens)
///       .withModal(store: environment.modal, viewProvider: environment.presented)
///   }
///
///   func makeDialog<Dialog: DialogState>(_ store: Store<Dialog, DialogAction>) -> TerminalView {
///     TerminalDialog(store)
///   }
/// }
/// ```
@MainActor
public protocol ScreenViewProviding<Screen, Presentable> {
  /// What is shown.
  associatedtype Screen: Equatable & Sendable
  /// What hosts show.
  associatedtype Presentable

  /// Makes the view of a screen, once for each stay; without an own implementation, that of what it
  /// shows.
  func makePresentable(for entry: Entry<ScreenNavigation<Screen>.OpenScreen>) -> Presentable

  /// Makes the view of what a screen shows.
  func makePresentable(for screen: Screen) -> Presentable

  /// Makes the view of an environment, once: a stack host, and a modal host over it, with their
  /// handlers. One that is not the root's is `HandlerContaining`.
  func makeEnvironment(_ environment: ScreenEnvironment<Self>) -> Presentable

  /// Makes the view of an alert or a confirmation dialog, once: what shows the dialog's state and
  /// sends it the taps of its buttons.
  func makeDialog<Dialog: DialogState>(_ store: Store<Dialog, DialogAction>) -> Presentable
}

extension ScreenViewProviding {
  /// Makes the view of what the screen shows.
  public func makePresentable(
    for entry: Entry<ScreenNavigation<Screen>.OpenScreen>
  ) -> Presentable {
    makePresentable(for: entry.item.screen)
  }
}

/// What the view of an environment is made of: stores for the hosts' handlers, and who makes views
/// for these.
@MainActor
public struct ScreenEnvironment<Provider: ScreenViewProviding> {
  /// A screen as the hosts have it.
  public typealias Open = ScreenNavigation<Provider.Screen>.OpenScreen

  /// What is presented over an environment.
  public typealias Presented = ScreenNavigation<Provider.Screen>.Presented

  /// The first screen of the environment; nil for that of the root.
  public let id: EntryID?

  /// The screens of the environment, for a `StackNavigationHandler`.
  public let stack: Store<StackNavigation<Open>.State, StackNavigation<Open>.Action>

  /// What is presented over them, for a `ModalNavigationHandler`.
  public let modal: Store<ModalNavigation<Presented>.State, ModalNavigation<Presented>.Action>

  /// Makes the views of the screens.
  public let screens: ScreenViews<Provider>

  /// Makes the views of what is presented: environments and alerts.
  public let presented: EnvironmentViews<Provider>
}

/// Makes the views of screens, for a stack's handler.
public struct ScreenViews<Provider: ScreenViewProviding>: ViewProviding {
  let provider: Provider

  /// Makes the view of a screen.
  public func makePresentable(
    for entry: Entry<ScreenNavigation<Provider.Screen>.OpenScreen>
  ) -> Provider.Presentable {
    provider.makePresentable(for: entry)
  }

  /// Makes the view of what a screen shows.
  public func makePresentable(
    for screen: ScreenNavigation<Provider.Screen>.OpenScreen
  ) -> Provider.Presentable {
    provider.makePresentable(for: screen.screen)
  }
}

/// Makes the views of environments and of alerts, for a modal's handler; what has a view already
/// keeps it.
public struct EnvironmentViews<Provider: ScreenViewProviding>: ViewProviding {
  let cache: EnvironmentCache<Provider>

  /// Makes the view of the environment that a screen begins, or of an alert.
  public func makePresentable(
    for entry: Entry<ScreenNavigation<Provider.Screen>.Presented>
  ) -> Provider.Presentable {
    cache.view(of: entry)
  }

  /// Makes the view of what a screen or an alert shows, without an identity: it is in no list, and
  /// taps lead nowhere.
  public func makePresentable(
    for presented: ScreenNavigation<Provider.Screen>.Presented
  ) -> Provider.Presentable {
    switch presented {
    case .screen(let screen): cache.provider.makePresentable(for: screen.screen)
    case .alert(let alert): cache.dialog(Entry(id: .counted(.max), item: alert))
    }
  }
}
