package import NavigationTesting
package import Testing

extension Exploration {
  /// Fails the test, with the shortest script, unless the search visited all states without a fault.
  package func expectNone(sourceLocation: SourceLocation = #_sourceLocation) {
    if counterexample == nil, isComplete { return }
    Issue.record("\(self)", sourceLocation: sourceLocation)
  }
}
