/// Keeps a window host in step with a state of windows, and sends the user's actions to the store.
///
/// ```swift
/// let handler = WindowNavigationHandler(
///   store: store.scope(state: \.windows, action: /Action.windows),
///   viewProvider: Windows()
/// )
/// handler.setup(with: desktop)
/// store.send(.windows(.open(.draft(7))))              // the host is asked to open one window
/// ```
///
/// The view provider makes the content of each window once. Do *not* put the handlers in a window
/// into this handler's lane: each window has its own, so a sheet in one window does not delay
/// another window. A handler that is set up without a lane makes a new one. Two handlers of a
/// window that are not nested in each other share a lane that the provider makes:
///
/// ```swift
/// func makePresentable(for entry: Entry<Item>) -> Window {
///   let lane = Lane()
///   stackHandler.setup(with: window.stack, in: lane)
///   sheetHandler.setup(with: window.sheet, in: lane)
///   return window
/// }
/// ```
///
/// When the user closes a window, the handler sends `.remove(ids, cause: .user)`; if the reducer
/// keeps the window, the host opens it again with the same view. Keep the handler as long as the
/// host: it holds the host weakly.
public typealias WindowNavigationHandler<Provider: EntryViewProviding> =
  ShapeHandler<WindowNavigation<Provider.Item>, Provider> where Provider.Item: Equatable & Sendable
