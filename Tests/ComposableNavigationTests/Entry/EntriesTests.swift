import Testing
import TestSupport

@testable import ComposableNavigation

/// Returns the result of writing `items`, from the rules alone, with numbers for new places.
private func model(
  _ old: [(id: EntryID, item: String)],
  writing new: [String],
  next: UInt64
) -> [EntryID] {
  var prefix = 0
  while prefix < old.count, prefix < new.count, old[prefix].item == new[prefix] { prefix += 1 }
  var result = old[..<prefix].map(\.id)
  var left = Array(old[prefix...])
  var next = next
  for item in new[prefix...] {
    if let match = left.firstIndex(where: { $0.item == item }) {
      result.append(left.remove(at: match).id)
    } else {
      result.append(.counted(next))
      next += 1
    }
  }
  return result
}

@Suite struct EntriesTests {
  @Test func `entries that change in turn are found wherever they are`() {
    var entries = Entries(naming: Array(0..<700))
    var expected = entries.items
    let ids = entries.ids
    for turn in [[600, 10], [600, 344, 88], [1, 257, 513], [699, 0], [5]] {
      for round in 0..<6 {
        let index = turn[round % turn.count]
        expected[index] += 1_001
        let isFound = entries.update(ids[index]) { $0 += 1_000 } != nil
        entries[id: ids[index]]? += 1
        #expect(isFound)
        #expect(entries.index(of: ids[index]) == index)
      }
    }
    #expect(entries.items == expected)
    #expect(entries.ids == ids)
  }

  private let lists = allLists(of: ["a", "b", "c"], upTo: 4)

  private func starts(_ items: [String]) -> [Entries<String>] {
    var counted = Entries<String>()
    for item in items { counted.append(item) }
    var mixed = Entries(naming: Array(items.prefix(2)))
    for item in items.dropFirst(2) { mixed.append(item) }
    return [Entries(naming: items), counted, mixed]
  }

  @Test func `writing keeps ids as the rules say, from every list to every list`() {
    var search = ToySearch("writes of items")
    for old in lists {
      for start in starts(old) {
        let pairs = zip(start.ids, start.items).map { (id: $0, item: $1) }
        for new in lists {
          var written = start
          written.write(new)
          let wanted = model(pairs, writing: new, next: start.nextNumber)
          search.check(
            written.items == new && written.ids == wanted
              && Set(written.ids).count == new.count,
            "\(start.ids) ← \(new)"
          )
        }
      }
    }
    search.finish()
  }

  @Test func `writing the items that are there changes no id`() {
    for items in lists {
      for start in starts(items) {
        var written = start
        written.write(items)
        #expect(written == start)
        #expect(written.nextNumber == start.nextNumber)
      }
    }
  }

  @Test(arguments: [0, 1, 3], [0, 1, 20])
  func `a write that changes only the end keeps all visits below, and adds new ones`(
    kept: Int,
    added: Int
  ) {
    let old = Array(["a", "b", "a"].prefix(kept))
    let new = old + Array(repeating: "a", count: added)
    for start in starts(old) {
      var written = start
      written.write(new)
      #expect(written.items == new)
      #expect(written.ids.prefix(kept).elementsEqual(start.ids))
      #expect(zip(written.ids, start.ids).allSatisfy { $0.isSame(as: $1) })
      #expect(written.nextNumber == start.nextNumber + UInt64(added))
      var again = start
      again.write(new)
      #expect(zip(again.ids, written.ids).dropFirst(kept).allSatisfy { !$0.isSame(as: $1) })
      written.write(old)
      #expect(written == start)
      #expect(written.ids.areSame(as: start.ids))
      #expect(written.nextNumber == start.nextNumber + UInt64(added))
    }
  }

