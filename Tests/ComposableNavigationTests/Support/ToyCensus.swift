import ComposableNavigation

/// Counts living citizens.
final class ToyCensus: Sendable {
  private let citizens = Locked(0)

  var count: Int { citizens.withLock { $0 } }

  func add(_ difference: Int) { citizens.withLock { $0 += difference } }
}

/// An item that is counted while it lives.
final class ToyCitizen: Equatable, Sendable {
  private let census: ToyCensus

  init(_ census: ToyCensus) {
    self.census = census
    census.add(1)
  }

  deinit { census.add(-1) }

  static func == (lhs: ToyCitizen, rhs: ToyCitizen) -> Bool { lhs === rhs }
}
