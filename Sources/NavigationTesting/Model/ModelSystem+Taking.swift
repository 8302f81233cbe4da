import ComposableNavigation

// The change that a step makes, and the check after it.
extension ModelSystem {
  mutating func take(_ step: Step) {
    switch step {
    case .report, .shows, .acknowledges: quiet += 1
    default: quiet = 0
    }
    carryOut(step)
    check()
  }

  private mutating func carryOut(_ step: Step) {
    switch step {
    case .user(let action):
      budget.operations -= 1
      let isStale = seen?.key != traits.all.key(store.state)
      store.send(action)
      let news = drain(isStale: isStale)
      noteTap(action, news)
    case .program(let action):
      budget.operations -= 1
      store.send(action)
      window.removed.subtract(drain())
    case .taps(let id, let index):
      budget.operations -= 1
      tap(index, id)
    case .answer(let run, let list):
      answer(run, list)
    case .report:
      report()
    case .removes(let id, let count):
      budget.removals -= 1
      let gone = window.remove(count, from: id, store.state).map(\.description)
      lines?.append("// the user takes away \(gone.joined(separator: ", "))")
    case .selects(let id, let index):
      budget.removals -= 1
      let tab = window.select(index, of: id, store.state)
      lines?.append("// the user selects \(tab?.description ?? "a tab")")
    case .drags(let id, let detent):
      budget.drags -= 1
      window.drag(id, to: detent, store.state)
      lines?.append("// the user drags the sheet to \(detent)")
    case .shows(let id):
      window.show(id)
    case .acknowledges(let id):
      window.acknowledge(id, store.state)
    case .refuses(let id):
      budget.refusals -= 1
      window.refuse(id, store.state)
      lines?.append("// a host refuses")
    case .becomesReady(let id):
      window.send(.reported(id, .ready), store.state)
      lines?.append("// the host is ready again")
    case .beginsGesture(let id):
      budget.gestures -= 1
      window.setGesturing(id, true, store.state)
      lines?.append("// the user begins a gesture")
    case .endsGesture(let id):
      window.setGesturing(id, false, store.state)
      lines?.append("// the user gives it up")
    case .leavesScreen:
      budget.detachments -= 1
      window.leaveScreen(store.state)
      lines?.append("// the window leaves the screen")
    case .returns:
      window.comeOnScreen(store.state)
      lines?.append("// the window is on screen again")
    case .setsUp(let id):
      budget.setups -= 1
      window.setUp(id, store.state)
      lines?.append("// a handler gets a new host")
    }
  }

  /// Checks that a second tap on an unchanged screen does not open a second screen.
  private mutating func noteTap(
    _ action: Action,
    _ news: Set<ModelWindow<State, Action>.MemberEntry>
  ) {
    window.removed.subtract(news)
    guard !news.isEmpty else { return }
    let label = String(reflecting: action)
    if let first = seen?.opened[label], window.wants(first) {
      fail(.opensOnce, "a double tap opens twice: \(ScriptLiteral.text(action))")
    }
    seen?.opened[label] = news
  }

  private mutating func tap(_ index: Int, _ id: MemberID) {
    guard let host = window.host(id), let dialog = window.dialog(of: host, store.state) else {
      return
    }
    lines?.append("// the user taps \(dialog.taps[index].title.debugDescription.escapingCommands)")
    for action in dialog.taps[index].actions { store.send(action) }
    window.removed.subtract(drain())
  }

  private mutating func answer(_ run: Int, _ list: Int) {
    guard let note = notes[run] else { return }
    let given = note.progress?.given ?? 0
    let answers = note.answers[list]
    notes[run]?.progress = Progress(list: list, given: given + 1)
    if given < answers.count {
      store.answer(run, with: answers[given])
      check(drain(), after: note)
    }
    if given + 1 >= answers.count {
      check(store.end(run))
      // A sequence may start another run without an action.
      noteRuns()
      check(drain(), after: note)
    }
  }

  /// Checks that no report is an issue; a stale action may address an absent child.
  private mutating func check(_ reports: [Report], isStale: Bool = false) {
    for case .issue(let issue) in reports where !(isStale && issue.kind == .absentChild) {
      fail(.noIssues, "\(issue)")
    }
  }

