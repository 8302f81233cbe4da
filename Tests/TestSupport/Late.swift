package import Testing

/// The trait of suites that keep a processor busy for seconds and need no actor.
///
/// Their tests begin after those that wait for the main actor, which otherwise has nothing to do until the
/// long searches are done.
package struct Late: SuiteTrait, TestTrait, TestScoping {
  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    await Task.yield()
    try await function()
  }
}

extension Trait where Self == Late {
  package static var late: Late { Late() }
}
