extension StackNavigation.State {
  /// The entries that the user's back skips.
  ///
  /// Mark a screen with `.skip(id)` or `.skip(item)` when its work is done (a code was typed, a plan
  /// was chosen) and the user is not to see it again on the way back. The program may still go there.
  ///
  /// ```swift
  /// var state = StackNavigation<String>.State(items: ["root", "code", "done"])
  /// let stack = StackNavigation<String>()
  /// _ = stack.reduce(into: &state, action: .skip("code"))
  /// state.skipped == [state.entries.ids[1]]            // true
  /// _ = stack.reduce(into: &state, action: .remove([state.entries.ids[2]], cause: .user))
  /// state.items                                        // ["root"]
  /// ```
  ///
  /// A mark belongs to the visit: it goes into the ``history`` with its screen and comes back with
  /// it, and a screen that is pushed again has none. A removal by the user that takes the top away
  /// goes on to the next screen without a mark, or to the root, which is never skipped. A pop by the
  /// program does not ask for marks. The user's forward passes marked screens too; see
  /// ``StackNavigation/forwardAction(in:)``.
  ///
  /// Marks are saved with the state. Write them in a state that is computed, which has to remember
  /// them elsewhere; ids that are not on the stack are left out. The idea is SUINavigation's `skip`.
  ///
  /// - Complexity: O(1) to read; to write, O(*k* + *n*) in the numbers of ids and of entries.
  public var skipped: Set<EntryID> {
    get { storedMemory == nil ? [] : memory.skipped }
    set {
      if storedMemory == nil, newValue.isEmpty { return }
      let meant = VisitSet(Array(newValue))
      memory.skipped = Set(entries.ids.filter(meant.contains))
    }
  }

  /// The entries that are skipped, the lowest first.
  var skippedInOrder: [EntryID] {
    storedMemory == nil ? [] : entries.ids.filter(memory.skips)
  }

  /// Marks the entry that an action names.
  @usableFromInline
  mutating func skip(_ action: StackNavigation.Action) {
    let found: EntryID? =
      switch action {
      case .skip(let id): entries.bound(id)
      case .skipItem(let item): items.lastIndex(of: item).map { entries.ids[$0] }
      default: nil
      }
    guard let found else { return }
    var memory = takeMemory()
    memory.skipped.update(with: found)
    self.memory = memory
  }
}

extension StackNavigation {
  /// Carries out an action that is not refused, on a stack that remembers something.
  @usableFromInline
  static func carryOutRemembering(_ action: Action, in state: inout State) -> Effect<Action> {
    if action.isMark {
      state.skip(action)
      return .none
    }
    var memory = state.takeMemory()
    if case .goForward(let steps, from: _, let animated) = action {
      state.areAnimationsEnabled = animated
      let there = memory.forward?.nearestLast.count ?? 0
      for page in memory.forward?.take(steps.count(of: there)) ?? [] {
        state.storedEntries.append(page.item)
        if page.isSkipped, let id = state.topID { memory.skipped.insert(id) }
      }
    } else {
      let top = state.popped(by: action)
      if let top {
        memory.pop(top, of: state.entries)
      } else if !state.isLeftAlone(by: action) {
        memory.forward?.removeAll()
      }
      // Without a memory the action is the plain one.
      _ = carryOut(action, in: &state)
      if action.mayTakeFromBelow { memory.keepMarks(of: state.entries) }
      if let top, top > 0, action.isByUser { state.passSkipped(&memory) }
    }
    state.memory = memory
    return .none
  }

  /// Returns the reason why a stack that is computed cannot carry out an action, where its source
  /// has no place for marks; nil exactly when it can.
  package static func refusalWithoutMarks(of action: Action, in state: State) -> Refusal? {
    refusal(of: action, in: state) ?? (action.isMark ? .because(CannotSkip()) : nil)
  }
}

extension StackNavigation.State {
  /// Pops the skipped screens on top, as after the user has gone back to them.
  mutating func passSkipped() {
    guard storedMemory != nil else { return }
    var memory = takeMemory()
    passSkipped(&memory)
    self.memory = memory
  }

  /// Pops the skipped screens on top, but not the root: the user has gone back to them.
  fileprivate mutating func passSkipped(_ memory: inout StackMemory<Item>) {
    let count = entries.ids.dropFirst().reversed().prefix(while: memory.skips).count
    guard count > 0 else { return }
    memory.pop(count, of: entries)
    storedEntries.removeLast(count)
  }

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
    case .push, .pushItem, .goForward, .replaceTop, .bringToFront, .setItems, .skip, .skipItem: nil
    }
  }

  /// The number of entries on top that are all among some.
  private func topRun(of ids: [EntryID]) -> Int {
    let gone = VisitSet(ids)
    return entries.ids.reversed().prefix { gone.contains($0) }.count
  }

  /// A Boolean value that indicates whether an action that is no pop leaves the list of screens as
  /// it is.
  fileprivate func isLeftAlone(by action: StackNavigation.Action) -> Bool {
    switch action {
    case .push(let items, from: _, animated: _): items.isEmpty
    case .bringToFront(let item, animated: _): topItem == item
    case .setItems(let items, animated: _): self.items == items
    case .skip, .skipItem: true
    case .pushItem, .pop, .goForward, .remove, .replaceTop: false
    }
  }
}

extension StackNavigation.Action {
  /// A Boolean value that indicates whether the user has done it, by a gesture or a button.
  fileprivate var isByUser: Bool {
    if case .remove(_, cause: .user, animated: _) = self { true } else { false }
  }

  /// A Boolean value that indicates whether it marks a screen.
  var isMark: Bool {
    switch self {
    case .skip, .skipItem: true
    default: false
    }
  }

  /// A Boolean value that indicates whether it may take away other entries than those it pops.
  fileprivate var mayTakeFromBelow: Bool {
    switch self {
    case .remove, .replaceTop, .setItems: true
    default: false
    }
  }
}
