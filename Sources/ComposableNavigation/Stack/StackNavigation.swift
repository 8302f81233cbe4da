/// Screens on top of each other: the state, the actions and the reducer of a navigation stack.
///
/// Use it if one screen leads to the next and back returns to the previous one. Pull it back into a
/// feature, send its actions, and pass its store to a ``StackNavigationHandler``.
///
/// ```swift
/// var state = StackNavigation<String>.State(items: ["inbox"])
/// let stack = StackNavigation<String>()
/// _ = stack.reduce(into: &state, action: .pushItem("message"))
/// state.items                                        // ["inbox", "message"]
/// _ = stack.reduce(into: &state, action: .popToRoot())
/// state.items                                        // ["inbox"]
/// ```
///
/// Item 0 is the root; a stack may be empty, unless it keeps its root (``init(keepsRoot:)``). An
/// action that cannot be carried out (a pop of more screens than there are, an item that is not on
/// the stack) changes nothing and has a ``Refusal``. The user's back can skip screens:
/// ``State/skipped``. The shape and its names are those of heinzl's Composable Navigation.
///
/// ## Laws
/// - a refused action changes nothing at all and has a reason
/// - the same operation sent twice from the same entry changes the state at most once
/// - no action takes the root from a stack that keeps it
/// - back then forward is nothing
/// - a removal by the user is added to the history
/// - a push truncates the history
/// - going back by the user never ends on a skipped screen
/// - a pop by the program does not ask for skipped screens
/// - a mark is kept in the history with its screen and restored with it
public struct StackNavigation<Item: Equatable & Sendable>: Reducer {
  // Made here because `resolve()` does not know the item's type; see ``Reduce``.
  @usableFromInline let logic: Reduce<State, Action>

  /// A Boolean value that indicates whether the root stays; see ``init(keepsRoot:)``.
  public let keepsRoot: Bool

  /// Makes the reducer.
  @inlinable  // push and pop, N = 0: × 12
  public init() {
    logic = Reduce { Self.carryOut($1, in: &$0) }
    keepsRoot = false
  }

  /// Makes the reducer of a stack that keeps its root.
  init(keepingRoot logic: Reduce<State, Action>) {
    self.logic = logic
    keepsRoot = true
  }

  /// Carries out an action, or reports the reason why it cannot be carried out.
  ///
  /// An accepted action also writes the animation flag, unless it marks a screen; a refused action
  /// writes nothing.
  @inlinable  // push and pop, N = 0: × 12
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if keepsRoot { return logic.run(&state, action) }
    return Self.carryOut(action, in: &state)
  }

  /// Prepares the reducer for many actions; see ``Reducer/resolve()``.
  @inlinable  // push and pop, N = 0: × 12
  public func resolve() -> ResolvedReducer<State, Action> {
    ResolvedReducer(step: logic.step).goingBack(by: self)
  }

  @inlinable  // push and pop, N = 0: × 12
  static func carryOut(_ action: Action, in state: inout State) -> Effect<Action> {
    if let refusal = Self.refusal(of: action, in: state) { return .report(.refusal(refusal)) }
    if state.storedMemory != nil { return carryOutRemembering(action, in: &state) }
    state.areAnimationsEnabled = action.isAnimated(or: state.areAnimationsEnabled)
    switch action {
    case .push(let items, animated: _):
      for item in items { state.storedEntries.append(item) }
    case .pushItem(let item, animated: _):
      state.storedEntries.append(item)
    case .pop(.exactly(let count), animated: _):
      state.storedEntries.removeLast(count)
    case .pop(.upTo(let count), animated: _):
      state.storedEntries.removeLast(min(count, state.entries.count))
    case .pop(.to(.root), animated: _):
      state.storedEntries.removeLast(state.entries.count - 1)
    case .pop(.to(.item(let item)), animated: _):
      state.pop(to: state.entries.items.lastIndex(of: item))
    case .pop(.to(.entry(let id)), animated: _):
      state.pop(to: state.entries.index(of: id))
    case .goForward:
      // No history is kept here, so only going forward by no screen gets this far.
      break
    case .remove(let ids, cause: _, animated: _):
      state.storedEntries.remove(ids)
    case .replaceTop(with: let item, animated: _):
      if !state.entries.isEmpty { state.storedEntries.removeLast(1) }
      state.storedEntries.append(item)
    case .bringToFront(let item, animated: _):
      if let index = state.entries.items.lastIndex(of: item) {
        state.storedEntries.moveToTop(index)
      } else {
        state.storedEntries.append(item)
      }
    case .setItems(let items, animated: _):
      state.storedEntries.write(items)
    case .skip, .skipItem:
      state.skip(action)
    case .when(_, let action):
      return carryOut(action, in: &state)
    }
    return .none
  }
}

extension StackNavigation.State {
  /// Pops the entries above an index.
  @inlinable  // push and pop, N = 0: × 12
  mutating func pop(to index: Int?) {
    guard let index else { return }
    storedEntries.removeLast(entries.count - 1 - index)
  }
}
