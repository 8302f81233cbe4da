public import ComposableNavigation

// An environment as a stack and the modal over it, for their handlers.
extension ScreenNavigation.State {
  /// The screens of an environment as a stack, with its first screen as the root.
  ///
  /// The ids are those of the list.
  ///
  /// - Parameter environment: The first screen of the environment; nil for the root's environment.
  /// - Returns: An empty stack if the environment is not open.
  /// - Complexity: O(*n*).
  public subscript(stackOf environment: EntryID?)
    -> StackNavigation<ScreenNavigation.OpenScreen>
    .State
  {
    let range = range(of: environment) ?? 0..<0
    return .init(entries.part(range), areAnimationsEnabled)
  }

  /// The modal over an environment: the next environment, or else the alert of the screen in front.
  ///
  /// - Parameter environment: The first screen of the environment; nil for the root's environment.
  /// - Returns: A modal that presents nothing if the environment is not open.
  public subscript(modalOver environment: EntryID?)
    -> ModalNavigation<ScreenNavigation.Presented>
    .State
  {
    guard let end = range(of: environment)?.upperBound else {
      return .init(Entries(), nil, areAnimationsEnabled)
    }
    return modal(at: end)
  }

  func range(of environment: EntryID?) -> Range<Int>? {
    guard let environment else { return self.environment(around: 0) }
    guard let index = entries.index(of: environment) else { return nil }
    let range = self.environment(around: index)
    return range.lowerBound == index ? range : nil
  }

  private func modal(at index: Int) -> ModalNavigation<ScreenNavigation.Presented>.State {
    var presented: Entry<ScreenNavigation.Presented>?
    var style: PresentationStyle?
    if index < entries.count {
      presented = Entry(id: entries.ids[index], item: .screen(entries.items[index]))
      style = entries.items[index].segue.style
    } else if let alert {
      presented = Entry(id: alert.id, item: .alert(alert.item))
      style = alert.item.style
    }
    let modal = Entries(
      ids: presented.map { [$0.id] } ?? [],
      items: presented.map { [$0.item] } ?? [],
      nextNumber: entries.nextNumber
    )
    return .init(modal, style, areAnimationsEnabled)
  }

  // MARK: Writing

  mutating func carryOut(
    _ action: StackNavigation<ScreenNavigation.OpenScreen>.Action,
    onStackOf environment: EntryID?
  ) throws(Refusal) {
    guard let range = range(of: environment) else {
      throw .missingEntries(environment.map { [$0] } ?? [])
    }
    var stack = self[stackOf: environment]
    if let refusal = StackNavigation.refusalWithoutMarks(of: action, in: stack) { throw refusal }
    _ = StackNavigation().reduce(into: &stack, action: action.stoppingAtRoot(of: stack))
    let first = entries.ids[range.lowerBound]
    guard stack.entries.ids.first?.isSame(as: first) == true else { throw .staysFirst(first) }
    for id in stack.entries.ids.dropFirst() { stack[id: id]?.segue = .push }
    // A screen that returns to the stack must not bring back its former alert.
    for id in stack.entries.ids where !entries.contains(id) { stack[id: id]?.alerts = Entries() }
    entries.replace(range, with: stack.entries)
  }

  mutating func carryOut(
    _ action: ModalNavigation<ScreenNavigation.Presented>.Action,
    onModalOver environment: EntryID?
  ) throws(Refusal) {
    guard let range = range(of: environment) else {
      throw .missingEntries(environment.map { [$0] } ?? [])
    }
    // The user may dismiss an alert just as its screen is covered: the alert must not return.
    if case .remove(let ids?, cause: _, animated: _) = action {
      for id in ids where dismissAlert(id, in: range) { return }
    }
    let end = range.upperBound
    var modal = modal(at: end)
    let before = modal
    if let refusal = ModalNavigation.refusal(of: action, in: modal) { throw refusal }
    _ = ModalNavigation().reduce(into: &modal, action: action)
    entries.nextNumber = modal.entries.nextNumber
    let isKept = modal.presentedID.map(Visit.init) == before.presentedID.map(Visit.init)
    if !isKept, before.item?.alert != nil { setAlert(nil, of: entries.ids[end - 1]) }
    // Screens in front of a screen that stays also stay.
    if !isKept, entries.count > end { entries.removeLast(entries.count - end) }
    guard let id = modal.presentedID, let style = modal.style else { return }
    switch modal.item {
    case .screen(var screen):
      if !isKept || style != before.style { screen.segue = Segue(style) }
      if !isKept { screen.alerts = Entries() }
      let part = Entries(ids: [id], items: [screen], nextNumber: entries.nextNumber)
      entries.replace(end..<(isKept ? end + 1 : end), with: part)
    case .alert(let alert):
      setAlert(Entry(id: id, item: alert), of: entries.ids[end - 1])
    case nil:
      break
    }
  }
}
