extension Reducer {
  /// Runs a child for each key of a dictionary.
  ///
  /// Use it for children that outlive their screens and continue while no screen shows them: a
  /// download, a draft, a session. The screens store the key.
  ///
  /// ```swift
  /// struct State { var drafts: [String: Draft.State] = [:] }
  /// enum Action { case draft(String, Draft.Action), … }
  ///
  /// Reduce { state, action in … }
  ///   .forEach(\.drafts, action: /Action.draft) { Draft() }
  /// ```
  ///
  /// A child runs first, so this reducer still sees the child's last state and may remove the key.
  /// Effects of a child belong to its key and are cancelled when any reducer removes the key. An
  /// action for a missing key changes nothing and is an issue. A key has no visits: if one action
  /// removes a key and inserts it again, its effects continue. A view's store is
  /// ``Store/scope(_:key:action:)``.
  ///
  /// - Parameters:
  ///   - children: The key path to the children.
  ///   - action: The case that wraps a child's action with its key.
  ///   - dismiss: Returns the action of this reducer that removes a child, for an
  ///     ``Effect/dismiss`` of the child; nil for children that are only parts, whose dismissal
  ///     dismisses the feature that contains this reducer.
  ///   - element: The reducer of each child, resolved at its first use.
  /// - Returns: This reducer, combined with the children's.
  public func forEach<Key: Hashable & Sendable, ElementState, ElementAction, Element: Reducer>(
    _ children: any WritableKeyPath<State, [Key: ElementState]> & Sendable,
    action: CasePath<Action, (Key, ElementAction)>,
    dismiss: (@Sendable (Key) -> Action)? = nil,
    @ReducerBuilder<ElementState, ElementAction> element: @escaping @Sendable () -> Element
  ) -> some Reducer<State, Action>
  where Element.State == ElementState, Element.Action == ElementAction {
    FocusedReducer(
      parent: self,
      focus: Focus(StateLocation(children), action: ElementAction.self) { children, key in
        children[key]
      } update: { children, key, change in
        guard let index = children.index(forKey: key) else { return false }
        change(&children.values[index])
        return true
      },
      actions: ChildActions(named: action),
      dismissal: { _, key, _, _ in dismiss.map { SentEffect($0(key)) } }
    ) {
      LazyReducer(element)
    }
  }

  /// Runs a child for each element of an array, found by a key of the element.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .forEach(\.notes, id: \.id, action: /Action.note) { Note() }
  /// ```
  ///
  /// The function works as for a dictionary, in the order of the array. If two elements have one
  /// key, the first is used. A view's store is ``Store/scope(_:id:key:action:)``.
  ///
  /// - Complexity: O(*n*) for a child's action, to find the child.
  ///
  /// - Parameters:
  ///   - children: The key path to the children.
  ///   - id: The key path to a child's identity.
  ///   - action: The case that wraps a child's action with its key.
  ///   - dismiss: Returns the action of this reducer that removes a child, for an
  ///     ``Effect/dismiss`` of the child; nil for children that are only parts, whose dismissal
  ///     dismisses the feature that contains this reducer.
  ///   - element: The reducer of each child, resolved at its first use.
  /// - Returns: This reducer, combined with the children's.
  public func forEach<Key: Hashable & Sendable, ElementState, ElementAction, Element: Reducer>(
    _ children: any WritableKeyPath<State, [ElementState]> & Sendable,
    id: any KeyPath<ElementState, Key> & Sendable,
    action: CasePath<Action, (Key, ElementAction)>,
    dismiss: (@Sendable (Key) -> Action)? = nil,
    @ReducerBuilder<ElementState, ElementAction> element: @escaping @Sendable () -> Element
  ) -> some Reducer<State, Action>
  where Element.State == ElementState, Element.Action == ElementAction {
    FocusedReducer(
      parent: self,
      focus: Focus(StateLocation(children), action: ElementAction.self) { children, key in
        children.first { $0[keyPath: id] == key }
      } update: { children, key, change in
        guard let index = children.firstIndex(where: { $0[keyPath: id] == key }) else {
          return false
        }
        change(&children[index])
        return true
      },
      actions: ChildActions(named: action),
      dismissal: { _, key, _, _ in dismiss.map { SentEffect($0(key)) } }
    ) {
      LazyReducer(element)
    }
  }
}
