/// The owners of the running work, grouped by their containers.
///
/// After each action, the store asks it for owners that may be gone, unless its ``marks`` show that
/// none is. It checks one entry of each container, the topmost that has work: if that entry is
/// still in place, so are all below it. The cost depends only on the number of containers.
///
/// ## Laws
/// - however entries go, exactly their effects are cancelled
@MainActor
final class OwnerRegistry {
  private var groups: [Group] = []
  private var known: [Group.Key: Group] = [:]
  /// Work whose owners cannot be looked up, because the effects were mapped by hand.
  ///
  /// It is checked each time.
  private var unwatched: Set<Int> = []
  /// The containers with a mark, in the order of the marks.
  private var marked: [Group] = []
  // Unsafe only because a deinitializer may run anywhere; only the registry uses the memory.
  /// The marks of the owners, which are checked before the registry is asked.
  nonisolated(unsafe) let marks: UnsafeMutablePointer<OwnerMarks>

  init() {
    marks = .allocate(capacity: 1)
    marks.initialize(to: OwnerMarks())
  }

  deinit {
    marks.pointee.deallocate()
    marks.deallocate()
  }

  /// Adds work that begins.
  ///
  /// - Parameters:
  ///   - work: The number of the work.
  ///   - scope: The scope of the work; all its owners are in the state.
  ///   - state: The current state.
  /// - Returns: The records of its owners, to be passed to `remove` when the work ends.
  func add<State>(
    _ work: Int,
    of scope: EffectScope<some EffectTag>,
    in state: UnsafePointer<State>
  ) -> [Record] {
    var records: [Record] = []
    for (owner, lifetime) in zip(scope.place, scope.lifetimes) {
      guard let lifetime = lifetime as? Lifetime<State> else {
        if unwatched.insert(work).inserted { marks.pointee.others += 1 }
        continue
      }
      let watch = lifetime.watch
      let entry = watch.isOfOne ? nil : owner.entry
      let key = Group.Key(
        outer: records.last.map { ObjectIdentifier($0) },
        container: owner.container,
        one: watch.isOfOne ? owner.entry : nil,
        watch: watch
      )
      let group = known[key] ?? open(key)
      records.append(group.take(entry, for: work, in: UnsafeRawPointer(state)))
    }
    return records
  }

  private func open(_ key: Group.Key) -> Group {
    let group = Group(key, at: groups.count, marks)
    known[key] = group
    groups.append(group)
    if let mark = group.mark {
      group.markIndex = marked.count
      marked.append(group)
      marks.pointee.append(mark)
    } else {
      marks.pointee.others += 1
    }
    return group
  }

  /// Removes a group; the last one takes its index, as the order does not matter.
  private func close(_ group: Group) {
    known[group.key] = nil
    let last = groups.removeLast()
    if last !== group {
      groups[group.index] = last
      last.index = group.index
    }
    guard group.mark != nil else { return marks.pointee.others -= 1 }
    marks.pointee.remove(at: group.markIndex)
    let lastMarked = marked.removeLast()
    guard lastMarked !== group else { return }
    marked[group.markIndex] = lastMarked
    lastMarked.markIndex = group.markIndex
  }

  /// Removes work that has ended.
  func remove(_ work: Int, from records: [Record]) {
    if unwatched.remove(work) != nil { marks.pointee.others -= 1 }
    for record in records.reversed() {
      let group = record.group
      if group.leave(record, work) { close(group) }
    }
  }

  /// Returns true if owners may be gone; false is always right.
  ///
  /// - Complexity: O(*k*) in the number of containers with work.
  func mayHaveLost(in state: UnsafeRawPointer) -> Bool {
    if !unwatched.isEmpty { return true }
    for group in groups where !group.isWhole(in: state) { return true }
    return false
  }

  /// Returns the work whose owners may be gone: all work without its owner, and perhaps more.
  func suspects(in state: UnsafeRawPointer) -> Set<Int> {
    var suspects = unwatched
    for group in groups where !group.isWhole(in: state) {
      group.look(in: state)
      for record in group.lost(in: state) { suspects.formUnion(record.works) }
    }
    return suspects
  }

  /// One owner and its work.
  @MainActor
  final class Record {
    fileprivate let entry: Visit?
    fileprivate var position: Int
    fileprivate var works: Set<Int> = []
    // Unowned: a group holds its records, and is released only when it has none.
    fileprivate unowned let group: Group

    fileprivate init(_ entry: Visit?, at position: Int, in group: Group) {
      self.entry = entry
      self.position = position
      self.group = group
    }
  }

