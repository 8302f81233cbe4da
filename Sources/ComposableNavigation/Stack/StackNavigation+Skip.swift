extension StackNavigation.State {
  /// The entries that the user's back skips.
  ///
  /// Mark a screen with `.skip(id)` or `.skip(item)` when its work is done (a code was entered, a
  /// plan was chosen) and the user should not see it again on the way back. The program can still
  /// go back to it.
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
  /// A mark belongs to the visit: it is kept in the ``history`` with its screen and restored with
  /// it, and a screen that `.pushItem` pushes has no mark. If the user removes the top screen, the
  /// stack also pops the marked screens below it, down to the next screen without a mark or to the
  /// root, which is never skipped. A pop by the program ignores marks. Going forward by
  /// ``StackNavigation/forwardAction(in:)`` passes marked screens too.
  ///
  /// Marks are saved with the state. Write them for a computed state, which has to store them
  /// elsewhere; ids that are not on the stack are ignored. The columns of a split have marks too.
  /// The idea is SUINavigation's `skip`.
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
      case .skip(let id): entries.resolved(id)
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
  /// Carries out an accepted action on a stack with a history or marks.
  @usableFromInline
  static func carryOutRemembering(_ action: Action, in state: inout State) -> Effect<Action> {
    switch action {
    case .when:
      return carryOutRemembering(action.plain, in: &state)
    case .skip, .skipItem:
      state.skip(action)
      return .none
    case .pushItem(let item, let animated):
      // The most frequent actions change the memory in place (benchmark “forward history, kept”).
      state.areAnimationsEnabled = animated
      state.memoryToChange()?.memory.forward?.removeAll()
      state.storedEntries.append(item)
      return .none
    case .pop(let pop, let animated):
      guard let count = state.popped(by: pop) else { return .none }
      state.areAnimationsEnabled = animated
      state.memoryToChange()?.memory.pop(count, of: state.storedEntries)
      if state.storedMemory?.memory.isEmpty == true { state.storedMemory = nil }
      state.storedEntries.removeLast(count)
      return .none
    default:
      break
    }
    var memory = state.takeMemory()
    if case .goForward(let steps, let animated) = action {
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
      // Without a memory, the action is carried out as on a plain stack.
      _ = carryOut(action, in: &state)
      if action.mayTakeFromBelow { memory.keepMarks(of: state.entries) }
      if let top, top > 0, action.isByUser { state.passSkipped(&memory) }
    }
    state.memory = memory
    return .none
  }

  /// Returns the reason why a computed stack whose source cannot store marks cannot carry out an
  /// action; nil exactly when it can.
  package static func refusalWithoutMarks(of action: Action, in state: State) -> Refusal? {
    refusal(of: action, in: state) ?? (action.isMark ? .because(CannotSkip()) : nil)
  }
}

extension StackNavigation.State {
  /// Pops the skipped screens on top, but not the root, as after a back by the user.
  mutating func passSkipped() {
    guard storedMemory != nil else { return }
    var memory = takeMemory()
    passSkipped(&memory)
    self.memory = memory
  }

  /// Pops the skipped screens on top, but not the root, into a memory.
  fileprivate mutating func passSkipped(_ memory: inout StackMemory<Item>) {
    let count = entries.ids.dropFirst().reversed().prefix(while: memory.skips).count
    guard count > 0 else { return }
    memory.pop(count, of: entries)
    storedEntries.removeLast(count)
  }

  /// Returns the number of screens on top that are popped; nil if the screen to go back to is missing.
  fileprivate func popped(by pop: StackNavigation.Pop) -> Int? {
    switch pop {
    case .exactly(let count): count
    case .upTo(let count): min(count, entries.count)
    case .to(.root): entries.count - 1
    case .to(.item(let item)): items.lastIndex(of: item).map { entries.count - 1 - $0 }
    case .to(.entry(let id)): entries.index(of: id).map { entries.count - 1 - $0 }
    }
  }

  /// Returns the number of screens on top that a removal pops; nil for another action.
  fileprivate func popped(by action: StackNavigation.Action) -> Int? {
    if case .remove(let ids, cause: _, animated: _) = action { topRun(of: ids) } else { nil }
  }

  /// Returns the number of consecutive entries from the top that are in a list.
  private func topRun(of ids: [EntryID]) -> Int {
    let gone = VisitSet(ids)
    return entries.ids.reversed().prefix { gone.contains($0) }.count
  }

  /// Returns a Boolean value that indicates whether an action other than a pop leaves the list of
  /// screens unchanged.
  fileprivate func isLeftAlone(by action: StackNavigation.Action) -> Bool {
    switch action {
    case .push(let items, animated: _): items.isEmpty
    case .bringToFront(let item, animated: _): topItem == item
    case .setItems(let items, animated: _): self.items == items
    case .skip, .skipItem: true
    case .pushItem, .pop, .goForward, .remove, .replaceTop, .when: false
    }
  }
}

extension StackNavigation.Action {
  /// A Boolean value that indicates whether the user caused the action, by a gesture or a button.
  package var isByUser: Bool {
    if case .remove(_, cause: .user, animated: _) = plain { true } else { false }
  }

  /// A Boolean value that indicates whether the action marks a screen.
  var isMark: Bool {
    switch plain {
    case .skip, .skipItem: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the action may remove entries other than those on top.
  fileprivate var mayTakeFromBelow: Bool {
    switch self {
    case .remove, .replaceTop, .setItems: true
    default: false
    }
  }
}
