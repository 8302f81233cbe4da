public import ComposableNavigation

/// Makes views for screens and for their environments.
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
  /// The type of the screens that are shown.
  associatedtype Screen: Equatable & Sendable
  /// The type of the views that hosts show.
  associatedtype Presentable

  /// Makes the view of an open screen, once for each visit; by default, the view of its content.
  func makePresentable(for entry: Entry<ScreenNavigation<Screen>.OpenScreen>) -> Presentable

  /// Makes the view of a screen's content.
  func makePresentable(for screen: Screen) -> Presentable

  /// Makes the view of an environment, once: a stack host and a modal host over it, with their
  /// handlers. Unless it is the root's environment, the view is `HandlerContaining`.
  func makeEnvironment(_ environment: ScreenEnvironment<Self>) -> Presentable

  /// Makes the view of an alert or a confirmation dialog, once. The view shows the dialog's state
  /// and sends the taps on its buttons.
  func makeDialog<Dialog: DialogState>(_ store: Store<Dialog, DialogAction>) -> Presentable

  /// The reason why a screen cannot be dismissed, for hosts; see `EntryViewProviding.leaveGuard`.
  var leaveGuard: (@MainActor (Entry<Screen>) -> LeaveBlocker?)? { get }
}

extension ScreenViewProviding {
  /// Nil: every screen can be dismissed, without a question.
  public var leaveGuard: (@MainActor (Entry<Screen>) -> LeaveBlocker?)? { nil }

  /// Makes the view of a screen's content.
  public func makePresentable(
    for entry: Entry<ScreenNavigation<Screen>.OpenScreen>
  ) -> Presentable {
    makePresentable(for: entry.item.screen)
  }
}
