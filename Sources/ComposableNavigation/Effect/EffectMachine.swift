/// The machine that decides about the effects that reducers ask for, and carries out none of them.
///
/// It is handed effects and the ends of what runs, and hands out what is to be done, one thing at a
/// time. The store does it (``EffectRunner``); a search notes it (``PausedStore``), and copies the
/// machine with all that runs a million times. So it is a value, and its order is the one order:
///
/// - what is asked for at once is done from the first part to the last, each with all that follows
/// - what is cancelled lets what waits for it go on, before anything else happens
///
/// The actions that effects send wait in an ``ActionQueue``.
struct EffectMachine<Tag: EffectTag> {
  typealias Scope = EffectScope<Tag>

  /// The runs that have begun, and neither ended nor been cancelled, in the order of their numbers.
  private(set) var runs = EffectRuns<Tag>()

  private var sequences: [Int: Sequence] = [:]
  /// The moves to make, the last first: effects may lie deeper than the call stack is.
  private var waiting: [Move] = []
  /// The names around each cancellation that is under way, and those of them that it has cancelled.
  private var cancelling: [[EffectName]] = []
  private var cancelled: Set<Int> = []
  private var runCount = 0
  private var lastNumber = 0

  /// One thing to be done outside.
  enum Event {
    case report(Report)
    case perform(@MainActor @Sendable () -> Void)
    case use(ObjectUse, Scope)
    /// The action of a ``SentEffect``.
    case send(AnyEffect, Scope)
    /// The work of a ``WorkEffect``.
    case began(EffectRun<Tag>, AnyEffect)
    case cancelled(EffectRun<Tag>)
    /// Actions that wait are not to be reduced, which the ``ActionQueue`` sees to.
    case drop(DroppedActions)
  }

  /// The questions about what the machine does not know.
  struct World {
    /// Tells whether every owner is there.
    let isOwned: (Scope) -> Bool
    /// Tells whether nothing of the same cause may begin any more.
    let isStopped: (Tag) -> Bool
  }

  private enum Move {
    case start(AnyEffect, Site)
    case leave(Int)
    case cancel(Int)
    case endCancelling
    case dropOrphans
  }

  private struct Site {
    var scope: Scope
    /// The sequence that waits for the effect.
    var sequence: Int?

    func part(_ index: Int, of sequence: Int?) -> Site {
      var part = self
      part.scope.tag.enter(index)
      part.sequence = sequence
      return part
    }
  }

  /// Effects one after another: how many pieces of the present one run, and what follows.
  private struct Sequence {
    let site: Site
    var rest: ArraySlice<AnyEffect>
    /// One is for who begins the parts: an early one may end while later ones begin.
    var running = 1
    var isCancelled = false
  }

  // MARK: Deciding

  /// The number of moves that wait, for whoever is asked for one more thing while it does another.
  var height: Int { waiting.count }

  /// Takes an effect.
  mutating func start(_ effect: AnyEffect, _ tag: Tag) {
    waiting.append(.start(effect, Site(scope: Scope(tag: tag))))
  }

  /// Takes the news that a run has ended.
  ///
  /// - Returns: The run; nil when it is over already.
  mutating func end(_ number: Int) -> EffectRun<Tag>? {
    guard let run = runs.remove(number) else { return nil }
    if let sequence = run.sequence { waiting.append(.leave(sequence)) }
    return run
  }

  /// Cancels runs, in the order in which they began.
  mutating func cancel(where isOver: (EffectRun<Tag>) -> Bool) {
    for run in runs.reversed() where isOver(run) { waiting.append(.cancel(run.number)) }
  }

  /// Cancels the runs whose owners have gone, and then drops what waits of such owners.
  ///
  /// Nothing is dropped if no run is cancelled: the owner of an action is asked for at its turn.
  mutating func cancelOrphans(_ isOrphan: (EffectRun<Tag>) -> Bool) {
    let height = waiting.count
    cancel(where: isOrphan)
    if waiting.count > height { waiting.insert(.dropOrphans, at: height) }
  }

  /// A run; nil when it is over.
  func run(_ number: Int) -> EffectRun<Tag>? { runs[number: number] }

  /// Decides until something is to be done outside.
  ///
  /// - Parameters:
  ///   - world: The answers to the machine's questions.
  ///   - height: The number of moves that are left alone: those that waited before.
  /// - Returns: The event that is to be done; nil when nothing is.
  mutating func next(_ world: World, downTo height: Int) -> Event? {
    while waiting.count > height, let move = waiting.popLast() {
      switch move {
      case .start(let effect, let site):
        if let event = start(effect, site, world) { return event }
      case .leave(let number):
        leave(number, world)
      case .cancel(let number):
        if let run = end(number) { return .cancelled(run) }
      case .endCancelling:
        cancelling.removeLast()
      case .dropOrphans:
        return .drop(.orphaned)
      }
    }
    if waiting.isEmpty, !cancelled.isEmpty { cancelled = [] }
    return nil
  }

  // MARK: Effects

