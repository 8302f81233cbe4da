/// The machine that decides which effects to run, and runs none of them.
///
/// The machine receives effects and the ends of running work, and returns the events to carry out,
/// one at a time. A store carries them out (``EffectRunner``); a search records them
/// (``SearchStore``), and copies the machine with all running work a million times. For that reason
/// it is a value, and it alone defines the order:
///
/// - synchronous parts are carried out from the first to the last, each with everything that
///   follows from it
/// - after a cancellation, sequences that wait for the cancelled work continue before anything else
///   happens
///
/// The actions that effects send wait in an ``ActionQueue``.
struct EffectMachine<Tag: EffectTag> {
  typealias Scope = EffectScope<Tag>

  /// The running work, in the order of its numbers.
  private(set) var runs = EffectRuns<Tag>()

  private var sequences: [Int: Sequence] = [:]
  /// The moves to make, the last one first: effects may be nested deeper than the call stack
  /// allows.
  private var waiting: [Move] = []
  /// The names around each current cancellation, and those of them that it has cancelled.
  private var cancelling: [[EffectName]] = []
  private var cancelled: Set<Int> = []
  private var runCount = 0
  private var lastNumber = 0

  /// An event to carry out outside.
  enum Event {
    case report(Report)
    case perform(@MainActor @Sendable () -> Void)
    case use(ObjectUse, Scope)
    /// The action of a ``SentEffect``.
    case send(AnyEffect, Scope)
    /// The work of a ``WorkEffect``.
    case began(EffectRun<Tag>, AnyEffect)
    case cancelled(EffectRun<Tag>)
    /// Waiting actions to drop from the ``ActionQueue``.
    case drop(DroppedActions)
  }

  /// The facts that the machine does not know.
  struct World {
    /// Returns a Boolean value that indicates whether every owner exists.
    let isOwned: (Scope) -> Bool
    /// Returns a Boolean value that indicates whether no work with the same cause may begin.
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

  /// A sequence of effects: the number of running pieces of the current effect, and the remaining
  /// effects.
  private struct Sequence {
    let site: Site
    var rest: ArraySlice<AnyEffect>
    /// Starts at one for the code that begins the parts: an early part may end while later parts
    /// begin.
    var running = 1
    var isCancelled = false
  }

  // MARK: Deciding

  /// The number of waiting moves, for a caller that adds one while another is carried out.
  var height: Int { waiting.count }

  mutating func start(_ effect: AnyEffect, _ tag: Tag) {
    waiting.append(.start(effect, Site(scope: Scope(tag: tag))))
  }

  /// Notes that a run has ended.
  ///
  /// - Returns: The run; nil if it had already ended.
  mutating func end(_ number: Int) -> EffectRun<Tag>? {
    guard let run = runs.remove(number) else { return nil }
    if let sequence = run.sequence { waiting.append(.leave(sequence)) }
    return run
  }

  /// Cancels runs, in the order in which they began.
  mutating func cancel(where isOver: (EffectRun<Tag>) -> Bool) {
    for run in runs.reversed() where isOver(run) { waiting.append(.cancel(run.number)) }
  }

  /// Cancels the runs whose owners were removed, and then drops the waiting actions of such owners.
  ///
  /// If no run is cancelled, nothing is dropped: an action's owner is looked up when the action is
  /// taken out of the queue.
  mutating func cancelOrphans(_ isOrphan: (EffectRun<Tag>) -> Bool) {
    let height = waiting.count
    cancel(where: isOrphan)
    if waiting.count > height { waiting.insert(.dropOrphans, at: height) }
  }

  /// Returns a run; nil if it has ended.
  func run(_ number: Int) -> EffectRun<Tag>? { runs[number: number] }

  /// Makes moves until there is an event to carry out.
  ///
  /// - Parameters:
  ///   - world: The facts that the machine does not know.
  ///   - height: The number of earlier moves, which are left waiting.
  /// - Returns: The event to carry out; nil if there is none.
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

  /// Starts an effect; its parts are added to the waiting moves.
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
          // The effect continues after the sequences that waited for the cancelled work; its name
          // is a new one.
          var named = site
          named.scope.enter(name)
          waiting.append(.start(effect.parts[0], named))
          return cancel(key, from: site.scope)
        }
        site.scope.enter(name)
      }
      // Invariant: an effect with an owner or a name has one part.
      effect = effect.parts[0]
    }
    return nil
  }

  /// Returns the refusal of a dismissal whose entry was removed before the dismissal began; nil if
  /// there is none.
  private func lateDismissal(in whole: AnyEffect) -> Event? {
    var waiting = [whole]
    while let next = waiting.popLast() {
      switch next.operation {
      case .leave(let presenter): return .report(.refusal(.gone(presenter.entry?.id)))
      // The later parts would not have begun yet.
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

  /// Makes a sequence in which nothing has begun, and for which the enclosing sequence waits.
  private mutating func begin(_ effects: [AnyEffect], _ site: Site) -> Int {
    if let sequence = site.sequence { sequences[sequence]?.running += 1 }
    let number = nextNumber()
    sequences[number] = Sequence(site: site, rest: effects[...])
    return number
  }

  /// Notes that one piece of a sequence has ended; after the last running piece, the next effect
  /// begins.
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

  /// Cancels a name, from an effect that may have the name itself.
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

/// Asynchronous work that a reducer requested and that has begun.
package struct EffectRun<Tag: EffectTag>: Sendable {
  /// The number that identifies the run in its store.
  package let number: Int
  let scope: EffectScope<Tag>
  /// The sequence that continues after the work has ended.
  let sequence: Int?

  /// The cause that the effect's runner has noted.
  package var cause: Tag.Cause { scope.tag.cause }

  /// The position of the work in the effect: an index for each list that contains it.
  package var path: [Int] { scope.tag.path }
}
