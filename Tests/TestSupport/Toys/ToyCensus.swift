import ComposableNavigation

/// Counts living citizens.
package final class ToyCensus: Sendable {
  private let citizens = Locked(0)

  package init() {}

  package var count: Int { citizens.withLock { $0 } }

  package func add(_ difference: Int) { citizens.withLock { $0 += difference } }
}

/// An item that is counted while it lives.
package final class ToyCitizen: Equatable, Sendable {
  private let census: ToyCensus

  package init(_ census: ToyCensus) {
    self.census = census
    census.add(1)
  }

  deinit { census.add(-1) }

  package static func == (lhs: ToyCitizen, rhs: ToyCitizen) -> Bool { lhs === rhs }
}
