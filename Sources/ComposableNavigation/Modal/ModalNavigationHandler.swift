/// Keeps a modal host in step with a modal's state, and sends the user's actions to the store.
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
/// To show a different item, the handler sends a dismissal and then a presentation; a different
/// style of the same item keeps its view. When the user swipes a sheet down, the handler sends
/// `.dismiss(id:cause: .user)`; if the reducer keeps the item, the host shows it again with the
/// same view. A modal of a screen in a stack or a tab is shown while that screen is in front. Keep
/// the handler as long as the host: it holds the host weakly.
public typealias ModalNavigationHandler<Provider: EntryViewProviding> =
  ShapeHandler<ModalNavigation<Provider.Item>, Provider> where Provider.Item: Equatable & Sendable
