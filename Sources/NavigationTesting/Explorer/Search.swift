/// One breadth-first search, layer by layer.
///
/// Inlinable, because the system is of another module. Without specialization, the search would
/// take longer than the system's own steps.
@usableFromInline
struct Search<System: ExplorableSystem> {
  @usableFromInline let initial: System
  @usableFromInline let keys: Fingerprinter.Keys
  @usableFromInline var seen: Set<Fingerprint> = []
  /// The step that led to each state, in the order in which the states were reached.
  @usableFromInline var origins: [Origin] = []
  @usableFromInline var transitions = 0
  @usableFromInline var isComplete = true
  @usableFromInline var counterexample: Exploration.Counterexample?

  @inlinable  // explorer, a stack, a transition: × 1.06
  init(_ initial: System, keys: Fingerprinter.Keys) {
    self.initial = initial
    self.keys = keys
  }

  /// Searches layer by layer.
  ///
  /// - Parameters:
  ///   - shard: The part of the search after its first steps; nil for the whole search.
  ///   - maximumStates: The number of states after which the search stops.
  ///   - maximumDepth: The greatest number of layers after the first.
  ///   - visit: Visits a layer, given the index of its first state in `origins`, and returns the
  ///     next layer; nil after a violation.
  @inlinable  // explorer, a stack, a transition: × 1.06
  mutating func run(
    shard: SearchShard?,
    maximumStates: Int,
    maximumDepth: Int,
    visit: (inout Search, inout [System], Int) -> [System]?
  ) {
    seen.insert(initial.fingerprint(keys))
    origins = [Origin(state: -1, step: -1)]
    if let violation = initial.violation { return fail(at: 0, violation) }
    var layer: [System] = [initial]
    var first = 0
    var depth = 0
    var isShared = false
    while !layer.isEmpty {
      if let shard, !isShared, shard.canShare(layer.count) {
        isShared = true
        // The states of a part are neighbors, so that their indices in `origins` still count up.
        let part = shard.range(of: layer.count)
        layer = Array(layer[part])
        first += part.lowerBound
      }
      guard depth < maximumDepth, origins.count < maximumStates else {
        isComplete = false
        return
      }
      let next = origins.count
      guard let reached = visit(&self, &layer, first) else { return }
      layer = reached
      first = next
      depth += 1
    }
  }

  /// Visits the states of a layer sequentially.
  ///
  /// - Returns: The next layer; nil after a violation.
  @inlinable  // explorer, a stack, a transition: × 1.06
  mutating func visit(_ layer: inout [System], from first: Int) -> [System]? {
    var next: [System] = []
    var index = first
    // Taken from the back, so that each state is released as soon as its steps are taken.
    layer.reverse()
    while !layer.isEmpty {
      let goesOn = Self.takeSteps(of: layer.removeLast()) { after, number in
        remember(after, Origin(state: Int32(index), step: Int32(number)), &next)
      }
      guard goesOn else { return nil }
      index += 1
    }
    return next
  }

  /// Takes the steps of a state until `remember` returns false.
  ///
  /// - Returns: True if all calls returned true.
  @inlinable  // explorer, a stack, a transition: × 1.06
  static func takeSteps(
    of system: consuming System,
    _ remember: (consuming System, Int) -> Bool
  ) -> Bool {
    let steps = system.steps()
    guard let last = steps.indices.last else { return true }
    for number in 0..<last {
      var after = copy system
      after.take(steps[number])
      guard remember(after, number) else { return false }
    }
    // The system is not used again, so its last step needs no copy.
    system.take(steps[last])
    return remember(system, last)
  }

  /// Records a state that has not been seen before.
  ///
  /// - Returns: True if the search continues.
  @inlinable  // explorer, a stack, a transition: × 1.06
  mutating func remember(
    _ system: consuming System,
    _ origin: Origin,
    _ next: inout [System]
  ) -> Bool {
    transitions += 1
    guard seen.insert(system.fingerprint(keys)).inserted else { return true }
    origins.append(origin)
    if let violation = system.violation {
      fail(at: origins.count - 1, violation)
      return false
    }
    next.append(system)
    return true
  }

  /// Repeats the steps that lead to a state, and writes their script.
  @inlinable  // explorer, a stack, a transition: × 1.06
  mutating func fail(at index: Int, _ violation: String) {
    var numbers: [Int] = []
    var index = index
    while index > 0 {
      numbers.append(Int(origins[index].step))
      index = Int(origins[index].state)
    }
    var system = initial
    var script: [String] = []
    for number in numbers.reversed() {
      let step = system.steps()[number]
      script += system.lines(of: step)
      system.take(step)
    }
    isComplete = false
    counterexample = .init(script: script, violation: violation)
  }
}

extension ExplorableSystem {
  @inlinable  // explorer, a stack, a transition: × 1.06
  func fingerprint(_ keys: Fingerprinter.Keys) -> Fingerprint {
    var fingerprinter = Fingerprinter(keys)
    write(into: &fingerprinter)
    return fingerprinter.finish()
  }
}

/// The last step to a state: the index of the previous state, and of the step among its steps.
@usableFromInline
struct Origin: Sendable {
  @usableFromInline let state: Int32
  @usableFromInline let step: Int32

  @usableFromInline
  init(state: Int32, step: Int32) {
    self.state = state
    self.step = step
  }
}
