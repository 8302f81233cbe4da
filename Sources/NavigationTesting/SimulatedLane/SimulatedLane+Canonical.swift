import ComposableNavigation

// Two windows that differ only in how things are numbered behave alike. So that a search sees them
// once, a window is compared by a list of words in which everything is numbered by where it stands.
extension SimulatedLane {
  package func hash(into hasher: inout Hasher) {
    var words = CanonicalWords(self)
    words.writeAll()
    words.words.withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  package static func == (lhs: SimulatedLane, rhs: SimulatedLane) -> Bool {
    var (left, right) = (CanonicalWords(lhs), CanonicalWords(rhs))
    left.writeAll()
    right.writeAll()
    return left.words == right.words
  }
}

/// Writes a window as numbers, naming entries, elements and members in the order of first sight.
private struct CanonicalWords {
  private let window: SimulatedLane
  private(set) var words: [Int32] = []
  private var entries: [SimulatedLane.RemovedEntry] = []
  private var elements: [Place] = []

  init(_ window: SimulatedLane) {
    self.window = window
    words.reserveCapacity(128)
  }

  mutating func writeAll() {
    let budget = window.budget
    write(budget.operations, budget.removals, budget.hostRefusals)
    write(budget.reducerRefusals, budget.detachments, budget.gestures)
    write(window.isOnScreen ? 1 : 0, window.violation == nil ? 0 : 1)
    writeContent(at: [])
    for host in window.hosts { write(host) }
    for report in window.pending {
      write(-10)
      let address = window.host(report.member)?.address
      write(memberIndex(report.member))
      if let address {
        writeEntries(report.gone, at: address)
        writeEntries(report.selected.map { [$0] } ?? [], at: address)
      }
    }
    write(-11)
    // An entry that nobody has any more cannot return: its number is never given again.
    let removed = window.removed.compactMap { entries.firstIndex(of: $0) }
    for index in removed.sorted() { write(index) }
    for refused in window.refused {
      write(-12, memberIndex(refused.member))
      write(refused.asked.shownBefore, refused.member)
      write(refused.asked.target, refused.member)
      write(style(refused.asked.styleBefore))
    }
  }

  // MARK: The program

  private mutating func writeContent(at address: [EntryID]) {
    guard let content = window.contents[address] else { return write(-1) }
    switch content {
    case .stack(let state): write(-2, state.items.count)
    case .modal(let state):
      write(-3, state.item ?? 0, style(state.style))
    case .tabs(let state): write(-4, state.activeIndex ?? -1)
    }
    let entries = content.wanted.entries
    writeEntries(entries, at: address)
    // Looking one up by its address takes long, and most windows have nothing inside.
    let isAlone = window.contents.count == 1
    for entry in entries { isAlone ? write(-1) : writeContent(at: address + [entry]) }
  }

  private mutating func writeEntries(_ ids: [EntryID], at address: [EntryID]) {
    write(ids.count)
    for id in ids { write(name(id, at: address)) }
  }

  private mutating func name(_ id: EntryID, at address: [EntryID]) -> Int {
    let entry = SimulatedLane.RemovedEntry(address: address, entry: id)
    if let index = entries.firstIndex(of: entry) { return index }
    entries.append(entry)
    return entries.count - 1
  }

  // MARK: The hosts and their ledgers

  private mutating func write(_ host: SimulatedHost) {
    write(-5, host.isGesturing ? 1 : 0)
    if let place = host.place {
      write(memberIndex(place.member), name(place.element, place.member))
    }
    write(host.showing, host.id)
    if let flight = host.flight {
      write(-6, flight.isApplied ? 1 : 0)
      write(flight.command, host.id)
      write(flight.gone, host.id)
    }
    guard let ledger = window.lane[host.id]?.ledger else { return write(-7) }
    write(ledger.isAttached ? 1 : 0, ledger.isGesturing ? 1 : 0)
    write(ledger.shown, host.id)
    write(style(ledger.shownStyle), style(ledger.wanted.style))
    write(ledger.wantedElements, host.id)
    write(ledger.wantedSelection.map { [$0] } ?? [], host.id)
    if let inFlight = ledger.inFlight {
      write(-8, inFlight.hasLostSomething ? 1 : 0)
      write(inFlight.command, host.id)
      write(inFlight.shownBefore, host.id)
      write(inFlight.target, host.id)
      write(style(inFlight.styleBefore))
    }
    if let refusal = ledger.refusal {
      write(-9)
      write(refusal.shown, host.id)
      write(refusal.target, host.id)
      write(style(refusal.style))
    }
    writeStays(ledger, host)
  }

  /// Which element each entry is, and what the ledger keeps besides.
  private mutating func writeStays(_ ledger: Ledger, _ host: SimulatedHost) {
    var stays: [(entry: Int, element: Int)] = []
    let pairs = ledger.elements.pairs.sorted { $0.value < $1.value }
    for (entry, element) in pairs {
      stays.append((name(entry, at: host.address), name(element, host.id)))
    }
    stays.sort { ($0.entry, $0.element) < ($1.entry, $1.element) }
    write(stays.count)
    for stay in stays { write(stay.entry, stay.element) }
    for kept in ledger.keptBesides { write(kept.map { name($0, host.id) }.sorted()) }
  }

  private mutating func write(_ command: NavigationCommand, _ member: MemberID) {
    switch command {
    case .stack: write(1)
    case .modal(.present(_, let style)): write(2, self.style(style))
    case .modal(.dismiss): write(3)
    case .modal(.restyle(_, let style)): write(4, self.style(style))
    case .tab(let command):
      write(5)
      write(command.select.map { [$0] } ?? [], member)
      for case .move(let element, after: _) in command.steps { write([element], member) }
    }
    write(command.taken, member)
    write(command.added, member)
  }

  private mutating func write(_ target: Target, _ member: MemberID) {
    write(target.elements, member)
    write(target.selected.map { [$0] } ?? [], member)
    write(style(target.style))
  }

  private mutating func write(_ showing: Showing, _ member: MemberID) {
    write(showing.elements, member)
    write(showing.selected.map { [$0] } ?? [], member)
  }

  private mutating func write(_ elements: [ElementID], _ member: MemberID) {
    write(elements.count)
    for element in elements { write(name(element, member)) }
  }

  private mutating func name(_ element: ElementID, _ member: MemberID) -> Int {
    let place = Place(member: member, element: element)
    if let index = elements.firstIndex(of: place) { return index }
    elements.append(place)
    return elements.count - 1
  }

  private func memberIndex(_ id: MemberID) -> Int { window.index(id) ?? -1 }

  private func style(_ style: PresentationStyle?) -> Int {
    switch style {
    case nil: 0
    case .sheet?: 1
    default: 2
    }
  }

  // Not variadic: that would allocate an array for each.
  private mutating func write(_ number: Int) {
    words.append(Int32(truncatingIfNeeded: number))
  }

  private mutating func write(_ first: Int, _ second: Int) {
    write(first)
    write(second)
  }

  private mutating func write(_ first: Int, _ second: Int, _ third: Int) {
    write(first, second)
    write(third)
  }

  private mutating func write(_ numbers: [Int]) {
    for number in numbers { write(number) }
  }
}
