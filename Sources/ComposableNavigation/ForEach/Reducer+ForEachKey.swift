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
  /// action for a missing key is an issue, and only this reducer runs. A key has no visits: if one
  /// action removes a key and inserts it again, its effects continue. A view's store is
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
  ///   - id: The key path to a child's id.
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

  /// Runs a child for each key, on a state that is computed from the key.
  ///
  /// Use it for a screen that has data of its own and also shows and changes a value that other
  /// screens show. The value is stored once, the screen's entry has its own data and the value's
  /// key, and a subscript makes the screen's state of both and writes both back:
  ///
  /// ```swift
  /// subscript(recording id: EntryID) -> Recording.State? {
  ///   get {
  ///     guard case .recording(let tape)? = stack[id: id] else { return nil }
  ///     return meetings[tape.meeting].map { Recording.State(tape: tape, meeting: $0) }
  ///   }
  ///   set {
  ///     stack[id: id] = newValue.map { .recording($0.tape) }
  ///     if let newValue { meetings[newValue.tape.meeting] = newValue.meeting }
  ///   }
  /// }
  /// enum Action { case recording(EntryID, Recording.Action), … }
  ///
  /// Reduce { state, action in … }
  ///   .forEach(at: { \.[recording: $0] }, action: /Action.recording) { Recording() }
  /// ```
  ///
  /// The state is read once and written once for each action of the child, and never written as
  /// nil. Effects of a child end when its state becomes nil. Otherwise the function works as for a
  /// dictionary. A view's store is ``Store/scope(at:key:action:)``.
  ///
  /// - Parameters:
  ///   - child: Returns the key path to a child's state, which is nil if there is no such child.
  ///   - action: The case that wraps a child's action with its key.
  ///   - dismiss: Returns the action of this reducer that removes a child, for an
  ///     ``Effect/dismiss`` of the child, such as `{ .stack(.remove($0)) }`; nil for children that
  ///     are only parts, whose dismissal dismisses the feature that contains this reducer.
  ///   - element: The reducer of each child, resolved at its first use.
  /// - Returns: This reducer, combined with the children's.
  public func forEach<Key: Hashable & Sendable, ElementState, ElementAction, Element: Reducer>(
    at child: @escaping @Sendable (Key) -> any WritableKeyPath<State, ElementState?> & Sendable,
    action: CasePath<Action, (Key, ElementAction)>,
    dismiss: (@Sendable (Key) -> Action)? = nil,
    @ReducerBuilder<ElementState, ElementAction> element: @escaping @Sendable () -> Element
  ) -> some Reducer<State, Action>
  where Element.State == ElementState, Element.Action == ElementAction {
    FocusedReducer(
      parent: self,
      focus: Focus(StateLocation(\State.self), action: ElementAction.self) { state, key in
        state[keyPath: child(key)]
      } update: { state, key, change in
        let path = child(key)
        guard var item = state[keyPath: path] else { return false }
        change(&item)
        state[keyPath: path] = item
        return true
      },
      actions: ChildActions(named: action),
      dismissal: { _, key, _, _ in dismiss.map { SentEffect($0(key)) } }
    ) {
      LazyReducer(element)
    }
  }
}
