import ComposableNavigation

/// All that matters of a model's state.
///
/// Elements are named by their entries and members by their positions, so that two windows that
/// differ only in how things are numbered are one.
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
    func position(_ id: MemberID) -> Int { window.index(id) ?? -1 }
    state = system.traits.all.key(system.store.state)
    seen = system.seen?.key
    opened = system.seen?.opened.keys.sorted() ?? []
    budget = system.budget
    isViolated = system.violation != nil
    hosts = window.hosts.map { HostPicture($0.simulated, in: window.lane, position) }
    reports = window.reports.map {
      ReportPicture(member: position($0.member), gone: $0.gone, selected: $0.selected)
    }
    runs = system.store.runs.map { run in
      let note = system.notes[run.number]
      let left = window.departures.filter { $0.value != note?.departures[$0.key] }.keys
      return RunPicture(
        label: note?.label,
        identity: AnyHashable(run.identity),
        progress: note?.progress.map { [$0.list, $0.given] } ?? [],
        left: left.map(position).sorted()
      )
    }
    removed = Set(
      window.removed.map { StayPicture(member: position($0.member), entry: $0.entry) }
    )
  }
}

private struct StayPicture: Hashable {
  let member: Int
  let entry: EntryID
}

private struct ReportPicture: Hashable {
  let member: Int
  let gone: [EntryID]
  let selected: EntryID?
}

private struct RunPicture: Hashable {
  let label: String?
  let identity: AnyHashable
  let progress: [Int]
  /// The containers that a person has left since it began.
  let left: [Int]
}

private struct HostPicture: Hashable {
  let place: StayPicture?
  let shown: [EntryID]
  let selected: EntryID?
  let isGesturing: Bool
  let isApplied: Bool?
  let goneInFlight: [EntryID]
  let ledger: LedgerPicture?

  init(_ host: SimulatedHost, in lane: LaneReconciler, _ position: (MemberID) -> Int) {
    let ledger = lane[host.id]?.ledger
    func names(_ elements: [ElementID]) -> [EntryID] {
      elements.compactMap { ledger?.elements[$0] }
    }
    place = host.place.flatMap { place in
      lane[place.member]?.ledger.elements[place.element].map {
        StayPicture(member: position(place.member), entry: $0)
      }
    }
    shown = names(host.shown)
    selected = host.selected.flatMap { ledger?.elements[$0] }
    isGesturing = host.isGesturing
    isApplied = host.flight?.isApplied
    goneInFlight = names(host.flight?.gone ?? [])
    self.ledger = ledger.map(LedgerPicture.init)
  }
}

private struct LedgerPicture: Hashable {
  let isAttached: Bool
  let shown: [EntryID]
  let selected: EntryID?
  let style: PresentationStyle?
  let wanted: Wanted
  let wantedEntries: [EntryID]
  let target: TargetPicture?
  let before: [EntryID]
  let hasLostSomething: Bool
  let stays: Set<EntryID>
  let kept: [Set<EntryID>]
  let isRefused: Bool

  init(_ ledger: Ledger) {
    func name(_ element: ElementID) -> EntryID? { ledger.elements[element] }
    isAttached = ledger.isAttached
    shown = ledger.shown.elements.compactMap(name)
    selected = ledger.shown.selected.flatMap(name)
    style = ledger.shownStyle
    var wanted = ledger.wanted
    // Whether it is animated is never a reason for a command.
    wanted.isAnimated = true
    self.wanted = wanted
    wantedEntries = ledger.wantedElements.compactMap(name)
    target = ledger.inFlight.map { TargetPicture($0, name) }
    before = ledger.inFlight?.shownBefore.elements.compactMap(name) ?? []
    hasLostSomething = ledger.inFlight?.hasLostSomething ?? false
    stays = Set(ledger.elements.all.map(\.entry))
    kept = (ledger.reports.map(\.gone) + [ledger.uncertain]).map {
      Set($0.ascending.compactMap(name))
    }
    isRefused = ledger.refusal != nil
  }
}

private struct TargetPicture: Hashable {
  let taken: [EntryID]
  let added: [EntryID]
  let rank: Int
  let entries: [EntryID]
  let selected: EntryID?
  let style: PresentationStyle?

  init(_ inFlight: Ledger.InFlight, _ name: (ElementID) -> EntryID?) {
    taken = inFlight.command.taken.compactMap(name)
    added = inFlight.command.added.compactMap(name)
    rank = inFlight.command.rank
    entries = inFlight.target.elements.compactMap(name)
    selected = inFlight.target.selected.flatMap(name)
    style = inFlight.target.style
  }
}

extension ModelSystem {
  // One picture for both hashes.
  func write(into fingerprinter: inout Fingerprinter) { fingerprinter.combine(ModelPicture(self)) }

  func hash(into hasher: inout Hasher) { hasher.combine(ModelPicture(self)) }

  static func == (lhs: ModelSystem, rhs: ModelSystem) -> Bool {
    ModelPicture(lhs) == ModelPicture(rhs)
  }
}
