/// Keeps a window host in step with a state of windows, and sends a person's acts to the store.
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
/// The view provider makes what is shown in a window, once for each. The handlers in it are *not* put
/// into this handler's lane: each window has its own, so that a sheet in one does not keep another
/// waiting. A handler that is set up without a lane begins one. Two handlers of a window that do not
/// lie in each other share one that the provider makes:
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
/// A closed window is sent as `.remove(ids, cause: .user)`; if the reducer keeps it, it is opened again
/// with the same view. Keep the handler as long as the host: it holds the host weakly.
public typealias WindowNavigationHandler<Provider: EntryViewProviding> =
  ShapeHandler<WindowNavigation<Provider.Item>, Provider> where Provider.Item: Equatable & Sendable
