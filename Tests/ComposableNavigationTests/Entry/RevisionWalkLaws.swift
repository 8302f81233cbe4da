import Testing
import TestSupport

import ComposableNavigation

/// A change of entries; the numbers choose among existing ones.
private enum Step {
  case append
  case removeLast(Int)
  case remove(Int)
  case toTop(Int)
  case replaceFirst
  case insert(Int)
  case part(Int, Int)
  case removeIn(Int, Int)
  case write([Int])
  case writeOnTop
  case name([Int])
  case reset
  case keep
  case goBack(Int)

  static func random(_ numbers: inout ToyRandom) -> Step {
    func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &numbers) }
    switch number(18) {
    case 0, 1, 2, 3: return .append
    case 4, 5: return .removeLast(number(3))
    case 6: return .remove(number(6))
    case 7: return .toTop(number(6))
    case 8: return .replaceFirst
    case 9: return .insert(number(6))
    case 10: return .write((0..<number(5)).map { _ in number(3) })
    case 11: return .writeOnTop
    case 12: return .name((0..<number(4)).map { _ in number(3) })
    case 13: return number(4) == 0 ? .reset : .append
    case 14: return .keep
    case 15: return .part(number(6), number(6))
    case 16: return .removeIn(number(6), number(4))
    default: return .goBack(number(6))
    }
  }
}

/// Entries whose copies are kept and restored.
private struct Entrance {
  /// The rule for finding a kept entry; each but the first is known to be wrong.
  enum Rule {
    case right
    /// Treats a found entry as having all others below it, after any change.
    case whateverHappened
    /// The right rule, found by bytes at the memory of the entries.
    case byMark
  }

  private struct Shelf {
    var label: UInt8 = 7
    var entries: Entries<Int>
  }

  let rule: Rule
  var entries = Entries<Int>()
  var kept: [Entries<Int>] = []

  mutating func take(_ step: Step) {
    switch step {
    case .append: entries.append(entries.count % 3)
    case .removeLast(let count): entries.removeLast(count)
    case .remove(let place):
      if !entries.isEmpty { entries.remove([entries.ids[place % entries.count]]) }
    case .toTop(let place):
      if !entries.isEmpty { entries.moveToTop(place % entries.count) }
    case .replaceFirst:
      if !entries.isEmpty { entries.replaceFirst(with: 9) }
    case .insert(let place): entries.insert(9, at: place % (entries.count + 1))
    case .part(let start, let change): changePart(from: start % (entries.count + 1), change)
    case .removeIn(let start, let count):
      let first = start % (entries.count + 1)
      entries.remove(in: first..<min(entries.count, first + count))
    case .write(let items): entries.write(items)
    case .writeOnTop: entries.write(entries.items + [1])
    case .name(let items): entries = Entries(naming: items)
    case .reset: entries = Entries()
    case .keep: kept.append(entries)
    case .goBack(let number):
      if !kept.isEmpty { entries = kept[number % kept.count] }
    }
  }

  /// Changes some adjacent entries as a container of their own, and writes them back.
  private mutating func changePart(from start: Int, _ change: Int) {
    let range = start..<min(entries.count, start + 3)
    var part = entries.part(range)
    switch change {
    case 0: part.append(8)
    case 1: part.removeLast(1)
    case 2: part.write(part.items.reversed())
    case 3: part.write(Array(part.items.dropFirst()) + [8])
    default: if !part.isEmpty { part.replaceFirst(with: 8) }
    }
    entries.replace(range, with: part)
  }

  /// Two copies between which the wrong entries are said to have left, or nil.
  var mistakeInMissing: String? {
    for earlier in kept {
      for (before, after) in [(earlier, entries), (entries, earlier)] {
        let all = before.ids.indices.filter { position in
          !after.ids.contains { $0.isSame(as: before.ids[position]) }
        }
        if before.positions(missingIn: after) != all { return "\(before.ids) and \(after.ids)" }
      }
    }
    return nil
  }

