import ComposableNavigation

/// A model of a store that runs a grove's orders, written from the laws: a queue, a list of works,
/// and jobs that wait for their parts.
///
/// It shares state changes with the library, but nothing about effects.
@MainActor
final class ToyClerk {
  /// The rule of the model; each but the first is known to be wrong.
  enum Rule {
    case right
    /// Reduces the last sent action first, as if `send` were nested.
    case lastFirst
    /// Begins sequential effects at once.
    case rowsAtOnce
    /// Lets effects of removed entries continue.
    case orphansLive
    /// Shares names among all entries.
    case namesAreShared
  }

  final class Work {
    let number: Int
    let scope: Scope
    let job: Job?

    init(_ number: Int, _ scope: Scope, _ job: Job?) {
      (self.number, self.scope, self.job) = (number, scope, job)
    }
  }

  struct Scope {
    let place: [ToyHop]
    var names: [Name] = []

    var isOver: Bool { names.contains(where: \.isOver) }
  }

  final class Name {
    let name: Int
    let place: [ToyHop]
    var isOver = false

    init(_ name: Int, _ place: [ToyHop]) { (self.name, self.place) = (name, place) }
  }

  /// Parts side by side, or a part and its successor.
  final class Job {
    let outer: Job?
    let scope: Scope
    var rest: ArraySlice<ToyTree>
    var open = 1

    init(in outer: Job?, _ scope: Scope, then rest: ArraySlice<ToyTree> = []) {
      (self.outer, self.scope, self.rest) = (outer, scope, rest)
    }
  }

  private let rule: Rule
  private let reducer: ResolvedReducer<ToyGrove.State, ToyGrove.Action>
  private(set) var state: ToyGrove.State
  private(set) var works: [Work] = []
  private var queue: [(order: ToyOrder, scope: Scope)] = []
  private var names: [Name] = []
  var onBegin: ((Work) -> Void)?
  /// The order that an observer sends after the next action.
  var inside: (order: ToyOrder, place: [ToyHop])?

  init(_ state: ToyGrove.State, rule: Rule = .right) {
    self.state = state
    self.rule = rule
    reducer = ToyGrove().resolve()
  }

  // MARK: Steps

  func send(_ order: ToyOrder, at place: [ToyHop]) {
    reduce(.init(order, at: place)) { begin(order.tree, Scope(place: place), in: nil) }
    drain()
  }

  func send(_ action: ToyGrove.Action) {
    reduce(action) {}
    drain()
  }

  func answer(_ work: Work, _ order: ToyOrder) {
    queue.append((order, work.scope))
    drain()
  }

  func end(_ work: Work) {
    finish(work)
    drain()
  }

  // MARK: The queue

  private func drain() {
    while !queue.isEmpty {
      let next = rule == .lastFirst ? queue.removeLast() : queue.removeFirst()
      guard !next.scope.isOver, isThere(next.scope) else { continue }
      reduce(.init(next.order, at: next.scope.place)) {
        begin(next.order.tree, Scope(place: next.scope.place), in: nil)
      }
    }
  }

  private func reduce(_ action: ToyGrove.Action, then begin: () -> Void) {
    _ = reducer.reduce(into: &state, action: action)
    finish(works.filter { !isThere($0.scope) })
    begin()
    if let inside {
      self.inside = nil
      if state.has(inside.place[...]) { queue.append((inside.order, Scope(place: inside.place))) }
    }
  }

  private func isThere(_ scope: Scope) -> Bool {
    rule == .orphansLive || state.has(scope.place[...])
  }

  // MARK: Effects

  private func begin(_ tree: ToyTree, _ scope: Scope, in job: Job?) {
    guard !scope.isOver, isThere(scope) else { return }
    switch tree {
    case .none: break
    case .say(let order): queue.append((order, scope))
    case .stop(let name): stop(name, at: scope.place)
    case .named(let name, let replaces, let tree):
      // A name for an empty effect has no effect.
      if tree.effect({ _ in .run { _ in } }).isNone { return }
      if replaces { stop(name, at: scope.place) }
      let made = Name(name, scope.place)
      names.append(made)
      begin(tree, Scope(place: scope.place, names: scope.names + [made]), in: job)
    case .work(let number):
      let work = Work(number, scope, job)
      job?.open += 1
      works.append(work)
      onBegin?(work)
    case .row(let trees) where rule != .rowsAtOnce:
      job?.open += 1
      close(Job(in: job, scope, then: trees[...]))
    case .both(let trees), .row(let trees):
      job?.open += 1
      let both = Job(in: job, scope)
      for tree in trees { begin(tree, scope, in: both) }
      close(both)
    }
  }

  /// Counts one part of a job as done; after the last one, its successor begins.
  private func close(_ job: Job) {
    job.open -= 1
    while job.open == 0 {
      guard let next = job.rest.popFirst() else {
        if let outer = job.outer { close(outer) }
        return
      }
      job.open = 1
      begin(next, job.scope, in: job)
      job.open -= 1
    }
  }

  private func finish(_ work: Work) {
    guard let index = works.firstIndex(where: { $0 === work }) else { return }
    works.remove(at: index)
    if let job = work.job { close(job) }
  }

  /// Ends works in the order in which they began.
  private func finish(_ works: [Work]) { for work in works { finish(work) } }

  private func stop(_ name: Int, at place: [ToyHop]) {
    func isMeant(_ made: Name) -> Bool {
      made.name == name && (made.place == place || rule == .namesAreShared)
    }
    for made in names where isMeant(made) { made.isOver = true }
    queue.removeAll(where: \.scope.isOver)
    finish(works.filter { $0.scope.names.contains(where: isMeant) })
  }
}
