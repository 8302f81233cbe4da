package import Testing

/// A search of all states beside a model, which finds the shortest script with a fault.
package struct ModelSearch<Model: Hashable> {
  /// The number of steps that were taken.
  package private(set) var steps = 0
  /// The states of the model, each once.
  package private(set) var states: Set<Model>
  /// The shortest script, a step on each line, and its fault; nil if there is none.
  package private(set) var failure: String?

  /// Takes every step in every state, breadth first.
  ///
  /// - Parameters:
  ///   - real: The first state.
  ///   - model: The model of the first state.
  ///   - all: The steps to take in each state.
  ///   - isWithin: Returns false for a model beyond the bound of the search.
  ///   - take: Takes a step on both, and returns their difference or nil.
  package init<Real, Step>(
    _ real: Real,
    _ model: Model,
    steps all: [Step],
    isWithin: (Model) -> Bool = { _ in true },
    take: (Step, inout Real, inout Model) -> String?
  ) {
    var waiting: [(real: Real, model: Model, script: [Step])] = [(real, model, [])]
    var next = 0
    states = [model]
    while next < waiting.count {
      let (real, model, script) = waiting[next]
      next += 1
      for step in all {
        var (after, wanted) = (real, model)
        let fault = take(step, &after, &wanted)
        guard isWithin(wanted) else { continue }
        steps += 1
        if let fault {
          let lines = (script + [step]).map { "  \($0)" } + [fault]
          failure = lines.joined(separator: "\n").withoutModules
          return
        }
        if states.insert(wanted).inserted { waiting.append((after, wanted, script + [step])) }
      }
    }
  }

  /// Fails the test with the shortest script if there is one.
  package func expectNone(sourceLocation: SourceLocation = #_sourceLocation) {
    if let failure { Issue.record("\(failure)", sourceLocation: sourceLocation) }
  }
}
