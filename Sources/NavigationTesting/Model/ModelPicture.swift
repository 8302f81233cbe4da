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
  private let isOnScreen: Bool
  private let hosts: [HostPicture]
  private let reports: [ReportPicture]
  private let runs: [RunPicture]
  private let removed: Set<VisitPicture>

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
    isOnScreen = window.isOnScreen
    hosts = window.hosts.map { HostPicture($0.simulated, in: window.lane, &names, position) }
    reports = window.reports.map { report in
      ReportPicture(
        member: position(report.member),
        gone: report.gone.map { names.name($0) },
        selected: report.selected.map { names.name($0) },
        dragged: report.report.detent.flatMap { _ in report.entries.first.map { names.name($0) } },
        detent: report.report.detent
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
      window.removed.map { VisitPicture(member: position($0.member), entry: names.name($0.entry)) }
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

private struct VisitPicture: Hashable {
  let member: Int
  let entry: VisitName
}

private struct ReportPicture: Hashable {
  let member: Int
  let gone: [VisitName]
  let selected: VisitName?
  let dragged: VisitName?
  let detent: Sheet.Detent?
}

private struct RunPicture: Hashable {
  let label: String?
  let identity: AnyHashable
  let progress: [Int]
  /// The containers that the user has left since the run began.
  let left: [Int]
}

private struct HostPicture: Hashable {
  let place: VisitPicture?
  let shown: [VisitName]
  let selected: VisitName?
  let style: PresentationStyle?
  let isGesturing: Bool
  let isApplied: Bool?
  let goneInFlight: [VisitName]
  let record: RecordPicture?

  init(
    _ host: ModelHost,
    in lane: LaneReconciler,
    _ names: inout VisitNames,
    _ position: (MemberID) -> Int
  ) {
    let record = lane[host.id]?.record
    place = host.place.flatMap { place in
      lane[place.member]?.record.elements[place.element].map {
        VisitPicture(member: position(place.member), entry: names.name($0))
      }
    }
    shown = names.names(host.shown, record)
    selected = host.selected.flatMap { names.name($0, record) }
    style = host.style
    isGesturing = host.isGesturing
    isApplied = host.flight?.isApplied
    goneInFlight = names.names(host.flight?.gone ?? [], record)
    self.record = record.map { RecordPicture($0, &names) }
  }
}

private struct RecordPicture: Hashable {
  let presence: Presence
  let isFirstRendering: Bool
  let shown: [VisitName]
  let selected: VisitName?
  let style: PresentationStyle?
  let desired: [VisitName]
  let desiredSelection: VisitName?
  let desiredStyle: PresentationStyle?
  let desiredEntries: [VisitName]
  let target: TargetPicture?
  let before: [VisitName]
  let hasLostSomething: Bool
  let isDragged: Bool
  let detents: [Sheet.Detent?]
  let known: Set<VisitName>
  let kept: [Set<VisitName>]
  let isRefused: Bool
  let hasGivenWay: Bool

  init(_ record: MemberRecord, _ names: inout VisitNames) {
    presence = record.presence
    isFirstRendering = record.isFirstRendering
    shown = names.names(record.shown.elements, record)
    selected = record.shown.selected.flatMap { names.name($0, record) }
    style = record.shown.style
    // The lane never sends a command only to animate.
    let content = record.desiredContent
    desired = content.entries.map { names.name($0) }
    desiredSelection = content.selected.map { names.name($0) }
    desiredStyle = content.style
    desiredEntries = names.names(record.desiredElements, record)
    target = record.inFlight.map { TargetPicture($0, record, &names) }
    before = names.names(record.inFlight?.shownBefore.elements ?? [], record)
    hasLostSomething = record.inFlight?.hasLostSomething ?? false
    isDragged = record.inFlight?.isDragged ?? false
    detents = record.reports.map(\.report.detent)
    known = Set(record.elements.all.map { names.name($0.entry) })
    kept = (record.reports.map(\.gone) + [record.uncertain]).map {
      Set(names.names($0.ascending, record))
    }
    isRefused = record.hasRefusal
    hasGivenWay = record.refusal != nil
  }
}

private struct TargetPicture: Hashable {
  let taken: [VisitName]
  let added: [VisitName]
  let step: HostStep
  let entries: [VisitName]
  let selected: VisitName?
  let style: PresentationStyle?

  init(_ inFlight: MemberRecord.InFlight, _ record: MemberRecord, _ names: inout VisitNames) {
    taken = names.names(inFlight.command.taken, record)
    added = names.names(inFlight.command.added, record)
    step = inFlight.command.step
    entries = names.names(inFlight.target.elements, record)
    selected = inFlight.target.selected.flatMap { names.name($0, record) }
    style = inFlight.target.style
  }
}

extension VisitNames {
  fileprivate mutating func name(_ element: ElementID, _ record: MemberRecord?) -> VisitName? {
    record?.elements[element].map { name($0) }
  }

  fileprivate mutating func names(_ elements: [ElementID], _ record: MemberRecord?) -> [VisitName] {
    elements.compactMap { name($0, record) }
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