  /// An entry of an earlier copy that is wrongly said to have all others below it, or nil.
  var mistake: String? {
    for earlier in kept {
      for (position, id) in earlier.ids.enumerated() {
        let revision = rule == .whateverHappened ? entries.revision : earlier.revision
        let kept = KeptEntry(id, at: position, revision: revision)
        if rule == .byMark, isMarked(kept) != entries.has(kept) {
          return "entries and their mark differ"
        }
        guard entries.has(kept) else { continue }
        if entries.snapshot.has(kept) == false {
          return "entries and their snapshot differ"
        }
        let isThere = zip(earlier.ids, entries.ids).prefix(position + 1)
          .allSatisfy { $0.isSame(as: $1) }
        if !isThere { return "\(earlier.ids) and \(entries.ids) at \(position)" }
      }
    }
    return nil
  }
}

extension Entrance {
  /// Returns a Boolean value that indicates whether an entry is found by its mark.
  private func isMarked(_ kept: KeptEntry) -> Bool {
    guard let memory = EntryMemory(of: \Shelf.entries) else { return false }
    let mark = EntryMark(kept, in: memory)
    return withUnsafePointer(to: Shelf(entries: entries)) { mark.isThere(in: UnsafeRawPointer($0)) }
  }
}

/// The basis for cancelling effects: reading one entry of a container.
@Suite @MainActor struct RevisionWalkLaws {
  private func walk(_ seeds: UInt64, _ rule: Entrance.Rule = .right) -> Walk<Step> {
    Walk(seeds: 0..<seeds, length: 40) {
      Step.random(&$0)
    } run: { _, steps in
      var entrance = Entrance(rule: rule)
      for step in steps {
        entrance.take(step)
        if let mistake = entrance.mistake ?? entrance.mistakeInMissing { return mistake }
      }
      return nil
    }
  }

  @Test func `an entry that is found where it was has all below it`() async {
    await walk(seedBound(200)).expectNone(of: "containers with earlier copies")
  }

  @Test func `an entry that is put back on top has not left`() {
    let before = Entries(naming: ["a", "b", "c"])
    var after = before
    after.removeLast(2)
    after.replace(1..<1, with: before.part(2..<3))
    #expect(after.items == ["a", "c"])
    #expect(before.positions(missingIn: after) == [1])
    after.removeLast(1)
    after.append("x")
    after.replace(2..<2, with: before.part(2..<3))
    // The entry on top is in place, and the one below is another one.
    #expect(after.items == ["a", "x", "c"])
    #expect(before.positions(missingIn: after) == [1])
  }

  @Test func `an entry that is found by its mark has all below it`() async {
    await walk(seedBound(50), .byMark).expectNone(of: "containers that are looked at by marks")
  }

  @Test func `an id fits into two words, which a mark compares`() {
    #expect((8...16).contains(MemoryLayout<EntryID>.size))
  }

  @Test func `entries that are computed have no place in memory`() {
    #expect(EntryMemory(of: \StackNavigation<Int>.State.storedEntries) != nil)
    #expect(EntryMemory(of: \StackNavigation<Int>.State.entries) == nil)
  }

  @Test func `without revisions one below is missed`() async {
    await walk(200, .whateverHappened).expectFound(within: 5)
  }

  @Test func `pushes and pops leave the revision as it is`() {
    var entries = Entries(naming: ["a", "b"])
    let revision = entries.revision
    entries.append("c")
    entries.removeLast(1)
    entries.append("d")
    entries.write(["a", "b", "d", "e"])
    entries.remove([entries.ids[3]])
    #expect(entries.items == ["a", "b", "d"])
    #expect(entries.revision == revision)
    entries.remove([entries.ids[0]])
    #expect(entries.items == ["b", "d"])
    #expect(entries.revision != revision)
  }
}
