import ComposableNavigation
package import NavigationTesting

// Two windows that differ only in numbering behave alike. A search compares windows by a list of
// numbers that names everything by its position, and so visits such windows once.
extension SimulatedLane {
  package func write(into fingerprinter: inout Fingerprinter) {
    var names = CanonicalNames(of: self, writingTo: NumberSink(fingerprinter))
    defer { names.end() }
    writeAll(&names)
    fingerprinter = names.sink.fingerprinter
  }

  /// The list of numbers, for exact comparisons.
  package var canonicalNumbers: [Int] {
    var names = CanonicalNames(of: self, writingTo: NumberSink())
    defer { names.end() }
    writeAll(&names)
    return names.sink.numbers ?? []
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(canonicalNumbers) }

  package static func == (lhs: SimulatedLane, rhs: SimulatedLane) -> Bool {
    lhs.canonicalNumbers == rhs.canonicalNumbers
  }

  private func writeAll(_ names: inout CanonicalNames) {
    for act in Budget.usual { names.sink.write(budget[act]) }
    names.write(isOnScreen, fault != nil)
    for root in roots {
      if let index = pageIndex(root) { writePage(index, of: pages, &names) }
    }
    if isUnusual { writeUnusual(&names) }
    names.sink.write(hosts.count)
    for index in hosts.indices { writeHost(index, &names) }
    for report in pending { write(report, &names) }
    names.sink.write(0)
    for refused in refused { write(refused, &names) }
    if isUnusual {
      names.sink.write(0)
      for round in rounds { write(round, &names) }
    }
  }

  private func write(_ refused: RefusedCommand, _ names: inout CanonicalNames) {
    guard let index = index(refused.member) else { return }
    names.sink.write(index + 1)
    names.write(refused.difference.shown, of: index)
    names.write(refused.difference.target, of: index)
  }

  /// Writes the parts that are empty in most searches.
  private func writeUnusual(_ names: inout CanonicalNames) {
    for act in Budget.unusual { names.sink.write(budget[act]) }
    writeInterruption(&names)
    names.sink.write(late.count)
    names.sink.write(kept.count)
    for copy in kept {
      names.sink.write(roots.firstIndex(of: copy.root) ?? -1)
      if let index = copy.pages.indices.first(where: { copy.pages[$0].outer == nil }) {
        writePage(index, of: copy.pages, &names)
      }
    }
    writeDeparted(&names)
  }

  // MARK: The program

  /// Writes the current state or a copy, with all nested states.
  private func writePage(
    _ index: Int,
    of all: [Page],
    _ names: inout CanonicalNames
  ) {
    for number in all[index].content.numbers { names.sink.write(number) }
    let number = all[index].number
    let entries = all[index].content.entries
    names.sink.write(entries.count)
    if isUnusual { writeVisits(all[index], &names) }
    for place in entries.indices where isRemoved(entries[place], number) {
      names.sink.write(place + 1)
    }
    names.sink.write(0)
    if hasSplit, all[index].blueprint.sharesEntries {
      for column in SplitContent.columns { names.write(isRemoved(column, number)) }
    }
    for entry in entries {
      for slot in all[index].blueprint.nested.indices {
        let outer = Page.Outer(page: number, entry: entry, slot: slot)
        if let inner = pageIndex(outer, of: all) {
          writePage(inner, of: all, &names)
        } else {
          names.sink.write(255)
        }
      }
    }
  }

  private func pageIndex(_ place: Page.Outer, of all: [Page]) -> Int? {
    for index in all.indices {
      guard let outer = all[index].outer, outer == place else { continue }
      return index
    }
    return nil
  }

  /// Writes the waiting items and, if states can be rolled back, the visits: numbers may recur.
  private func writeVisits(_ page: Page, _ names: inout CanonicalNames) {
    let waiting = page.content.waiting
    names.sink.write(waiting.count)
    for number in waiting { names.sink.write(number) }
    guard tracksVisits else { return }
    names.sink.write(page.content.counter)
    for entry in page.content.entries {
      names.sink.write(name(entry, page.number, &names))
      names.sink.write(entry.canonicalNumber)
    }
    let items = page.content.allItems
    names.sink.write(items.count)
    for item in items { names.writeSerial(item) }
  }

  func isRemoved(_ entry: EntryID, _ page: Int) -> Bool {
    !removed.isEmpty && removed.contains(RemovedEntry(page: page, entry: entry))
  }

  private func write(_ report: ModelReport, _ names: inout CanonicalNames) {
    guard let index = index(report.member) else { return names.sink.write(255) }
    names.sink.write(index + 1)
    names.sink.write(report.gone.count)
    for entry in report.gone { names.sink.write(name(entry, hosts[index].page, &names)) }
    names.sink.write(report.selected.map { name($0, hosts[index].page, &names) } ?? 0)
    if report.report == .expanded { names.sink.write(254) }
    guard let detent = report.report.detent, let sheet = report.entries.first else { return }
    names.sink.write(name(sheet, hosts[index].page, &names))
    names.write(detent)
  }

