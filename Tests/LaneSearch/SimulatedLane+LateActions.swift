import ComposableNavigation

// Actions that name entries that are gone. They affect these entries if a copy has restored them,
// and otherwise none (law 36).
extension SimulatedLane {
  /// An entry that has left the container of a root.
  struct DepartedEntry: Hashable, Sendable {
    let page: Int
    private let visit: Visit
    /// The serial number of the entry's item.
    let serial: Int

    var entry: EntryID { visit.id }

    init(page: Int, entry: EntryID, serial: Int) {
      self.page = page
      visit = Visit(entry)
      self.serial = serial
    }
  }

  private static let mostDeparted = 2

  /// Records the entries that a root's container no longer has.
  mutating func noteDeparted(from page: Int, before: any Content) {
    guard budget[.lateActions] > 0, roots.contains(page), let index = pageIndex(page) else {
      return
    }
    let there = VisitSet(pages[index].content.entries)
    for entry in before.entries where !there.contains(entry) {
      guard let serial = before.item(of: entry) else { continue }
      let gone = DepartedEntry(page: page, entry: entry, serial: serial)
      departed.removeAll { $0 == gone }
      departed.append(gone)
    }
    departed.removeFirst(max(0, departed.count - Self.mostDeparted))
  }

  func addLateActions(_ steps: inout [Step]) {
    guard budget[.lateActions] > 0 else { return }
    for number in departed.indices {
      guard let index = pageIndex(departed[number].page) else { continue }
      for kind in pages[index].content.lateActions {
        steps.append(.actLate(LateAction(entry: number, kind: kind)))
      }
    }
  }

  mutating func actLate(_ action: LateAction) {
    budget[.lateActions] -= 1
    let gone = departed[action.entry]
    if budget[.lateActions] == 0 { departed = [] }
    guard let index = pageIndex(gone.page) else { return }
    let before = pages[index].content
    let serial = nextSerial
    nextSerial += 1
    let id = mistake == .lateActionMeansNumber ? gone.entry.asUnresolved : gone.entry
    change(gone.page) { $0.after(action.kind, for: id, serial: serial) }
    guard let now = pageIndex(gone.page).map({ pages[$0].content }) else { return }
    if !before.may(become: now, by: action.kind, for: gone.serial) {
      fail("\(action.kind.rawValue) for visit \(gone.serial), which has gone, reached another one")
    }
  }

  func writeDeparted(_ names: inout CanonicalNames) {
    names.sink.write(departed.count)
    for gone in departed {
      names.sink.write(roots.firstIndex(of: gone.page) ?? -1)
      names.sink.write(name(gone.entry, gone.page, &names))
      names.writeSerial(gone.serial)
    }
  }
}

extension Content {
  /// Returns a Boolean value that indicates whether a late action may have had this result.
  fileprivate func may(become now: any Content, by kind: LateAction.Kind, for serial: Int) -> Bool {
    let (old, new) = (allItems, now.allItems)
    guard let index = old.firstIndex(of: serial) else {
      return old == new && selectedItem == now.selectedItem
    }
    // The entry has been restored. Its container may still refuse the action.
    if old == new { return true }
    return switch kind {
    case .removal: new == old.removing { $0 == serial }
    case .popTo: new == Array(old.prefix(index + 1))
    case .push: index == shownItems.count - 1
    case .selection: false
    }
  }
}