  /// A container with owners, or an owner without a container.
  @MainActor
  fileprivate final class Group {
    struct Key: Hashable {
      /// The record of the owner around the container, which exists at least as long.
      let outer: ObjectIdentifier?
      let container: ObjectIdentifier
      /// The owner, if each owner of the container is looked up by itself.
      let one: Visit?
      let watch: OwnerWatch
    }

    let key: Key
    var index: Int
    /// The owners by position; those that were not found are last.
    private var records: [Record] = []
    /// The topmost owner, where it was last found.
    private var top = KeptEntry(.late(.max), at: .max, revision: 0)
    private var revision: UInt32 = 0
    private let memory: EntryMemory?
    private let marks: UnsafeMutablePointer<OwnerMarks>
    /// The index of the group's mark.
    var markIndex = 0

    init(_ key: Key, at index: Int, _ marks: UnsafeMutablePointer<OwnerMarks>) {
      self.key = key
      self.index = index
      self.marks = marks
      memory = key.watch.memory
    }

    /// The mark of the topmost owner; nil if closures have to be called.
    var mark: EntryMark? { memory.map { EntryMark(top, in: $0) } }

    /// Returns true if all owners are in the state; false may be wrong before `look(in:)`.
    func isWhole(in state: UnsafeRawPointer) -> Bool { key.watch.has(top, in: state) }

    /// Finds the positions of the owners again if other entries than the topmost have changed.
    func look(in state: UnsafeRawPointer) {
      guard !key.watch.isOfOne, let snapshot = key.watch.snapshot(in: state),
        snapshot.revision != revision
      else { return }
      let positions = snapshot.positions(of: records.compactMap { $0.entry })
      for (record, position) in zip(records, positions) { record.position = position ?? .max }
      records.sort { $0.position < $1.position }
      revision = snapshot.revision
      noteTop()
    }

    /// Returns the owners that are not in the state; call `look(in:)` before.
    func lost(in state: UnsafeRawPointer) -> [Record] {
      if key.watch.isOfOne { return isWhole(in: state) ? [] : records }
      guard let snapshot = key.watch.snapshot(in: state) else { return records }
      // If an owner is in the container, so are all owners below it.
      let found = records.lastIndex { $0.isFound(in: snapshot) }
      return Array(records[((found ?? -1) + 1)...])
    }

    /// Adds work to an owner's record.
    func take(_ entry: Visit?, for work: Int, in state: UnsafeRawPointer) -> Record {
      look(in: state)
      let record = record(of: entry, in: state)
      record.works.insert(work)
      return record
    }

    private func record(of entry: Visit?, in state: UnsafeRawPointer) -> Record {
      guard let entry, let snapshot = key.watch.snapshot(in: state) else {
        if entry == nil, let one = records.first { return one }
        return insert(Record(entry, at: .max, in: self), at: records.count)
      }
      let position = snapshot.ids.position(of: entry.id) ?? .max
      let index = firstIndex(from: position)
      if index < records.count, records[index].position == position, records[index].entry == entry {
        return records[index]
      }
      return insert(Record(entry, at: position, in: self), at: index)
    }

    private func insert(_ record: Record, at index: Int) -> Record {
      records.insert(record, at: index)
      noteTop()
      return record
    }

    /// Removes work from an owner, and the owner if it has no other work.
    ///
    /// - Returns: True if the group has no owners left.
    func leave(_ record: Record, _ work: Int) -> Bool {
      record.works.remove(work)
      guard record.works.isEmpty else { return false }
      let first = firstIndex(from: record.position)
      if let index = records[first...].firstIndex(where: { $0 === record }) {
        records.remove(at: index)
      }
      noteTop()
      return records.isEmpty
    }

    private func firstIndex(from position: Int) -> Int {
      var (low, high) = (0, records.count)
      while low < high {
        let middle = (low + high) / 2
        if records[middle].position < position { low = middle + 1 } else { high = middle }
      }
      return low
    }

    private func noteTop() {
      guard let record = records.last, let entry = record.entry else { return }
      top = KeptEntry(entry.id, at: record.position, revision: revision)
      // The mark reads the bytes of an id that `top` keeps.
      if let mark { marks.pointee.set(mark, at: markIndex) }
    }
  }
}

extension OwnerRegistry.Record {
  fileprivate func isFound(in snapshot: EntrySnapshot) -> Bool {
    guard let entry else { return false }
    return snapshot.has(KeptEntry(entry.id, at: position, revision: snapshot.revision))
  }
}
