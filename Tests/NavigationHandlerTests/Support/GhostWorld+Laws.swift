import ComposableNavigation
import TestSupport

extension GhostWorld {
  /// Runs a script to its end and to rest.
  ///
  /// - Returns: The fault with its step, or nil.
  static func run(_ steps: [GhostStep], rule: GhostRule = .right) async -> String? {
    let world = GhostWorld(rule: rule)
    let wrong = await world.run(steps)
    await world.close()
    return wrong
  }

  private func run(_ steps: [GhostStep]) async -> String? {
    do {
      for (index, step) in steps.enumerated() {
        if let wrong = try await take(step) { return "step \(index): \(wrong)" }
      }
      if let wrong = await openGate() { return "at the end: \(wrong)" }
      settle()
      return (wrongNow ?? wrongAtRest).map { "at the end: \($0)" }
    } catch {
      return "\(error)"
    }
  }

  /// The fault that is visible at any moment, or nil.
  var wrongNow: String? {
    if let note = log.notes.first { return note }
    if let issue = issues.first { return "\(issue)" }
    return wrongHearing ?? wrongStore ?? (isAtRest ? wrongAtRest : nil)
  }

  /// Law 36: no visit receives anything that was made for another.
  private var wrongHearing: String? {
    for place in GhostPlace.allCases {
      for page in store.state.pages(place) {
        if let other = page.heard.first(where: { $0 != page.serial }) {
          return "\(page.serial) (\(place)) hears what was made for \(other)"
        }
      }
    }
    return nil
  }

  /// Law 36: a kept store always reads its visit: its current state, or its last one once it is
  /// gone.
  private var wrongStore: String? {
    for kept in kept {
      var page = kept.store.state
      if rule == .storesByNumber, let id = try? kept.id.rereadAlone {
        page = scope(kept.visit.place, id)?.state ?? page
      }
      if page.serial != kept.visit.serial {
        return "the store of \(kept.visit) reads \(page.serial)"
      }
      let now = store.state.pages(kept.visit.place).first { $0.serial == kept.visit.serial }
      if let now, now != page { return "the store of \(kept.visit) reads what it was" }
    }
    return nil
  }

  /// A Boolean value that indicates whether every host has carried out all commands.
  private var isAtRest: Bool { !hosts.contains { $0.hasPendingAnswers || $0.hasRefused } }

  /// Laws 35 and 37: at rest every host shows the visits of its state in order, with the views that
  /// it had for them.
  var wrongAtRest: String? {
    for place in GhostPlace.allCases {
      let (shown, wanted) = (shownViews(place), store.state.serials(place))
      let titles = shown.map(\.title)
      if titles != wanted.map({ "\($0)" }) {
        return "\(place) shows \(titles), the state has \(wanted)"
      }
      for (serial, view) in zip(wanted, shown) {
        let visit = GhostVisit(place: place, serial: serial)
        if let before = views[visit], before !== view { return "\(visit) has another view" }
        views[visit] = view
      }
    }
    let active = store.state.tabs.activeItem.map { "\($0.serial)" }
    let selected = tabHost.frontViews.first?.title
    if selected != active {
      return "\(selected ?? "nothing") is selected, \(active ?? "nothing") is active"
    }
    if modalHost.style != store.state.modal.style { return "the sheet has another style" }
    return nil
  }
}

/// The results of a script, for comparison with another run.
struct GhostOutcome: Equatable {
  let state: Ghosts.State
  let hashValue: Int
  let archive: String
  let lines: [String]

  @MainActor
  init(of steps: [GhostStep]) async throws {
    let world = GhostWorld(records: true)
    var lines: [String] = []
    for step in steps {
      lines.append(try await world.take(step) ?? "\(world.store.state.drawnIDs)")
    }
    world.settle()
    state = world.store.state
    hashValue = state.hashValue
    archive = String(decoding: try GhostWorld.archive(of: state), as: UTF8.self)
    self.lines = lines + world.log.lines
    await world.close()
  }
}

extension Ghosts.State {
  /// The ids of all containers in printed form.
  fileprivate var drawnIDs: String {
    GhostPlace.allCases.map { "\(ids($0))" }.joined(separator: " ")
  }
}
