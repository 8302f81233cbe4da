import ComposableNavigation

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
