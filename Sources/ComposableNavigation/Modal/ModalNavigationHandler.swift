/// Keeps a modal host in step with a modal's state, and sends a person's acts to the store.
///
/// ```swift
/// let handler = ModalNavigationHandler(
///   store: store.scope(state: \.modal, action: /Action.modal),
///   viewProvider: Sheets()
/// )
/// handler.setup(with: screen)
/// store.send(.modal(.presentSheet(.filter)))          // the host is asked to present one view
/// ```
///
/// Another item is dismissed, then presented, as two commands; another style of the same item keeps
/// its view. A sheet that a person swipes down is sent as `.dismiss(id:cause: .user)`; if the
/// reducer keeps it, it is shown again with the same view. What an entry of a stack or tab presents
/// is shown while that entry is in front. Keep the handler as long as the host: it holds the host
/// weakly.
public typealias ModalNavigationHandler<Provider: EntryViewProviding> =
  ShapeHandler<ModalNavigation<Provider.Item>, Provider> where Provider.Item: Equatable & Sendable
