/// Makes views for screens, as ``ScreenViewProviding`` does, and the view that shows modules.
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
  /// Makes the view that shows modules, once: a stack host without a bar, and its handler.
  func makeModules(_ modules: ScreenModules<Self>) -> Presentable
}
