public import ComposableNavigation

// An environment as a stack, and what is presented over it as a modal: what their handlers show.
extension ScreenNavigation.State {
  /// The screens of an environment as a stack, its first one as the root.
  ///
  /// The ids are those of the list. O(*n*).
  ///
  /// - Parameter environment: The first screen of the environment; nil for that of the root.
  /// - Returns: An empty stack when there is no such environment.
  public subscript(stackOf environment: EntryID?)
    -> StackNavigation<ScreenNavigation.OpenScreen>
    .State
  {
    let range = range(of: environment) ?? 0..<0
    return .init(entries.part(range), areAnimationsEnabled)
  }

  /// What is presented over an environment, as a modal.
  ///
  /// - Parameter environment: The first screen of the environment; nil for that of the root.
  /// - Returns: A modal that presents nothing when there is no such environment.
  public subscript(modalOver environment: EntryID?)
    -> ModalNavigation<ScreenNavigation.OpenScreen>
    .State
  {
    let end = range(of: environment)?.upperBound ?? entries.count
    return modal(at: end)
  }

  private func range(of environment: EntryID?) -> Range<Int>? {
    guard let environment else { return self.environment(around: 0) }
    guard let index = entries.index(of: environment) else { return nil }
    let range = self.environment(around: index)
    return range.lowerBound == index ? range : nil
  }

  private func modal(at index: Int) -> ModalNavigation<ScreenNavigation.OpenScreen>.State {
    let range = index..<min(index + 1, entries.count)
    return .init(entries.part(range), entries.items[range].first?.segue.style, areAnimationsEnabled)
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
    if let refusal = StackNavigation.refusal(of: action, in: stack) { throw refusal }
    _ = StackNavigation().reduce(into: &stack, action: action)
    let first = entries.ids[range.lowerBound]
    guard stack.entries.ids.first == first else { throw .staysFirst(first) }
    for (index, id) in stack.entries.ids.enumerated().dropFirst() where index > 0 {
      stack[id: id]?.segue = .push
    }
    entries.replace(range, with: stack.entries)
  }

  mutating func carryOut(
    _ action: ModalNavigation<ScreenNavigation.OpenScreen>.Action,
    onModalOver environment: EntryID?
  ) throws(Refusal) {
    guard let end = range(of: environment)?.upperBound else {
      throw .missingEntries(environment.map { [$0] } ?? [])
    }
    var modal = modal(at: end)
    let before = modal
    if let refusal = ModalNavigation.refusal(of: action, in: modal) { throw refusal }
    _ = ModalNavigation().reduce(into: &modal, action: action)
    if let id = modal.presentedID, let style = modal.style,
      modal.style != before.style || id != before.presentedID
    {
      modal[id: id]?.segue = Segue(style)
    }
    // What was in front of something that stays, stays.
    let isKept = modal.presentedID != nil && modal.presentedID == before.presentedID
    entries.replace(end..<(isKept ? end + 1 : entries.count), with: modal.entries)
  }
}
