/// One breadth-first search, layer by layer.
struct Search<System: ExplorableSystem> {
  private let initial: System
  private var seen: Set<Int> = []
  /// How each state was reached: from which, and by which of its steps.
  private var origins: [Origin] = []
  private var layer: [(system: System, index: Int)] = []
  private(set) var result = Exploration()

  private struct Origin {
    let state: Int32
    let step: Int32
  }

  init(_ initial: System) { self.initial = initial }

  mutating func run(maximumStates: Int, maximumDepth: Int) {
    seen.insert(fingerprint(initial))
    origins = [Origin(state: -1, step: -1)]
    layer = [(initial, 0)]
    result.states = 1
    if let violation = initial.violation { return fail(at: 0, violation) }
    var depth = 0
    while !layer.isEmpty {
      guard depth < maximumDepth, result.states < maximumStates else {
        result.isComplete = false
        return
      }
      var next: [(system: System, index: Int)] = []
      for (system, index) in layer where !visit(system, index, &next) { return }
      layer = next
      depth += 1
    }
  }

  /// Takes each step of a state.
  ///
  /// - Returns: Whether the search goes on.
  private mutating func visit(
    _ system: System,
    _ index: Int,
    _ next: inout [(system: System, index: Int)]
  ) -> Bool {
    for (number, step) in system.steps().enumerated() {
      var after = system
      after.take(step)
      result.transitions += 1
      guard seen.insert(fingerprint(after)).inserted else { continue }
      origins.append(Origin(state: Int32(index), step: Int32(number)))
      result.states += 1
      if let violation = after.violation {
        fail(at: origins.count - 1, violation)
        return false
      }
      next.append((after, origins.count - 1))
    }
    return true
  }

  private func fingerprint(_ system: System) -> Int {
    var hasher = Hasher()
    hasher.combine(system)
    return hasher.finalize()
  }

  private mutating func fail(at index: Int, _ violation: String) {
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
    result.isComplete = false
    result.counterexample = .init(script: script, violation: violation)
  }
}
