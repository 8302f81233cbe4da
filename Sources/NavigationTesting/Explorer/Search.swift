/// One breadth-first search, layer by layer.
///
/// Inlinable: it is made for a system of another module, and unspecialised it would take longer than
/// the system's own steps.
@usableFromInline
struct Search<System: ExplorableSystem> {
  @usableFromInline let initial: System
  @usableFromInline let keys = Fingerprinter.Keys()
  @usableFromInline var seen: Set<Fingerprint> = []
  /// The way to each state from the one before it, in the order in which they were reached.
  @usableFromInline var origins: [Origin] = []
  @usableFromInline var transitions = 0
  @usableFromInline var isComplete = true
  @usableFromInline var counterexample: Exploration.Counterexample?

  @inlinable  // explorer, a stack, a transition: × 1.06
  init(_ initial: System) { self.initial = initial }

  @inlinable  // explorer, a stack, a transition: × 1.06
  mutating func run(maximumStates: Int, maximumDepth: Int) {
    seen.insert(fingerprint(initial))
    origins = [Origin(state: -1, step: -1)]
    if let violation = initial.violation { return fail(at: 0, violation) }
    var layer: [System] = [initial]
    /// The index in `origins` of each of them.
    var indices = [0]
    var depth = 0
    while !layer.isEmpty {
      guard depth < maximumDepth, origins.count < maximumStates else {
        isComplete = false
        return
      }
      var next: [System] = []
      let first = origins.count
      // From the back, so that each state goes as soon as its steps are taken.
      while !layer.isEmpty {
        guard visit(layer.removeLast(), indices.removeLast(), &next) else { return }
      }
      layer = next.reversed()
      indices = (first..<origins.count).reversed()
      depth += 1
    }
  }

  /// Takes each step of a state.
  ///
  /// - Returns: True if the search goes on.
  @inlinable  // explorer, a stack, a transition: × 1.06
  mutating func visit(_ system: consuming System, _ index: Int, _ next: inout [System]) -> Bool {
    let steps = system.steps()
    guard let last = steps.indices.last else { return true }
    for number in 0..<last {
      var after = copy system
      after.take(steps[number])
      guard remember(after, Origin(state: Int32(index), step: Int32(number)), &next) else {
        return false
      }
    }
    // Nobody needs it any more, so its last step copies nothing of it.
    system.take(steps[last])
    return remember(system, Origin(state: Int32(index), step: Int32(last)), &next)
  }

  /// Notes a state that has not been seen before.
  ///
  /// - Returns: True if the search goes on.
  @inlinable  // explorer, a stack, a transition: × 1.06
  mutating func remember(
    _ system: consuming System,
    _ origin: Origin,
    _ next: inout [System]
  ) -> Bool {
    transitions += 1
    guard seen.insert(fingerprint(system)).inserted else { return true }
    origins.append(origin)
    if let violation = system.violation {
      fail(at: origins.count - 1, violation)
      return false
    }
    next.append(system)
    return true
  }

  @inlinable  // explorer, a stack, a transition: × 1.06
  func fingerprint(_ system: System) -> Fingerprint {
    var fingerprinter = Fingerprinter(keys)
    system.write(into: &fingerprinter)
    return fingerprinter.finish()
  }

  /// Walks the way to a state once more, for its script.
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
      script += system.script(of: step)
      system.take(step)
    }
    isComplete = false
    counterexample = .init(script: script, violation: violation)
  }
}

/// The way to a state: the state before it, and the place of the step among that one's steps.
@usableFromInline
struct Origin {
  @usableFromInline let state: Int32
  @usableFromInline let step: Int32

  @usableFromInline
  init(state: Int32, step: Int32) {
    self.state = state
    self.step = step
  }
}
