import Foundation
package import Testing

/// The trait of suites that keep a processor busy for seconds and need no actor.
///
/// Their tests take turns on all processors but one, which the tests of the main actor keep busy. Otherwise
/// these would share it and end last.
package struct Late: SuiteTrait, TestTrait, TestScoping {
  private static let turns = Turns(max(1, ProcessInfo.processInfo.activeProcessorCount - 1))

  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    await Self.turns.begin()
    do {
      try await function()
    } catch {
      await Self.turns.end()
      throw error
    }
    await Self.turns.end()
  }
}

extension Trait where Self == Late {
  package static var late: Late { Late() }
}

/// Lets some tests run at a time; the others wait in their order.
private actor Turns {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { free = count }

  func begin() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func end() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
