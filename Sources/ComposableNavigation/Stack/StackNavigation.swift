/// Screens on top of each other: the state, the actions and the reducer of a navigation stack.
///
/// Reach for it when one screen leads to the next and back leads to the one before. Pull it back
/// into a feature, send its actions, and give its store to a ``StackNavigationHandler``.
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
/// Item 0 is the root; a stack may be empty. What cannot be carried out (a pop of more than there
/// is, an item that is not there) changes nothing and has a ``Refusal``. The shape and its names
/// are those of heinzl's Composable Navigation.
///
/// ## Laws
/// - a refused action changes nothing at all and has a reason
/// - the same operation sent twice from the same entry changes the state at most once
public struct StackNavigation<Item: Equatable & Sendable>: Reducer {
  /// Makes the reducer.
  public init() {}

  /// Carries out an action, or reports why it cannot be.
  ///
  /// An accepted action also writes the animation flag, a refused one writes nothing.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if let refusal = Self.refusal(of: action, in: state) { return .report(.refusal(refusal)) }
    state.areAnimationsEnabled = action.isAnimated
    switch action {
    case .pushItem(let item, from: _, animated: _):
      state.entries.append(item)
    case .pushItems(let items, from: _, animated: _):
      for item in items { state.entries.append(item) }
    case .popItem:
      state.entries.removeLast(1)
    case .popItems(count: let count, animated: _):
      state.entries.removeLast(count)
    case .popItemsUpTo(let count, animated: _):
      state.entries.removeLast(min(count, state.entries.count))
    case .popToRoot:
      state.entries.removeLast(state.entries.count - 1)
    case .popTo(let item, animated: _):
      state.pop(to: state.entries.items.lastIndex(of: item))
    case .pop(to: let id, animated: _):
      state.pop(to: state.entries.index(of: id))
    case .remove(let ids, cause: _, animated: _):
      state.entries.remove(Set(ids))
    case .replaceTop(let item, from: _, animated: _):
      if !state.entries.isEmpty { state.entries.removeLast(1) }
      state.entries.append(item)
    case .bringToFront(let item, animated: _):
      if let index = state.entries.items.lastIndex(of: item) {
        state.entries.moveToTop(index)
      } else {
        state.entries.append(item)
      }
    case .setItems(let items, animated: _):
      state.entries.write(items)
    }
    return .none
  }
}

extension StackNavigation.State {
  /// Leaves the entry at an index on top.
  fileprivate mutating func pop(to index: Int?) {
    guard let index else { return }
    entries.removeLast(entries.count - 1 - index)
  }
}