  @Test func `a part that is put back, and an entry between others, change nothing else`() {
    for items in lists {
      for start in starts(items) {
        for lower in 0...items.count {
          for upper in lower...items.count {
            var (entries, part) = (start, start.part(lower..<upper))
            part.append("x")
            entries.replace(lower..<upper, with: part)
            #expect(entries.items == Array(items[..<upper] + ["x"] + items[upper...]))
            #expect(
              entries.ids.areSame(
                as: Array(start.ids[..<upper] + part.ids.suffix(1) + start.ids[upper...])
              )
            )
            #expect(entries.nextNumber == start.nextNumber + 1)
          }
          var entries = start
          let id = entries.insert("x", at: lower)
          #expect(entries.items[lower] == "x" && entries.ids[lower].isSame(as: id))
          #expect(!start.contains(id))
          #expect(entries.nextNumber == start.nextNumber + 1)
          entries.remove([id])
          #expect(entries == start)
        }
      }
    }
  }

  @Test func `equal items are separate places`() {
    for start in starts(["a", "a", "a", "a"]) {
      #expect(Set(start.ids).count == 4)
      var rest = start
      rest.remove([start.ids[1]])
      #expect(rest.ids == [start.ids[0], start.ids[2], start.ids[3]])
    }
  }

  @Test func `a written list that shares one item reuses its place`() {
    var entries = Entries(naming: ["a", "b", "c"])
    entries.write(["x", "y", "b"])
    #expect(entries.ids.map(\.description) == ["#0", "#1", "b"])
  }

  @Test func `names tell the item and its occurrence from the bottom`() {
    #expect(Entries(naming: ["a", "b", "b"]).ids.map(\.description) == ["a", "b", "b·2"])
    let drafts = [ToyDraft(id: 7), ToyDraft(id: 9), ToyDraft(id: 7, text: "again")]
    #expect(Entries(naming: drafts, id: \.id).ids.map(\.description) == ["7", "9", "7·2"])
  }

  @Test func `the same items give the same ids, and a state made anew keeps its ids`() {
    let (first, second) = (Entries(naming: ["a", "b", "a"]), Entries(naming: ["a", "b", "a"]))
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    #expect(Entries(naming: ["b", "c"]).ids == Array(Entries(naming: ["a", "b", "c"]).ids[1...]))
  }

  @Test func `names of different types are different, and no name is a number`() {
    let names: Set<EntryID> = [
      .named(1, occurrence: 1), .named("1", occurrence: 1), .named(UInt8(1), occurrence: 1),
      .named(1, occurrence: 2), .named(1, occurrence: -1), .named(1, occurrence: 1 << 32),
      .counted(1), .counted(2),
    ]
    #expect(names.count == 8)
    #expect(names.contains(.named(1, occurrence: 1 << 32)))
    #expect(names.contains(.named(1, occurrence: 2)))
    #expect(!names.contains(.named(2, occurrence: 1)))
  }

  @Test func `names are equal as their values are, text or not`() {
    func name(_ value: some Hashable & Sendable, _ occurrence: Int = 1) -> EntryID {
      .named(value, occurrence: occurrence)
    }
    #expect(name("caf\u{e9}") == name("cafe\u{301}"))
    #expect(name("a", 2) == name("a", 2))
    #expect(name("a", 2) != name("a"))
    #expect(name("a") != name("b"))
    #expect(name("7") != name(7))
    #expect(name(7.5) == name(7.5))
    #expect(name(7.5) != name(8.5))
    #expect(name("ab".prefix(1)) == name("ac".prefix(1)))
    #expect(name("ab".prefix(1)) != name("a"))
  }

  @Test func `equality takes items and ids, and not the counter`() {
    var (used, fresh) = (Entries<String>(), Entries<String>())
    used.append("a")
    used.append("b")
    used.removeLast(1)
    fresh.append("a")
    #expect(used == fresh)
    #expect(used.hashValue == fresh.hashValue)
    #expect(used.nextNumber != fresh.nextNumber)
    #expect(Entries(naming: ["a"]) != fresh)
    #expect(Entries(naming: ["a"]) != Entries(naming: ["b"]))
  }

  @Test func `an entry is found by its id at any position, in any order of ids`() {
    for items in lists {
      for start in starts(items) {
        for position in start.indices {
          var entries = start
          entries.moveToTop(position)
          for (index, id) in entries.ids.enumerated() {
            #expect(entries.index(of: id) == index && entries[id: id] == entries.items[index])
          }
          #expect(entries.index(of: strangerID) == nil)
          #expect(entries.index(of: .counted(99)) == nil)
        }
      }
    }
  }

  @Test func `an entry is found wherever one was changed last, and equality takes no part of it`() {
    for items in lists {
      for start in starts(items) {
        for (changed, position) in zip(start.ids, start.indices) {
          var entries = start
          _ = entries.update(changed) { $0 += "!" }
          #expect(entries.items[position] == items[position] + "!")
          _ = entries.update(changed) { $0 = items[position] }
          #expect(entries == start)
          #expect(entries.hashValue == start.hashValue)
          for (index, id) in start.ids.enumerated() { #expect(entries.index(of: id) == index) }
          entries.removeLast(items.count - position)
          #expect(entries.index(of: changed) == nil)
          #expect(entries.update(changed) { $0 = "" } == nil)
          entries.append("x")
          #expect(entries.index(of: changed) == nil)
          #expect(!entries.contains(strangerID))
        }
      }
    }
  }

  @Test func `changing the item of an entry that is not there changes nothing`() {
    var entries = Entries(naming: ["a", "b"])
    let before = entries
    entries[id: strangerID] = "c"
    #expect(entries.update(strangerID) { $0 = "c" } == nil)
    entries[id: entries.ids[0]] = nil
    #expect(entries == before)
    entries[id: entries.ids[0]] = "c"
    #expect(entries.items == ["c", "b"])
    #expect(entries.ids == before.ids)
  }

  @Test func `an entry stays the same in every copy, and each insertion makes a new entry`() {
    var entries = Entries(naming: ["a"])
    entries.append("b")
    let copy = entries
    #expect(copy.ids.areSame(as: entries.ids))
    var other = Entries(naming: ["a"])
    other.append("b")
    #expect(other.ids == copy.ids)
    #expect(!other.ids[1].isSame(as: copy.ids[1]))
    entries.removeLast(1)
    entries.append("b")
    #expect(entries.items == copy.items)
    for others in [entries, other] { #expect(!others.contains(copy.ids[1])) }
  }

  @Test(arguments: [(-1, 2), (0, 2), (1, 1), (2, 0), (5, 0), (Int.max, 0), (Int.min, 2)])
  func `no more entries go than there are`(count: Int, left: Int) {
    var entries = Entries(naming: ["a", "b"])
    entries.removeLast(count)
    #expect(entries.count == left)
  }

  @Test func `a counted id is never given twice`() {
    var random = ToyRandom(seed: 42)
    var entries = Entries(naming: ["a", "b"])
    var given: Set<EntryID> = []
    var search = ToySearch("new ids")
    for step in 0..<5_000 {
      let before = Set(entries.ids)
      switch step % 5 {
      case 0, 1: entries.append("a")
      case 2: entries.removeLast(min(entries.count, Int.random(in: 0...2, using: &random)))
      case 3: entries.write(lists.randomElement(using: &random) ?? [])
      default: entries.remove(Array(entries.ids.prefix(1)))
      }
      for id in entries.ids where !before.contains(id) {
        search.check(given.insert(id).inserted, "\(id) in step \(step)")
      }
    }
    search.finish()
    #expect(given.count > 2_000)
  }
}
