import ComposableNavigation

/// The parts of a model's state that determine its behavior.
///
/// The picture names elements by their entries, entries by their numbers and the order of their
/// first visits, and members by their positions. Two windows that differ only in numbering have the
/// same picture.
struct ModelPicture: Hashable {
  private let state: AnyHashable
  private let seen: AnyHashable?
  private let opened: [String]
  private let budget: ModelBudget
  private let isViolated: Bool
  private let hosts: [HostPicture]
  private let reports: [ReportPicture]
  private let runs: [RunPicture]
  private let removed: Set<StayPicture>

  init<State, Action>(_ system: ModelSystem<State, Action>) {
    let window = system.window
    var names = VisitNames()
    for entry in window.entries(of: system.store.state) { _ = names.name(entry) }
    func position(_ id: MemberID) -> Int { window.index(id) ?? -1 }
    state = system.traits.all.key(system.store.state)
    seen = system.seen?.key
    opened = system.seen?.opened.keys.sorted() ?? []
    budget = system.budget
    isViolated = system.violation != nil
    hosts = window.hosts.map { HostPicture($0.simulated, in: window.lane, &names, position) }
    reports = window.reports.map { report in
      ReportPicture(
        member: position(report.member),
        gone: report.gone.map { names.name($0) },
        selected: report.selected.map { names.name($0) }
      )
    }
    runs = system.store.runs.map { run in
      let note = system.notes[run.number]
      let left = window.departures.filter { $0.value != note?.departures[$0.key] }.keys
      return RunPicture(
        label: note?.label,
        identity: run.identity { AnyHashable(names.name($0)) },
        progress: note?.progress.map { [$0.list, $0.given] } ?? [],
        left: left.map(position).sorted()
      )
    }
    removed = Set(
      window.removed.map { StayPicture(member: position($0.member), entry: names.name($0.entry)) }
    )
  }
}

/// The name of a visit in a picture.
private struct VisitName: Hashable {
  let id: EntryID
  /// The position among visits with the same number, in the order of first occurrence.
  let rank: Int
}

private struct VisitNames {
  private var seen: [EntryID: [EntryID]] = [:]

  mutating func name(_ id: EntryID) -> VisitName {
    let rank = seen[id]?.firstIndex { $0.isSame(as: id) } ?? seen[id]?.count ?? 0
    if rank == seen[id]?.count ?? 0 { seen[id, default: []].append(id) }
    return VisitName(id: id, rank: rank)
  }
}

private struct StayPicture: Hashable {
  let member: Int
  let entry: VisitName
}

private struct ReportPicture: Hashable {
  let member: Int
  let gone: [VisitName]
  let selected: VisitName?
}

private struct RunPicture: Hashable {
  let label: String?
  let identity: AnyHashable
  let progress: [Int]
  /// The containers that the user has left since the run began.
  let left: [Int]
}

private struct HostPicture: Hashable {
  let place: StayPicture?
  let shown: [VisitName]
  let selected: VisitName?
  let isGesturing: Bool
  let isApplied: Bool?
  let goneInFlight: [VisitName]
  let ledger: LedgerPicture?

  init(
    _ host: SimulatedHost,
    in lane: LaneReconciler,
    _ names: inout VisitNames,
    _ position: (MemberID) -> Int
  ) {
    let ledger = lane[host.id]?.ledger
    place = host.place.flatMap { place in
      lane[place.member]?.ledger.elements[place.element].map {
        StayPicture(member: position(place.member), entry: names.name($0))
      }
    }
    shown = names.names(host.shown, ledger)
    selected = host.selected.flatMap { names.name($0, ledger) }
    isGesturing = host.isGesturing
    isApplied = host.flight?.isApplied
    goneInFlight = names.names(host.flight?.gone ?? [], ledger)
    self.ledger = ledger.map { LedgerPicture($0, &names) }
  }
}

private struct LedgerPicture: Hashable {
  let isAttached: Bool
  let shown: [VisitName]
  let selected: VisitName?
  let style: PresentationStyle?
  let wanted: [VisitName]
  let wantedSelection: VisitName?
  let wantedStyle: PresentationStyle?
  let wantedEntries: [VisitName]
  let target: TargetPicture?
  let before: [VisitName]
  let hasLostSomething: Bool
  let known: Set<VisitName>
  let kept: [Set<VisitName>]
  let isRefused: Bool
  let hasGivenWay: Bool

  init(_ ledger: Ledger, _ names: inout VisitNames) {
    isAttached = ledger.isAttached
    shown = names.names(ledger.shown.elements, ledger)
    selected = ledger.shown.selected.flatMap { names.name($0, ledger) }
    style = ledger.shown.style
    // The lane never sends a command only to animate.
    let wish = ledger.wanted
    wanted = wish.entries.map { names.name($0) }
    wantedSelection = wish.selected.map { names.name($0) }
    wantedStyle = wish.style
    wantedEntries = names.names(ledger.wantedElements, ledger)
    target = ledger.inFlight.map { TargetPicture($0, ledger, &names) }
    before = names.names(ledger.inFlight?.shownBefore.elements ?? [], ledger)
    hasLostSomething = ledger.inFlight?.hasLostSomething ?? false
    known = Set(ledger.elements.all.map { names.name($0.entry) })
    kept = (ledger.reports.map(\.gone) + [ledger.uncertain]).map {
      Set(names.names($0.ascending, ledger))
    }
    isRefused = ledger.hasRefusal
    hasGivenWay = ledger.refusal != nil
  }
}

private struct TargetPicture: Hashable {
  let taken: [VisitName]
  let added: [VisitName]
  let step: HostStep
  let entries: [VisitName]
  let selected: VisitName?
  let style: PresentationStyle?

  init(_ inFlight: Ledger.InFlight, _ ledger: Ledger, _ names: inout VisitNames) {
    taken = names.names(inFlight.command.taken, ledger)
    added = names.names(inFlight.command.added, ledger)
    step = inFlight.command.step
    entries = names.names(inFlight.target.elements, ledger)
    selected = inFlight.target.selected.flatMap { names.name($0, ledger) }
    style = inFlight.target.style
  }
}

extension VisitNames {
  fileprivate mutating func name(_ element: ElementID, _ ledger: Ledger?) -> VisitName? {
    ledger?.elements[element].map { name($0) }
  }

  fileprivate mutating func names(_ elements: [ElementID], _ ledger: Ledger?) -> [VisitName] {
    elements.compactMap { name($0, ledger) }
  }
}

extension ModelSystem {
  // Both hashes use the same picture.
  func write(into fingerprinter: inout Fingerprinter) { fingerprinter.combine(ModelPicture(self)) }

  func hash(into hasher: inout Hasher) { hasher.combine(ModelPicture(self)) }

  static func == (lhs: ModelSystem, rhs: ModelSystem) -> Bool {
    ModelPicture(lhs) == ModelPicture(rhs)
  }
}