  /// Returns an entry's position in the state, from 1, or its first occurrence if it is gone.
  func name(
    _ entry: EntryID,
    _ page: Int,
    _ names: inout CanonicalNames
  ) -> Int {
    let entries = entries(of: page)
    if let index = entries.firstIndex(where: entry.isSame) { return index + 1 }
    if let column = column(entry, of: page) { return -1 - column }
    var name = entries.count
    for other in names.departed where other.page == page {
      name += 1
      if other.entry.isSame(as: entry) { return name }
    }
    names.departed.append(RemovedEntry(page: page, entry: entry))
    if tracksVisits { names.sink.write(entry.canonicalNumber) }
    return name + 1
  }

  // MARK: The hosts and their records

  private func writeHost(_ index: Int, _ names: inout CanonicalNames) {
    let host = hosts[index]
    if hasSplit { writeColumn(host, index, &names) }
    if isUnusual { writeUnusual(host, index, &names) }
    if let place = host.place, let outer = self.index(place.member) {
      names.sink.write(outer + 1)
      names.write(place.element, of: outer)
    } else {
      names.sink.write(0)
    }
    guard let record = record(at: index) else { return names.sink.write(255) }
    let flight = host.flight
    names.write(host.isGesturing, flight != nil, flight?.isIgnored == true, host.hasExpanded)
    names.write(host.shown, of: index)
    names.write(host.selected, of: index)
    let token = flight?.token
    if let flight {
      names.write(flight.isApplied, token == record.boxedInFlight?.wrappedValue.token)
      names.write(flight.command, of: index)
      names.write(flight.gone, of: index)
    }
    writeRecord(record, index, asked: token, &names)
    writeElements(record, index, host.page, &names)
  }

  /// Writes the parts of a host that only some searches use.
  private func writeUnusual(
    _ host: SimulatedHost,
    _ index: Int,
    _ names: inout CanonicalNames
  ) {
    names.sink.write(host.availability.rawValue)
    names.sink.write(host.wrongs)
    names.write(host.style)
    let outer = pageIndex(host.page).flatMap { pages[$0].outer }
    names.sink.write(outer?.slot ?? -1)
    names.sink.write(roots.firstIndex(of: host.page) ?? -1)
    guard let record = record(at: index) else { return }
    let presence =
      switch record.presence {
      case .hidden: 0
      case .pending: 1
      case .attached: 2
      case .away: 3
      case .gone: 4
      case .expected: 5
      case .preloading: 6
      }
    names.sink.write(presence)
    // No host is filled while off screen before its first rendering.
    if preloadsOffscreen { names.write(record.isFirstRendering) }
    names.sink.write(record.tried.count)
    for difference in record.tried {
      names.write(difference.shown, of: index)
      names.write(difference.target, of: index)
    }
    names.sink.write(host.views.count)
    for view in host.views {
      names.write(view.element, of: index)
      names.writeSerial(view.serial)
    }
  }

  private func writeRecord(
    _ record: MemberRecord,
    _ index: Int,
    asked token: Int?,
    _ names: inout CanonicalNames
  ) {
    let (asked, refusal) = (record.boxedInFlight, record.refusal)
    names.write(record.isAttached, record.isGesturing, asked != nil, refusal != nil)
    names.write(record.shown, of: index)
    names.write(record.statedStyle)
    names.write(record.desiredElements, of: index)
    names.write(record.desiredSelection, of: index)
    if let asked {
      let isHosts = asked.wrappedValue.token == token
      names.write(asked.wrappedValue.hasLostSomething, isHosts, asked.wrappedValue.isDragged)
      if !isHosts { names.write(asked.wrappedValue.command, of: index) }
      names.write(asked.wrappedValue.shownBefore, of: index)
      names.write(asked.wrappedValue.target, of: index)
    }
    if let refusal {
      names.write(refusal.difference.shown, of: index)
      names.write(refusal.difference.target, of: index)
      names.write(refusal.isHeld)
    }
  }

  /// Writes the element of each entry, and the rest of the record.
  private func writeElements(
    _ record: MemberRecord,
    _ index: Int,
    _ page: Int,
    _ names: inout CanonicalNames
  ) {
    let elements = record.elements
    let isSplit = hasSplit && hosts[index].blueprint.sharesEntries
    let entries = isSplit ? SplitContent.columns : entries(of: page)
    for place in elements.all.indices { _ = names.name(elements.all[place].element, of: index) }
    for place in entries.indices {
      // The entries are usually in the order in which they appeared.
      let isThere =
        place < elements.all.count && elements.all[place].entry.isSame(as: entries[place])
      names.write(isThere ? elements.all[place].element : elements[entries[place]], of: index)
    }
    for pair in elements.all where !entries.contains(where: pair.entry.isSame) {
      _ = name(pair.entry, page, &names)
      names.write(pair.element, of: index)
      // An entry that no container has can only return with a copy of the state.
      names.write(isRemoved(pair.entry, page))
    }
    names.sink.write(0)
    for report in record.reports {
      names.write(report.gone, of: index)
      if report.report == .expanded { names.sink.write(254) }
      guard let detent = report.report.detent else { continue }
      names.write(report.report.elements.first, of: index)
      names.write(detent)
    }
    names.write(record.uncertain, of: index)
  }
}
