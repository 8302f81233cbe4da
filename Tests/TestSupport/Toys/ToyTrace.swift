import ComposableNavigation

/// A thread-safe log of texts, in order.
package final class ToyTrace: Sendable {
  private let lines = Locked<[String]>([])

  package init() {}

  package func add(_ line: String) { lines.withLock { $0.append(line) } }

  package var all: [String] { lines.withLock { $0 } }

  /// Returns the texts since the last call.
  package func take() -> [String] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}
