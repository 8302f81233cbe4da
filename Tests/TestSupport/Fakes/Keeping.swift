package import ComposableNavigation

/// A stack whose user cannot remove screens with certain titles: unsaved forms.
package struct KeepingStack: Reducer {
  package let kept: Set<String>

  package init(kept: Set<String>) {
    self.kept = kept
  }

  package func reduce(
    into state: inout StackNavigation<String>.State,
    action: StackNavigation<String>.Action
  ) -> Effect<StackNavigation<String>.Action> {
    if case .remove(let ids, cause: .user, animated: _) = action,
      ids.contains(where: { state.entries[id: $0].map(kept.contains) ?? false })
    {
      return .none
    }
    return StackNavigation<String>().reduce(into: &state, action: action)
  }
}

/// A modal whose user cannot dismiss certain sheets.
package struct KeepingModal: Reducer {
  package let kept: Set<String>

  package init(kept: Set<String>) {
    self.kept = kept
  }

  package func reduce(
    into state: inout ModalNavigation<String>.State,
    action: ModalNavigation<String>.Action
  ) -> Effect<ModalNavigation<String>.Action> {
    if case .remove(_, cause: .user, animated: _) = action,
      state.item.map(kept.contains) ?? false
    {
      return .none
    }
    return ModalNavigation<String>().reduce(into: &state, action: action)
  }
}

/// Tabs of which the user cannot select certain ones.
struct KeepingTabs: Reducer {
  let kept: Set<String>

  func reduce(
    into state: inout TabNavigation<String>.State,
    action: TabNavigation<String>.Action
  ) -> Effect<TabNavigation<String>.Action> {
    if case .select(.entry(let id), cause: .user) = action,
      state.entries[id: id].map(kept.contains) ?? false
    {
      return .none
    }
    return TabNavigation<String>().reduce(into: &state, action: action)
  }
}
