import Testing
import TestSupport

@testable import ComposableNavigation

/// Examples of equal and different visits; the walks search the rest.
@Suite struct VisitTests {
  /// Returns the ids of a container that counts from 0.
  private func counted(_ count: Int) -> [EntryID] { list(count).ids }

  private func list(_ count: Int) -> Entries<String> {
    var entries = Entries<String>()
    for number in 0..<count { entries.append("item \(number)") }
    return entries
  }

  // MARK: Ids

  @Test func `two visits with one number are equal, and not the same`() throws {
    let (first, second) = (counted(1)[0], counted(1)[0])
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    #expect(first.description == second.description)
    #expect(try written(first) == written(second))
    #expect(first.isSame(as: first))
    #expect(!first.isSame(as: second))
    #expect(!second.isSame(as: first))
    #expect(!first.isMeant(by: second))
  }

  @Test func `names are the same visit when they are equal`() {
    let name = EntryID.named("a", occurrence: 1)
    #expect(name.isSame(as: .named("a", occurrence: 1)))
    #expect(!name.isSame(as: .named("a", occurrence: 2)))
    #expect(!name.isSame(as: .named("b", occurrence: 1)))
    #expect(EntryID.named(0, occurrence: 1).isSame(as: .named(0, occurrence: 1)))
    #expect(!EntryID.named(0, occurrence: 1).isSame(as: .counted(0)))
    #expect(!counted(1)[0].isSame(as: .named(0, occurrence: 1)))
    #expect(name.isMeant(by: name))
    #expect(!name.isMeant(by: .counted(0)))
  }

  @Test func `an id that is read on its own means whichever entry has its number`() throws {
    let visit = counted(1)[0]
    let open = try restored(visit)
    #expect(open == visit)
    #expect(open.isUnresolved)
    #expect(!visit.isUnresolved)
    #expect(open.isSame(as: .counted(0)))
    #expect(!open.isSame(as: visit))
    #expect(!visit.isSame(as: open))
    #expect(visit.isMeant(by: open))
    #expect(counted(1)[0].isMeant(by: open))
    #expect(!open.isMeant(by: visit))
    let name = EntryID.named("a", occurrence: 2)
    #expect(try restored(name).isSame(as: name))
    #expect(!name.isUnresolved)
  }

  @Test func `a visit is a key of its own`() {
    let (first, second) = (counted(1)[0], counted(1)[0])
    var views = [Visit(first): "first"]
    #expect(views[Visit(second)] == nil)
    #expect(views[Visit(first)] == "first")
    views[Visit(second)] = "second"
    #expect(views.count == 2)
    #expect(views[Visit(first)] == "first")
    #expect(Set([Visit(first), Visit(first), Visit(second)]).count == 2)
    #expect(Visit(first).hashValue == Visit(second).hashValue)
    #expect(Visit(first).description == "#0")
    #expect(Visit(first).id.isSame(as: first))
    #expect(Visit(.named("a", occurrence: 1)) == Visit(.named("a", occurrence: 1)))
  }

  // MARK: Entries

  /// The kind of id that is looked up.
  enum Kind: CaseIterable {
    /// The entry's own id.
    case resolved
    /// An id that was decoded by itself.
    case open
    /// The id of a removed entry with the same number.
    case late
    /// The id of no entry, from a trace.
    case nobody

    var isThere: Bool { self == .resolved || self == .open }
  }

  private func id(_ kind: Kind, in entries: Entries<String>) -> EntryID {
    switch kind {
    case .resolved: entries.ids[1]
    case .open: .counted(1)
    case .late: counted(2)[1]
    case .nobody: .late(1)
    }
  }

  @Test(arguments: Kind.allCases, [true, false])
  func `an entry is found by its own id and by an open one alone`(kind: Kind, isSorted: Bool) {
    var entries = list(3)
    let own = entries.ids[1]
    let id = id(kind, in: entries)
    // On top, or in a list that no longer ascends.
    if isSorted { entries.removeLast(1) } else { entries.moveToTop(0) }
    #expect(id == own)
    #expect(entries.contains(id) == kind.isThere)
    #expect((entries.index(of: id) != nil) == kind.isThere)
    #expect(entries.resolved(id).map { $0.isSame(as: own) } == (kind.isThere ? true : nil))
    #expect(entries[id: id] == (kind.isThere ? "item 1" : nil))
    let changed: String? = entries.update(id) { item in
      item += "!"
      return item
    }
    #expect(changed == (kind.isThere ? "item 1!" : nil))
    entries[id: id] = "written"
    #expect(entries[id: own] == (kind.isThere ? "written" : "item 1"))
  }

