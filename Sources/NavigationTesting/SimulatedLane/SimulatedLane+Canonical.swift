import ComposableNavigation

// Two windows that differ only in how things are numbered behave alike. So that a search sees them
// once, a window is compared by a list of numbers in which everything is named by where it stands.
extension SimulatedLane {
  package func write(into fingerprinter: inout Fingerprinter) {
    fingerprinter = CanonicalNames.write(self, into: fingerprinter) { writeAll(&$0) }
  }

  /// The list itself, for comparing windows exactly.
  package var canonicalNumbers: [Int] {
    CanonicalNames.write(self, into: NumberList()) { writeAll(&$0) }.numbers
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(canonicalNumbers) }

  package static func == (lhs: SimulatedLane, rhs: SimulatedLane) -> Bool {
    lhs.canonicalNumbers == rhs.canonicalNumbers
  }

  private func writeAll(_ names: inout CanonicalNames<some NumberSink>) {
    names.sink.write(budget.operations)
    names.sink.write(budget.removals)
    names.sink.write(budget.hostRefusals)
    names.sink.write(budget.reducerRefusals)
    names.sink.write(budget.detachments)
    names.sink.write(budget.gestures)
    names.write(isOnScreen, violation != nil)
    writePage(0, &names)
    names.sink.write(hosts.count)
    for index in hosts.indices { writeHost(index, &names) }
    for report in pending { write(report, &names) }
    names.sink.write(0)
    for refused in refused {
      guard let index = index(refused.member) else { continue }
      names.sink.write(index + 1)
      names.write(refused.asked.shownBefore, of: index)
      names.write(refused.asked.target, of: index)
    }
  }

  // MARK: The program

  private func writePage(_ index: Int, _ names: inout CanonicalNames<some NumberSink>) {
    switch pages[index].content {
    case .stack: break
    case .modal(let state):
      names.sink.write(state.item ?? 0)
      names.write(state.style)
    case .tabs(let state): names.sink.write((state.activeIndex ?? -1) + 1)
    case .split(let split): for number in split.numbers { names.sink.write(number) }
    }
    let number = pages[index].number
    let entries = pages[index].content.entries
    names.sink.write(entries.count)
    for place in entries.indices where isRemoved(entries[place], number) {
      names.sink.write(place + 1)
    }
    names.sink.write(0)
    if hasSplit, pages[index].blueprint.isSplit {
      for column in SplitContent.columns { names.write(isRemoved(column, number)) }
    }
    for entry in entries {
      for slot in pages[index].blueprint.nested.indices {
        if let inner = pageIndex(Page.Outer(page: number, entry: entry, slot: slot)) {
          writePage(inner, &names)
        } else {
          names.sink.write(255)
        }
      }
    }
  }

  func isRemoved(_ entry: EntryID, _ page: Int) -> Bool {
    !removed.isEmpty && removed.contains(RemovedEntry(page: page, entry: entry))
  }

  private func write(_ report: PendingReport, _ names: inout CanonicalNames<some NumberSink>) {
    guard let index = index(report.member) else { return names.sink.write(255) }
    names.sink.write(index + 1)
    names.sink.write(report.gone.count)
    for entry in report.gone { names.sink.write(name(entry, hosts[index].page, &names)) }
    names.sink.write(report.selected.map { name($0, hosts[index].page, &names) } ?? 0)
  }

  /// An entry by its position in the state, from 1; one that is not there any more by when it was
  /// seen.
  func name(
    _ entry: EntryID,
    _ page: Int,
    _ names: inout CanonicalNames<some NumberSink>
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
    return name + 1
  }

  // MARK: The hosts and their ledgers

  private func writeHost(_ index: Int, _ names: inout CanonicalNames<some NumberSink>) {
    let host = hosts[index]
    if hasSplit { writeColumn(host, index, &names) }
    if let place = host.place, let outer = self.index(place.member) {
      names.sink.write(outer + 1)
      names.write(place.element, of: outer)
    } else {
      names.sink.write(0)
    }
    guard let ledger = ledger(at: index) else { return names.sink.write(255) }
    names.write(host.isGesturing, host.flight != nil, host.flight?.isIgnored == true)
    names.write(host.shown, of: index)
    names.write(host.selected, of: index)
    let token = host.flight?.token
    if let flight = host.flight {
      names.write(flight.isApplied, token == ledger.boxedInFlight?.wrappedValue.token)
      names.write(flight.command, of: index)
      names.write(flight.gone, of: index)
    }
    writeLedger(ledger, index, asked: token, &names)
    writeStays(ledger, index, host.page, &names)
  }

  private func writeLedger(
    _ ledger: Ledger,
    _ index: Int,
    asked token: Int?,
    _ names: inout CanonicalNames<some NumberSink>
  ) {
    let asked = ledger.boxedInFlight
    names.write(
      ledger.isAttached,
      ledger.isGesturing,
      asked != nil,
      ledger.refusal != nil
    )
    names.write(ledger.shown, of: index)
    names.write(ledger.wanted.style)
    names.write(ledger.wantedElements, of: index)
    names.write(ledger.wantedSelection, of: index)
    if let asked {
      let isHosts = asked.wrappedValue.token == token
      names.write(asked.wrappedValue.hasLostSomething, isHosts)
      if !isHosts { names.write(asked.wrappedValue.command, of: index) }
      names.write(asked.wrappedValue.shownBefore, of: index)
      names.write(asked.wrappedValue.target, of: index)
    }
    if let refusal = ledger.refusal {
      names.write(refusal.difference.shown, of: index)
      names.write(refusal.difference.target, of: index)
      names.write(refusal.isHeld)
    }
  }

  /// Which element each entry is, and what the ledger keeps besides.
  private func writeStays(
    _ ledger: Ledger,
    _ index: Int,
    _ page: Int,
    _ names: inout CanonicalNames<some NumberSink>
  ) {
    let stays = ledger.elements
    let isSplit = hasSplit && hosts[index].blueprint.isSplit
    let entries = isSplit ? SplitContent.columns : entries(of: page)
    for place in stays.all.indices { _ = names.name(stays.all[place].element, of: index) }
    for place in entries.indices {
      // Most often entries have come in the order in which they lie.
      let isThere = place < stays.all.count && stays.all[place].entry.isSame(as: entries[place])
      names.write(isThere ? stays.all[place].element : stays[entries[place]], of: index)
    }
    for stay in stays.all where !entries.contains(where: stay.entry.isSame) {
      _ = name(stay.entry, page, &names)
      names.write(stay.element, of: index)
      // An entry that nobody has any more can return by a copy of the state alone.
      names.write(isRemoved(stay.entry, page))
    }
    names.sink.write(0)
    for report in ledger.reports { names.write(report.gone, of: index) }
    names.write(ledger.uncertain, of: index)
  }
}
