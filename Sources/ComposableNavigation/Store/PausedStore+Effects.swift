// Walks an effect as `EffectRunner.start` does, and keeps what that would run.
extension PausedStore {
  /// Begins an effect.
  ///
  /// - Returns: Whether it has ended already; else its sequence is told when it has.
  mutating func start(_ effect: Effect<Action>, _ context: PausedContext<Action>) -> Bool {
    guard let operation = effect.operation,
      !context.scope.names.contains(where: { cancelled.contains($0.number) })
    else { return true }
    starting.append(context.scope.names)
    defer {
      starting.removeLast()
      if starting.isEmpty { cancelled = [] }
    }
    switch operation {
    case .report(let report):
      notice(report)
    case .perform:
      break
    case .send(let action):
      enqueue(action, context.scope, .effect)
    case .cancel(let id):
      cancel(CancelKey(place: context.scope.place, id: id))
    case .owned(let effect, let owner):
      var inner = context
      inner.scope.place.append(owner.key)
      inner.scope.owners.append(owner.lifetime)
      guard inner.scope.isOwned(in: state) else { return true }
      return start(effect, inner)
    case .cancellable(let effect, let id, let cancelInFlight):
      let key = CancelKey(place: context.scope.place, id: id)
      if cancelInFlight { cancel(key) }
      var inner = context
      inner.scope.names.append(PausedName(key: key, number: nextNumber()))
      return start(effect, inner)
    case .merge(let effects):
      return startAll(effects, context)
    case .concatenate(let effects):
      return startNext(effects[...], context)
    case .run:
      runs.append(
        PausedRun(
          number: nextNumber(),
          cause: context.cause,
          path: context.path,
          scope: context.scope,
          sequence: context.sequence
        )
      )
      return false
    }
    return true
  }

  private mutating func startAll(
    _ effects: [Effect<Action>],
    _ context: PausedContext<Action>
  ) -> Bool {
    let number = nextNumber()
    // One is for this loop: an early part may end while later ones begin.
    sequences[number] = PausedSequence(context: context, rest: [], running: 1)
    for (index, effect) in effects.enumerated() {
      sequences[number]?.running += 1
      if start(effect, context.part(index, of: number)) { sequences[number]?.running -= 1 }
    }
    sequences[number]?.running -= 1
    if sequences[number]?.running != 0 { return false }
    sequences[number] = nil
    return true
  }

  private mutating func startNext(
    _ effects: ArraySlice<Effect<Action>>,
    _ context: PausedContext<Action>
  ) -> Bool {
    var rest = effects
    while let next = rest.popFirst() {
      let number = nextNumber()
      sequences[number] = PausedSequence(context: context, rest: rest, running: 1)
      if !start(next, context.part(rest.startIndex, of: number)) { return false }
      let isOver = sequences[number]?.isCancelled == true
      sequences[number] = nil
      if isOver { return true }
    }
    return true
  }

  /// A part of a sequence has ended; when it was the last that ran, the rest begins.
  mutating func leave(_ number: Int) {
    guard var sequence = sequences[number] else { return }
    sequence.running -= 1
    sequences[number] = sequence.running > 0 ? sequence : nil
    guard sequence.running == 0 else { return }
    let isOver = sequence.isCancelled || !sequence.context.scope.isOwned(in: state)
    if isOver || startNext(sequence.rest, sequence.context), let outer = sequence.context.sequence {
      leave(outer)
    }
  }
}

/// What an effect depends on: the entries that own it, the names it can be cancelled by.
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

/// Where in an effect one is.
struct PausedContext<Action: Sendable>: Sendable {
  let cause: Action
  var path: [Int] = []
  var scope = PausedScope()
  var sequence: Int?

  func part(_ index: Int, of sequence: Int) -> Self {
    var part = self
    part.path.append(index)
    part.sequence = sequence
    return part
  }
}

/// Effects side by side, or one after another: how many run, and what follows.
struct PausedSequence<Action: Sendable>: Sendable {
  let context: PausedContext<Action>
  let rest: ArraySlice<Effect<Action>>
  var running = 0
  var isCancelled = false
}