  @Test(arguments: Kind.allCases, [true, false])
  func `an entry is removed by its own id and by an open one alone`(kind: Kind, isAlone: Bool) {
    var entries = list(3)
    let id = id(kind, in: entries)
    entries.remove(isAlone ? [id] : [id, .named("nobody", occurrence: 1)])
    let middle = kind.isThere ? [] : ["item 1"]
    #expect(entries.items == ["item 0"] + middle + ["item 2"])
    #expect(!entries.contains(id))
  }

  @Test func `decoded entries are equal to the encoded ones, and new visits`() throws {
    var entries = Entries(naming: ["a"])
    entries.append("b")
    let (first, second) = (try restored(entries), try restored(entries))
    #expect(first == entries)
    #expect(second == entries)
    #expect(try written(first) == written(entries))
    #expect(first.ids[0].isSame(as: entries.ids[0]))
    for (one, other) in [(first, entries), (second, entries), (first, second)] {
      #expect(one.ids[1] == other.ids[1])
      #expect(!one.ids[1].isSame(as: other.ids[1]))
      #expect(!one.contains(other.ids[1]))
    }
    #expect(!first.ids[1].isUnresolved)
    #expect(first.contains(.counted(0)))
  }

  @Test func `an entry that is decoded alone is equal to the encoded one, and new`() throws {
    let entry = list(1)[0]
    let read = try restored(entry)
    #expect(read == entry)
    #expect(!read.id.isSame(as: entry.id))
    #expect(!read.id.isUnresolved)
    let named = Entries(naming: ["a"])[0]
    #expect(try restored(named).id.isSame(as: named.id))
  }

  // MARK: Shapes

  @Test func `a skipped screen's mark is not that of one that got its number after a reset`() {
    let stack = ToyStack()
    var state = stack.state(.init(items: ["root"]), after: .pushItems(["a", "b"]))
    state = stack.state(state, after: .skip(state.entries.ids[1]))
    let late = state.skipped
    #expect(late.count == 1)
    state = stack.state(.init(items: ["root"]), after: .pushItems(["x", "y"]))
    state.skipped = late
    #expect(state.skipped == [])
    state = stack.state(state, after: .remove([state.entries.ids[2]], cause: .user))
    #expect(state.items == ["root", "x"])
  }

  @Test func `skipping a screen by an unresolved id keeps the screen's own id`() {
    var state = ToyStack().state(
      .init(items: ["root"]),
      after: .pushItem("a"),
      .skip(.counted(0))
    )
    #expect(state.skipped.first?.isSame(as: state.entries.ids[1]) == true)
    state.skipped = [.counted(0)]
    #expect(state.skipped.first?.isSame(as: state.entries.ids[1]) == true)
  }

  @Test func `tabs given an unresolved id keep the tab's own id`() throws {
    var tabs = ToyTabs.State()
    tabs.items = ["a", "b", "c"]
    tabs.activeID = .counted(2)
    #expect(tabs.drawing == "a b [c]")
    #expect(tabs.activeID?.isSame(as: tabs.entries.ids[2]) == true)
    tabs = ToyTabs().state(tabs, after: .select(id: .counted(1)))
    #expect(tabs.drawing == "a [b] c")
    #expect(tabs.activeID?.isSame(as: tabs.entries.ids[1]) == true)
    #expect(tabs.history.areSame(as: [tabs.entries.ids[0], tabs.entries.ids[2]]))
    let read = try restored(tabs)
    #expect(read == tabs)
    #expect(read.activeID?.isSame(as: read.entries.ids[1]) == true)
    #expect(read.history.areSame(as: [read.entries.ids[0], read.entries.ids[2]]))
    #expect(!read.history.areSame(as: tabs.history))
  }

  @Test func `a tab's late id selects and removes nothing`() {
    var tabs = ToyTabs.State()
    tabs.items = ["a", "b"]
    let late = tabs.entries.ids[1]
    tabs = .init()
    tabs.items = ["x", "y"]
    let before = tabs
    tabs.activeID = late
    #expect(tabs == before)
    #expect(tabs.drawing == "[x] y")
    #expect(ToyTabs().state(tabs, after: .select(id: late), .remove([late])) == before)
    #expect(ToyTabs.refusal(of: .select(id: late), in: tabs)?.description == "#1 is not there")
  }

  @Test func `a refusal says that another visit with the number is on top`() {
    let (old, new) = (list(6), list(6))
    let stack = ToyStack.State(new, true)
    let text = "#5 is not on top, another #5 is"
    for action: ToyStack.Action in [
      .popItem().from(old.ids[5]), .pushItem("x").from(old.ids[5]),
      .replaceTop(with: "x").from(old.ids[5]),
    ] {
      #expect(ToyStack.refusal(of: action, in: stack)?.description == text)
    }
    #expect(ToyStack.refusal(of: .popItem().from(.counted(5)), in: stack) == nil)
    #expect(
      ToyStack.refusal(of: .popItem().from(old.ids[4]), in: stack)?.description
        == "#4 is not on top, #5 is"
    )
  }
}
