package import ComposableNavigation

/// An object with a serial that is counted while it lives.
package final class ToyKept: Sendable {
  package let serial: Int
  private let census: ToyCensus
  private let released: ToyTrace

  package init(_ serial: Int, _ census: ToyCensus, _ released: ToyTrace) {
    self.serial = serial
    self.census = census
    self.released = released
    census.add(1)
  }

  deinit {
    census.add(-1)
    released.add("\(serial)")
  }
}

/// The objects of a tree of nodes, one declaration for each place of a node.
package final class ToyKeepsakes: Sendable {
  package let census: ToyCensus
  /// The serials of the objects that reducers have used.
  package let used = ToyTrace()
  /// The serials of the objects that were released, in order.
  package let released = ToyTrace()
  package let inNode: Retained<ToyKept>
  package let inDetail: Retained<ToyKept>
  package let inMode: Retained<ToyKept>

  package init() {
    let (census, made) = (ToyCensus(), ToyCensus())
    let released = released
    func declared() -> Retained<ToyKept> {
      Retained {
        made.add(1)
        return ToyKept(made.count, census, released)
      }
    }
    self.census = census
    (inNode, inDetail, inMode) = (declared(), declared(), declared())
  }

  /// Uses an object and records its serial.
  package func keep<Action: Sendable>(_ retained: Retained<ToyKept>) -> Effect<Action> {
    retained.use { [used] in used.add("\($0.serial)") }
  }
}
