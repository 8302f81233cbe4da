extension StackNavigation.State {
  /// The memory of screens that were popped, for going forward to them again; none by default.
  ///
  /// A pop puts its screens into it, whoever asked for it: the program, or a person, whose host
  /// reports it. So does any removal, with the screens that were on top. What goes forward is
  /// pushed: a new visit with the item that was popped, as the one before has ended, with its view
  /// and its effects. Any other change of the list of screens empties the memory: a push, a
  /// replacement, a link, a write of `items`. The change of an item in its place does not.
  ///
  /// ```swift
  /// var state = StackNavigation<String>.State(items: ["a", "b", "c"], history: .kept(limit: 20))
  /// _ = StackNavigation().reduce(into: &state, action: .popToRoot())
  /// state.forwardItems                                // ["b", "c"]
  /// ```
  ///
  /// It is saved with the state. An archive from before it was there has none: set this where such
  /// a state is restored. Another limit keeps the nearest screens.
  ///
  /// - Complexity: O(1) to read; to write, O(*k*) in how many items are kept.
  public var history: ForwardHistory {
    get {
      guard case .kept(let forward)? = storedForward else { return .notKept }
      return .kept(limit: forward.limit)
    }
    set {
      let items = takeForward()?.nearestLast ?? []
      storedForward = ForwardItems(newValue, nearestLast: items).map { .kept($0) }
    }
  }

  /// The screens that forward leads to, the nearest first; none without a ``history``.
  ///
  /// Write it for a state that is computed, which has to remember them elsewhere; of more than the
  /// history may have the nearest are kept.
  ///
  /// - Complexity: O(*n*).
  public var forwardItems: [Item] {
    get {
      guard case .kept(let forward)? = storedForward else { return [] }
      return forward.nearestLast.reversed()
    }
    set {
      storedForward = ForwardItems(history, nearestLast: newValue.reversed()).map { .kept($0) }
    }
  }

  /// The number of screens that forward leads to.
  @usableFromInline
  var forwardCount: Int {
    guard case .kept(let forward)? = storedForward else { return 0 }
    return forward.nearestLast.count
  }

  /// Takes the list out, so that it can be changed in its place; whoever does puts it back.
  fileprivate mutating func takeForward() -> ForwardItems<Item>? {
    guard case .kept(let forward)? = storedForward else { return nil }
    storedForward = nil
    return forward
  }

  /// Forgets what forward leads to.
  mutating func forgetForward() {
    guard var forward = takeForward() else { return }
    forward.removeAll()
    storedForward = .kept(forward)
  }
}

extension StackNavigation {
  /// Carries out an action that is not refused, on a stack that keeps a history.
  @usableFromInline
  static func carryOutKeepingHistory(_ action: Action, in state: inout State) -> Effect<Action> {
    guard var forward = state.takeForward() else { return .none }
    switch action {
    case .goForward(let steps, from: _, animated: _):
      state.areAnimationsEnabled = action.isAnimated
      for item in forward.take(steps.count(of: forward.nearestLast.count)) {
        state.storedEntries.append(item)
      }
    default:
      if let top = state.popped(by: action) {
        // The items below are not held, so that they are not copied when the top goes.
        forward.add(state.items.suffix(top))
      } else if !state.isLeftAlone(by: action) {
        forward.removeAll()
      }
      // Without a list the action is the plain one.
      _ = carryOut(action, in: &state)
    }
    state.storedForward = .kept(forward)
    return .none
  }
}

extension StackNavigation.State {
  /// The number of screens on top that an action pops; nil for one that is no pop.
  fileprivate func popped(by action: StackNavigation.Action) -> Int? {
    switch action {
    case .pop(.exactly(let count), from: _, animated: _): count
    case .pop(.upTo(let count), from: _, animated: _): min(count, entries.count)
    case .pop(.to(.root), from: _, animated: _): entries.count - 1
    case .pop(.to(.item(let item)), from: _, animated: _):
      items.lastIndex(of: item).map { entries.count - 1 - $0 }
    case .pop(.to(.entry(let id)), from: _, animated: _):
      entries.index(of: id).map { entries.count - 1 - $0 }
    case .remove(let ids, cause: _, animated: _): topRun(of: ids)
    case .push, .pushItem, .goForward, .replaceTop, .bringToFront, .setItems: nil
    }
  }

  /// The number of entries on top that are all among some.
  private func topRun(of ids: [EntryID]) -> Int {
    let gone = VisitSet(ids)
    return entries.ids.reversed().prefix { gone.contains($0) }.count
  }

  /// Tells whether an action that is no pop leaves the list of screens as it is.
  fileprivate func isLeftAlone(by action: StackNavigation.Action) -> Bool {
    switch action {
    case .push(let items, from: _, animated: _): items.isEmpty
    case .bringToFront(let item, animated: _): topItem == item
    case .setItems(let items, animated: _): self.items == items
    case .pushItem, .pop, .goForward, .remove, .replaceTop: false
    }
  }
}

extension StackNavigation: ForwardNavigable {
  /// Goes forward one screen, from the screen on top.
  public func forwardAction(in state: State) -> Action? {
    state.forwardCount > 0 ? .goForward(from: state.topID) : nil
  }
}
