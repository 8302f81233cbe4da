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

  /// A Boolean value that indicates whether nothing is kept and no entry is skipped.
  var isEmpty: Bool { forward == nil && skipped.isEmpty }

  func skips(_ id: EntryID) -> Bool {
    // An entry of another visit may have the same number.
    skipped.firstIndex(of: id).map { skipped[$0].isSame(as: id) } ?? false
  }

  /// Moves the topmost entries into the history, each with its mark, before the stack pops them.
  ///
  /// - Complexity: O(*k*), where *k* is the number of entries that are popped.
  mutating func pop(_ count: Int, of entries: Entries<Item>) {
    let (ids, items) = (entries.ids, entries.items)
    let first = max(ids.count - count, 0)
    if let limit = forward?.limit {
      // The lowest is the nearest. One by one, because slices take far longer (benchmark “forward
      // history, kept”).
      for place in (first..<first + min(ids.count - first, limit)).reversed() {
        let page = Page(item: items[place], isSkipped: skips(ids[place]))
        forward?.add(page)
      }
      forward?.trim()
    }
    if !skipped.isEmpty { for id in ids[first...] { skipped.remove(id) } }
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
///
/// A class, so that a pop changes the memory in place (benchmark “forward history, kept”). States share
/// it until one of them changes.
@usableFromInline
final class KeptMemory<Item: Equatable & Sendable>: @unchecked Sendable {
  // Unchecked because only a state that alone refers to it changes it.
  var memory: StackMemory<Item>

  init(_ memory: StackMemory<Item>) { self.memory = memory }
}

extension KeptMemory: Equatable {
  @usableFromInline
  static func == (lhs: KeptMemory, rhs: KeptMemory) -> Bool {
    lhs === rhs || lhs.memory == rhs.memory
  }
}

extension KeptMemory: Hashable where Item: Hashable {
  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(memory) }
}

extension StackNavigation.State {
  /// The memory; setting it to an empty one stores nil.
  var memory: StackMemory<Item> {
    get { storedMemory?.memory ?? StackMemory() }
    set {
      storedMemory = newValue.isEmpty ? nil : KeptMemory(newValue)
    }
  }

  /// Returns the memory, to change it in place; nil if there is none.
  mutating func memoryToChange() -> KeptMemory<Item>? {
    guard storedMemory != nil else { return nil }
    if !isKnownUniquelyReferenced(&storedMemory) { storedMemory = KeptMemory(memory) }
    return storedMemory
  }

  /// Returns the memory and removes it from the state, so that it can be changed in place; write it
  /// back afterwards.
  mutating func takeMemory() -> StackMemory<Item> {
    defer { storedMemory = nil }
    return memory
  }
}
