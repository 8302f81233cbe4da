import Testing
import TestSupport

import ComposableNavigation
import NavigationOperators

@MainActor @Suite struct KeepingLaws {
  /// The first letter of an item; the rest stands for its content.
  nonisolated private static func isSame(_ kept: String, _ new: String) -> Bool {
    kept.first == new.first
  }

  private enum Step<Base: NavigationShape> where Base.State: KeepableState {
    case act(Keeping<Base>.Action)
    /// Replaces the shape's state, as a link or an archive does.
    case reset(Base.State)
  }

  fileprivate enum Law {
    case eachVisit, comingBack, release
  }

  fileprivate enum Mistake: CaseIterable {
    case reportsNothing
    case reportsTwice
    case comesBackAsAnother
    case staysKept
    case keepsWhatIsRemovedAlone
    case losesTheContent

    /// The law that it breaks.
    var law: Law {
      switch self {
      case .staysKept, .keepsWhatIsRemovedAlone: .eachVisit
      case .comesBackAsAnother, .losesTheContent: .comingBack
      case .reportsNothing, .reportsTwice: .release
      }
    }
  }

  /// The released entries that a container reports.
  private final class Reports: @unchecked Sendable {
    // Unchecked because only the main actor uses it.
    var entries: [Entry<String>] = []
  }

  private struct Reporting<Base: NavigationShape>: Reducer
  where Base.State: KeepableState, Base.Item == String {
    let reports: Reports

    func reduce(
      into state: inout Keeping<Base>.State,
      action: Keeping<Base>.Action
    ) -> Effect<Keeping<Base>.Action> {
      if case .released(let entries) = action { reports.entries += entries }
      return Keeping(Base(), matching: KeepingLaws.isSame).reduce(into: &state, action: action)
    }
  }

  private struct Outcome<Base: NavigationShape> where Base.State: KeepableState {
    var state: Keeping<Base>.State
    var released: [Entry<Base.Item>]
    var isRefused = false
  }

  private func outcome<Base: NavigationShape>(
    _ step: Step<Base>,
    _ state: Keeping<Base>.State,
    _ mistake: Mistake?
  ) -> Outcome<Base> where Base.State: KeepableState, Base.Item == String {
    var outcome = Outcome<Base>(state: state, released: [])
    switch step {
    case .reset(let shape):
      outcome.released = outcome.state.change { $0 = shape }
    case .act(let action):
      let reports = Reports()
      let store = Store(initialState: state) { Reporting<Base>(reports: reports) }
      outcome.isRefused = store.send(action).refusal != nil
      outcome.state = store.state
      outcome.released = reports.entries
    }
    switch (mistake, step) {
    case (.reportsNothing, _): outcome.released = []
    case (.reportsTwice, _): outcome.released += outcome.released
    case (.comesBackAsAnother, .act(.putBack(let id, animated: _))):
      let new = outcome.state.shape.takeID()
      outcome.state.shape.rename(id, to: new)
    case (.staysKept, .act(.putBack)) where !outcome.isRefused: outcome.state.list = state.list
    case (.keepsWhatIsRemovedAlone, .reset): outcome.state.list = state.list
    case (.losesTheContent, .act(.putBack(let id, animated: _))):
      _ = outcome.state.shape.update(id) { $0 = "\($0.prefix(1))" }
    default: break
    }
    return outcome
  }

  /// The visits of a state with their contents, open and kept.
  private func visits<Base: NavigationShape>(_ state: Keeping<Base>.State) -> [Entry<Base.Item>]
  where Base.State: KeepableState { Array(state.entries) + state.kept }

  /// Searches two steps from some states of a shape, with content in every second entry.
  private func search<Subject: ShapeUnderLaw>(
    _ subject: Subject,
    _ law: Law,
    limit: Int,
    _ mistake: Mistake? = nil
  ) -> ToySearch where Subject.Shape.State: KeepableState {
    var search = ToySearch("\(subject.testDescription) that keep \(limit)")
    let all = sortedStates(of: subject)
    let count = min(all.count, mistake == nil ? bound(5, full: 60) : 3)
    let stride = mistake == nil ? bound(5, quick: 15, full: 1) : 3
    var number = 0
    for index in 0..<count {
      var start = all[index * all.count / count]
      for (position, id) in start.entries.ids.enumerated() where position % 2 == 0 {
        _ = start.update(id) { $0 += "\(position)" }
      }
      let first = Keeping<Subject.Shape>.State(start, limit: limit)
      for step in steps(subject, first, all) {
        let middle = outcome(step, first, nil)
        let checked = mistake == nil ? middle : outcome(step, first, mistake)
        check(step, first, checked, subject, law, &search)
        if mistake != nil, search.hasFound { return search }
        guard !middle.state.kept.isEmpty else { continue }
        for next in steps(subject, middle.state, all) {
          number += 1
          guard number % stride == 0 else { continue }
          check(next, middle.state, outcome(next, middle.state, mistake), subject, law, &search)
        }
      }
    }
    return search
  }

