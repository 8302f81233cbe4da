// Walks an effect as `EffectRunner` does, and keeps what that would run.
extension PausedStore {
  /// Begins an effect.
  mutating func start(_ effect: Effect<Action>, _ context: PausedContext<Action>) {
    guard let asked = effect.asked else { return }
    carryOut(.start(asked, context))
  }

  /// Does one thing and all that follows from it at once.
  mutating func carryOut(_ first: PausedMove<Action>) {
    walks += 1
    var waiting = [first]
    while let move = waiting.popLast() {
      switch move {
      case .start(let effect, let context): start(effect, context, &waiting)
      case .leave(let number): leave(number, &waiting)
      }
    }
    walks -= 1
    if walks == 0 { cancelled = [] }
  }

  /// Begins an effect, except its parts, which it puts where they wait for their turn.
  private mutating func start(
    _ whole: AnyEffect,
    _ first: PausedContext<Action>,
    _ waiting: inout [PausedMove<Action>]
  ) {
    var (effect, context) = (whole, first)
    while !isCancelled(context.scope) {
      let asked = AskedEffect<Action>.of(effect)
      switch asked.operation {
      case .report(let report):
        return notice(report)
      case .perform, .use:
        return
      case .send(let action):
        return enqueue(action, context.scope, .effect)
      case .cancel(let id):
        return cancel(CancelKey(place: context.scope.place, id: id), from: context.scope)
      case .run:
        return run(context)
      case .merge:
        for (index, part) in asked.flattenedParts.enumerated().reversed() {
          waiting.append(.start(part, context.part(index, of: context.sequence)))
        }
        return
      case .concatenate:
        waiting.append(.leave(begin(asked.flattenedParts, context)))
        return
      case .owned(let owner):
        context.scope.place.append(owner.key)
        context.scope.owners.append(owner.lifetime)
        guard context.scope.isOwned(in: state) else { return }
      case .cancellable(let id, let cancelInFlight):
        let key = CancelKey(place: context.scope.place, id: id)
        if cancelInFlight { cancel(key, from: context.scope) }
        context.scope.names.append(PausedName(key: key, number: nextNumber()))
      }
      // Invariant: what belongs to somebody, or has a name, has one part.
      effect = effect.parts[0]
    }
  }

  private func isCancelled(_ scope: PausedScope) -> Bool {
    !cancelled.isEmpty && scope.names.contains { cancelled.contains($0.number) }
  }

  /// Cancels by a name, from within what may have the name itself.
  private mutating func cancel(_ key: CancelKey, from scope: PausedScope) {
    cancelling.append(scope.names)
    cancel(key)
    cancelling.removeLast()
  }

  private mutating func run(_ context: PausedContext<Action>) {
    if let sequence = context.sequence { sequences[sequence]?.running += 1 }
    runs.append(
      PausedRun(
        number: nextNumber(),
        cause: context.cause,
        path: context.path,
        scope: context.scope,
        sequence: context.sequence
      )
    )
  }

  /// Makes a sequence of which nothing has begun yet.
  private mutating func begin(_ effects: [AnyEffect], _ context: PausedContext<Action>) -> Int {
    if let sequence = context.sequence { sequences[sequence]?.running += 1 }
    let number = nextNumber()
    // One is for who begins its parts: an early one may end while later ones begin.
    sequences[number] = PausedSequence(context: context, rest: effects[...], running: 1)
    return number
  }

  /// Something of a sequence has ended; when it was the last that ran, the rest begins.
  private mutating func leave(_ number: Int, _ waiting: inout [PausedMove<Action>]) {
    guard var sequence = sequences[number] else { return }
    sequence.running -= 1
    if sequence.running > 0 {
      sequences[number] = sequence
      return
    }
    let isOver = sequence.isCancelled || !sequence.context.scope.isOwned(in: state)
    guard !isOver, let next = sequence.rest.popFirst() else {
      sequences[number] = nil
      if let outer = sequence.context.sequence { waiting.append(.leave(outer)) }
      return
    }
    sequence.running = 1
    sequences[number] = sequence
    waiting.append(.leave(number))
    waiting.append(.start(next, sequence.context.part(sequence.rest.startIndex, of: number)))
  }
}

/// One thing to do while effects begin.
enum PausedMove<Action: Sendable> {
  case start(AnyEffect, PausedContext<Action>)
  case leave(Int)
}

/// The conditions of an effect: the entries that own it, the names it can be cancelled by.
struct PausedScope: Sendable {
  var place: [Owner.Key] = []
  var owners: [AnyLifetime] = []
  var names: [PausedName] = []

  func has(_ key: CancelKey) -> Bool { names.contains { $0.key == key } }

  func isOwned<State>(in state: State) -> Bool {
    owners.allSatisfy { ($0 as? Lifetime<State>)?.isAlive(state) ?? true }
  }
}

/// One use of a name that effects can be cancelled by.
struct PausedName: Sendable {
  let key: CancelKey
  let number: Int
}

/// The position of a part in its effect, with what holds for it there.
struct PausedContext<Action: Sendable>: Sendable {
  let cause: Action
  var path: [Int] = []
  var scope = PausedScope()
  var sequence: Int?

  func part(_ index: Int, of sequence: Int?) -> Self {
    var part = self
    part.path.append(index)
    part.sequence = sequence
    return part
  }
}

/// Effects one after another: how many pieces of the present one run, and what follows.
struct PausedSequence<Action: Sendable>: Sendable {
  let context: PausedContext<Action>
  var rest: ArraySlice<AnyEffect>
  var running = 0
  var isCancelled = false
}
