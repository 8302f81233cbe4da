extension StackNavigation {
  /// Returns the reason why an action cannot be carried out; nil exactly when it can.
  ///
  /// ```swift
  /// StackNavigation<String>.refusal(of: .popItem(), in: .init())       // .empty
  /// ```
  ///
  /// A pure function that ``reduce(into:action:)`` uses. Use it to disable a button.
  ///
  /// - Complexity: O(1) for a push and for a number of screens, else O(*n*).
  @inlinable  // push and pop, N = 0: × 6.5
  public static func refusal(of action: Action, in state: State) -> Refusal? {
    switch action {
    case .pop(let pop, animated: _):
      refused(pop, in: state)
    case .goForward(let steps, animated: _):
      refused(steps, in: state)
    case .remove(let ids, cause: _, animated: _):
      ids.isEmpty || ids.contains(where: state.entries.contains) ? nil : .missingEntries(ids)
    case .skip(let id):
      state.entries.contains(id) ? nil : .missingEntries([id])
    case .skipItem(let item):
      state.items.contains(item) ? nil : .missing("\(item)")
    case .push, .pushItem, .replaceTop, .bringToFront, .setItems:
      nil
    case .when(let preconditions, let action):
      preconditions.refusal(in: state) ?? refusal(of: action, in: state)
    }
  }

  /// Returns the reason why this number of screens cannot be popped; nil if they can.
  @inlinable  // push and pop, N = 0: × 6.5
  static func refused(popping count: Int, there: Int) -> Refusal? {
    if count == 1 { return there == 0 ? .empty : nil }
    if count < 0 { return .negative(count) }
    return count <= there ? nil : .tooMany(asked: count, there: there)
  }

  @inlinable  // push and pop, N = 0: × 6.5
  static func refused(_ pop: Pop, in state: State) -> Refusal? {
    switch pop {
    case .exactly(let count):
      refused(popping: count, there: state.entries.count)
    case .to(.root):
      state.entries.isEmpty ? .empty : nil
    case .upTo(let count):
      count < 0 ? .negative(count) : nil
    case .to(.item(let item)):
      state.items.contains(item) ? nil : .missing("\(item)")
    case .to(.entry(let id)):
      state.entries.contains(id) ? nil : .missingEntries([id])
    }
  }

  @usableFromInline
  static func refused(_ steps: ForwardSteps, in state: State) -> Refusal? {
    steps.refusal(there: state.forwardCount)
  }
}