  /// Returns the states in an order that is the same in each run, and with the same counter: equal
  /// states may have counted further.
  private func sortedStates<Subject: ShapeUnderLaw>(of subject: Subject) -> [Subject.Shape.State]
  where Subject.Shape.State: KeepableState {
    let named = subject.states.map { state in
      var counted = state
      counted.reserve([.counted(9)])
      return (name: "\(subject.words(for: state)) \(state.entries.ids) \(state)", state: counted)
    }
    return named.sorted { $0.name < $1.name }.map(\.state)
  }

  private func steps<Subject: ShapeUnderLaw>(
    _ subject: Subject,
    _ state: Keeping<Subject.Shape>.State,
    _ all: [Subject.Shape.State]
  ) -> [Step<Subject.Shape>] where Subject.Shape.State: KeepableState {
    let kept = state.kept.map(\.id)
    var steps = subject.actions(in: state.shape).map { Step<Subject.Shape>.act(.shape($0)) }
    steps += (kept + [strangerID]).map { .act(.putBack($0, animated: false)) }
    steps += [kept, [strangerID], []].map { .act(.release($0)) }
    steps += ["a", "n"].map { .act(.preload($0)) }
    steps += [all[0], all[all.count / 2], all[all.count - 1]].map { .reset($0) }
    return steps
  }

  private func check<Subject: ShapeUnderLaw>(
    _ step: Step<Subject.Shape>,
    _ before: Keeping<Subject.Shape>.State,
    _ outcome: Outcome<Subject.Shape>,
    _ subject: Subject,
    _ law: Law,
    _ search: inout ToySearch
  ) where Subject.Shape.State: KeepableState {
    let after = outcome.state
    var (old, now) = (visits(before), visits(after))
    if case .reset(let shape) = step {
      // The change has written the entries that stay open.
      let kept = before.kept
      old = old.map { entry in
        let isKept = kept.contains { $0.id.isMeant(by: entry.id) }
        return Entry(id: entry.id, item: isKept ? entry.item : shape[id: entry.id] ?? entry.item)
      }
    }
    let there = Set(now.map { Visit($0.id) })
    let released = outcome.released.map { Visit($0.id) }
    let wanted = Dictionary(old.map { (Visit($0.id), $0.item) }) { first, _ in first }
    now += outcome.released
    let staying = now.filter { wanted[Visit($0.id)] != nil }
    let isExpected = staying.allSatisfy { wanted[Visit($0.id)] == $0.item }
    now.removeLast(outcome.released.count)
    var comesBack = true
    if case .act(.putBack(let id, animated: _)) = step, !outcome.isRefused {
      let visit = before.kept.first { $0.id.isMeant(by: id) }
      let open = after.entries.first { $0.id.isMeant(by: id) }
      comesBack =
        visit != nil && open?.id.isSame(as: id) == true && open?.item == visit?.item
        && (Subject.Shape.Rules.isOverlay || after.frontID?.isSame(as: id) == true)
    }
    let left = old.filter { !there.contains(Visit($0.id)) }.map { Visit($0.id) }
    let claims: KeyValuePairs<String, Bool>
    switch law {
    case .eachVisit:
      claims = [
        "each visit is open, kept or released with its content":
          isExpected && staying.count == old.count,
        "no id is in two places": Set(now.map(\.id)).count == now.count && there.count == now.count,
        "a released entry is gone": there.isDisjoint(with: released),
        "the limit holds": after.kept.count <= max(0, after.limit),
        "the shape is legal":
          subject.isLegal(after.shape) && ToyMangled.fault(after.shape.entries) == nil,
        "a refused action changes nothing": !outcome.isRefused || after == before,
      ]
    case .comingBack: claims = ["it is the same visit with its content, in front": comesBack]
    case .release:
      // With no room, a preloaded entry is released at once.
      let open = released.filter { wanted[$0] != nil }
      claims = [
        "each is reported": Set(open) == Set(left),
        "none is reported twice": Set(released).count == released.count,
      ]
    }
    search.check(
      "\(step) from \(subject.words(for: before.shape)), kept \(before.kept.map(\.item))",
      claims
    )
  }

  private func searchAll(_ law: Law, limit: Int) {
    search(StackUnderLaw(), law, limit: limit).finish()
    search(TabsUnderLaw(), law, limit: limit).finish()
    search(ModalUnderLaw(), law, limit: limit).finish()
    search(WindowsUnderLaw(), law, limit: limit).finish()
  }

  @Test(arguments: [0, 1, 2])
  func `each visit with its content is open, kept or released, and nowhere twice`(limit: Int) {
    searchAll(.eachVisit, limit: limit)
  }

  @Test func `an entry that comes back is the same visit with its content`() {
    searchAll(.comingBack, limit: 2)
  }

  @Test(arguments: [0, 1])
  func `an entry that is released is reported once`(limit: Int) {
    searchAll(.release, limit: limit)
  }

  @Test(arguments: Mistake.allCases)
  fileprivate func `a container with a mistake is found`(mistake: Mistake) {
    search(StackUnderLaw(), mistake.law, limit: 1, mistake).expectFound()
    search(TabsUnderLaw(), mistake.law, limit: 1, mistake).expectFound()
    search(ModalUnderLaw(), mistake.law, limit: 1, mistake).expectFound()
    search(WindowsUnderLaw(), mistake.law, limit: 1, mistake).expectFound()
  }
}
