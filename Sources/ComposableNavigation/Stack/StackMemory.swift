/// The popped screens and the skipped entries of a stack.
@usableFromInline
struct StackMemory<Item: Equatable & Sendable>: Equatable, Sendable {
  /// The screens that the user can go forward to; nil if no history is kept.
  var forward: ForwardItems<Page>?

  /// The entries that are skipped, all of them on the stack.
  var skipped: Set<EntryID> = []

  /// A screen that was popped.
  struct Page: Equatable, Sendable {
    let item: Item
    var isSkipped = false
  }

  func skips(_ id: EntryID) -> Bool {
    // An entry of another visit may have the same number.
    skipped.firstIndex(of: id).map { skipped[$0].isSame(as: id) } ?? false
  }

  /// Moves the topmost entries into the history, each with its mark, before the stack pops them.
  ///
  /// - Complexity: O(*k*), where *k* is the number of entries that are popped.
  mutating func pop(_ count: Int, of entries: Entries<Item>) {
    let gone = entries.suffix(count)
    if let limit = forward?.limit {
      let pages = gone.prefix(limit).map { Page(item: $0.item, isSkipped: skips($0.id)) }
      forward?.append(pages.reversed())
    }
    if !skipped.isEmpty { for entry in gone { skipped.remove(entry.id) } }
  }

  /// Removes the marks of entries that are no longer on the stack.
  ///
  /// - Complexity: O(*n*), if there are marks.
  mutating func keepMarks(of entries: Entries<Item>) {
    if !skipped.isEmpty { skipped = skipped.filter(VisitSet(entries.ids).contains) }
  }
}

extension StackMemory.Page: Hashable where Item: Hashable {}
extension StackMemory: Hashable where Item: Hashable {}

/// The memory of a stack in one machine word.
@usableFromInline
indirect enum KeptMemory<Item: Equatable & Sendable>: Equatable, Sendable {
  case kept(StackMemory<Item>)
}

extension KeptMemory: Hashable where Item: Hashable {}

extension StackNavigation.State {
  /// The memory; setting it to an empty one stores nil.
  var memory: StackMemory<Item> {
    get {
      guard case .kept(let memory)? = storedMemory else { return StackMemory() }
      return memory
    }
    set {
      let isEmpty = newValue.forward == nil && newValue.skipped.isEmpty
      storedMemory = isEmpty ? nil : .kept(newValue)
    }
  }

  /// Returns the memory and removes it from the state, so that it can be changed in place; write it
  /// back afterwards.
  mutating func takeMemory() -> StackMemory<Item> {
    defer { storedMemory = nil }
    return memory
  }
}