  /// Starts an effect, except its parts, which it puts where they wait for their turn.
  private mutating func start(_ whole: AnyEffect, _ first: Site, _ world: World) -> Event? {
    var (effect, site) = (whole, first)
    guard !world.isStopped(site.scope.tag) else { return nil }
    while !isCancelled(site.scope) {
      switch effect.operation {
      case .report(let report):
        return .report(report)
      case .perform(let act):
        return .perform(act)
      case .use(let use):
        return .use(use, site.scope)
      case .send:
        return .send(effect, site.scope)
      case .cancel(let id):
        return cancel(CancelKey(place: site.scope.place, id: id), from: site.scope)
      case .run:
        return .began(begin(site), effect)
      case .merge:
        for (index, part) in effect.flattenedParts.enumerated().reversed() {
          waiting.append(.start(part, site.part(index, of: site.sequence)))
        }
        return nil
      case .concatenate:
        waiting.append(.leave(begin(effect.flattenedParts, site)))
        return nil
      case .owned(let owner):
        site.scope.enter(owner)
        guard world.isOwned(site.scope) else { return lateDismissal(in: effect) }
      case .leave(let presenter):
        return .send(effect, site.scope.around(presenter))
      case .dismiss:
        return .report(.refusal(.notPresentable))
      case .isPresented:
        effect = effect.parts[1]
        continue
      case .cancellable(let id, let cancelInFlight):
        let key = CancelKey(place: site.scope.place, id: id)
        let name = EffectName(key: key, number: nextNumber())
        if cancelInFlight {
          // It goes on when what is cancelled has let others go on; the name itself is a new one.
          var named = site
          named.scope.enter(name)
          waiting.append(.start(effect.parts[0], named))
          return cancel(key, from: site.scope)
        }
        site.scope.enter(name)
      }
      // Invariant: what belongs to somebody, or has a name, has one part.
      effect = effect.parts[0]
    }
    return nil
  }

  /// The refusal of a dismissal whose entry has gone before it could begin; nil without one.
  private func lateDismissal(in whole: AnyEffect) -> Event? {
    var waiting = [whole]
    while let next = waiting.popLast() {
      switch next.operation {
      case .leave(let presenter): return .report(.refusal(.gone(presenter.entry?.id)))
      // The others would not have had their turn yet.
      case .concatenate: waiting += next.parts.prefix(1)
      default: waiting += next.parts
      }
    }
    return nil
  }

  private func isCancelled(_ scope: Scope) -> Bool {
    !cancelled.isEmpty && scope.names.contains { cancelled.contains($0.number) }
  }

  private mutating func begin(_ site: Site) -> EffectRun<Tag> {
    if let sequence = site.sequence { sequences[sequence]?.running += 1 }
    let run = EffectRun(number: runCount, scope: site.scope, sequence: site.sequence)
    runCount += 1
    runs.append(run)
    return run
  }

  /// Makes a sequence of which nothing has begun yet, and which the one around it waits for.
  private mutating func begin(_ effects: [AnyEffect], _ site: Site) -> Int {
    if let sequence = site.sequence { sequences[sequence]?.running += 1 }
    let number = nextNumber()
    sequences[number] = Sequence(site: site, rest: effects[...])
    return number
  }

  /// Something of a sequence has ended; when it was the last that ran, the rest begins.
  private mutating func leave(_ number: Int, _ world: World) {
    guard let left = sequences[number]?.running else { return }
    sequences[number]?.running = left - 1
    guard left == 1, let sequence = sequences[number] else { return }
    let isOver =
      sequence.isCancelled || isCancelled(sequence.site.scope)
      || world.isStopped(sequence.site.scope.tag) || !world.isOwned(sequence.site.scope)
    guard !isOver, let next = sequences[number]?.rest.popFirst() else {
      sequences[number] = nil
      if let outer = sequence.site.sequence { waiting.append(.leave(outer)) }
      return
    }
    sequences[number]?.running = 1
    let index = sequence.rest.startIndex + 1
    waiting.append(.leave(number))
    waiting.append(.start(next, sequence.site.part(index, of: number)))
  }

  /// Cancels by a name, from within what may have the name itself.
  private mutating func cancel(_ key: CancelKey, from scope: Scope) -> Event {
    cancelling.append(scope.names)
    for name in cancelling.joined() where name.key == key { cancelled.insert(name.number) }
    for number in sequences.keys where sequences[number]?.site.scope.has(key) == true {
      sequences[number]?.isCancelled = true
    }
    waiting.append(.endCancelling)
    cancel { $0.scope.has(key) }
    return .drop(.named(key))
  }

  private mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}

/// Asynchronous work that a reducer asked for, and that has begun.
package struct EffectRun<Tag: EffectTag>: Sendable {
  /// Names it in its store.
  package let number: Int
  let scope: EffectScope<Tag>
  /// The sequence that goes on when the work has ended.
  let sequence: Int?

  /// The cause that whoever runs the effect has noted.
  package var cause: Tag.Cause { scope.tag.cause }

  /// The position of the work in the effect: an index for each list that it lies in.
  package var path: [Int] { scope.tag.path }
}
