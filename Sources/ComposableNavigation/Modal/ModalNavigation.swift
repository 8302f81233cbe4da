/// A view presented over a screen: the state, the actions and the reducer of a modal.
///
/// A modal presents at most one item; a modal over a modal is another `ModalNavigation` in the
/// presented feature. Pull it back into a feature, send its actions, and pass its store to a
/// ``ModalNavigationHandler``.
///
/// ```swift
/// var state = ModalNavigation<String>.State()
/// let modal = ModalNavigation<String>()
/// _ = modal.reduce(into: &state, action: .presentSheet("filter"))
/// state.item                                         // "filter"
/// _ = modal.reduce(into: &state, action: .dismiss())
/// state.item                                         // nil
/// ```
///
/// An alert or a confirmation dialog is an item like any other, an ``AlertState`` or a
/// ``ConfirmationDialogState``: `.presentAlert(item)` presents it in its style.
///
/// Presenting is a write: an equal item keeps its id and its view, with the new style; a
/// different item replaces it, waits, or is refused, depending on the state's ``Policy``. The shape
/// and its names are those of heinzl's Composable Navigation.
///
/// ## Laws
/// - presenting an item again changes nothing but its style
/// - a late dismissal of an old modal does not touch the new one
public struct ModalNavigation<Item: Equatable & Sendable>: Reducer {
  // Made here because `resolve()` does not know the item's type; see ``Reduce``.
  @usableFromInline let logic: Reduce<State, Action>

  /// Makes the reducer.
  @inlinable  // modal, present and dismiss: × 4.1
  public init() { logic = Reduce { Self.carryOut($1, in: &$0) } }

  /// Carries out an action, or reports the reason why it cannot be carried out.
  ///
  /// An accepted action also writes the animation flag; a refused action writes nothing.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    Self.carryOut(action, in: &state)
  }

  /// Prepares the reducer for many actions; see ``Reducer/resolve()``.
  public func resolve() -> ResolvedReducer<State, Action> {
    ResolvedReducer(step: logic.step).goingBack(by: self)
  }

  @inlinable  // modal, present and dismiss: × 4.1
  static func carryOut(_ action: Action, in state: inout State) -> Effect<Action> {
    if let refusal = Self.refusal(of: action, in: state) { return .report(.refusal(refusal)) }
    state.areAnimationsEnabled = action.isAnimated
    switch action {
    case .present(let item, let style, animated: _):
      state.request(StyledItem(item: item, style: style))
    case .remove(nil, cause: _, animated: _):
      state.dismissPresented()
    case .remove(let ids?, cause: _, animated: _):
      for id in ids { state.dismiss(id) }
    case .selectDetent(let detent, let id, cause: _, animated: _):
      state.selectDetent(detent, of: id)
    case .when(_, let action):
      return carryOut(action, in: &state)
    }
    return .none
  }
}