  /// Checks that a late answer does not open a screen in a container that the user has left since.
  private mutating func check(
    _ news: Set<ModelWindow<State, Action>.MemberEntry>,
    after note: RunNote
  ) {
    for new in news where window.departures[new.member] != note.departures[new.member] {
      fail(.staysAway, "a late answer opens \(new.entry), which the user has left")
    }
    window.removed.subtract(news)
  }

  /// Reduces the oldest report of a handler, as the store does.
  private mutating func report() {
    let report = window.reports.removeFirst()
    guard let index = window.index(report.member) else { return }
    let container = window.hosts[index].container
    let before = container.staying(store.state)
    if !report.gone.isEmpty { window.departures[report.member, default: 0] += 1 }
    guard let action = container.answer(report.report, report.entries) else {
      return window.send(.reduced(report.member, report: report.token), store.state)
    }
    store.send(action)
    // The report of a container whose entry has disappeared has no effect. That is not a mistake.
    window.removed.subtract(drain(isStale: true, report: report))
    let now = VisitSet(container.staying(store.state))
    let gone = VisitSet(report.gone)
    if let other = before.first(where: { !now.contains($0) && !gone.contains($0) }) {
      let gone = report.gone.map(\.description).joined(separator: ", ")
      fail(.othersStay, "\(other) goes, and the user took away \(gone)")
    }
  }

  /// Reduces the queued actions and all actions that follow from them.
  ///
  /// - Parameters:
  ///   - isStale: True if the sender saw an older state, whose entries may be gone.
  ///   - report: The report that the first action is about.
  /// - Returns: The new entries of all containers.
  private mutating func drain(
    isStale: Bool = false,
    report: ModelReport? = nil
  ) -> Set<ModelWindow<State, Action>.MemberEntry> {
    var news: Set<ModelWindow<State, Action>.MemberEntry> = []
    var count = 0
    var report = report
    while let reduced = store.reduceNext() {
      write(reduced)
      check(reduced.reports, isStale: isStale && count == 0)
      news.formUnion(window.update(store.state))
      if let done = report {
        window.keepDesired(done)
        window.send(.reduced(done.member, report: done.token), store.state)
        report = nil
      }
      noteRuns()
      count += 1
      guard count < 1000 else {
        fail(.settles, "actions follow each other without an end")
        break
      }
    }
    return news
  }

  /// Records the possible answers of the runs that have begun.
  private mutating func noteRuns() {
    for run in store.runs where notes[run.number] == nil {
      let position = begun[run.actionNumber(), default: 0]
      begun[run.actionNumber()] = position + 1
      guard let answers = traits.all.answers(to: run.cause, ofRun: position) else {
        let action = ScriptLiteral.text(run.cause)
        let effect = position == 0 ? "an effect" : "another effect, run \(position)"
        violation = violation ?? "\(action) begins \(effect): declare what it answers"
        continue
      }
      notes[run.number] = RunNote(
        label: "\(position) \(String(reflecting: run.cause))",
        answers: answers,
        departures: window.departures
      )
    }
    if notes.count > store.runs.count {
      let numbers = Set(store.runs.map(\.number))
      notes = notes.filter { numbers.contains($0.key) }
      let actions = Set(store.runs.map { $0.actionNumber() })
      begun = begun.filter { actions.contains($0.key) }
    }
  }

  private mutating func write(_ reduced: SearchStore<State, Action>.Reduced) {
    guard lines != nil else { return }
    lines?.append(
      reduced.origin == .outside
        ? ScriptLiteral.send(reduced.action) : ScriptLiteral.receive(reduced.action)
    )
  }

  // MARK: Laws

  mutating func check() {
    noteViolation()
    if quiet > 60 { fail(.settles, "the host does not come to rest") }
    for invariant in traits.all.invariants where violation == nil && !invariant.holds(store.state) {
      violation = "not so: \(invariant.name)"
    }
    if window.showing != seen?.showing { seen = nil }
    // The lane sends a refused command again once the host is ready, or anything changes.
    guard violation == nil, window.isOnScreen, window.isAtRest, !window.hasRefused else { return }
    window.checkAtRest(store.state)
    noteViolation()
    seen = Seen(
      state: store.state,
      key: traits.all.key(store.state),
      showing: window.showing
    )
  }

  private mutating func noteViolation() {
    if let found = window.takeViolation() { fail(found.law, found.what) }
  }
}
