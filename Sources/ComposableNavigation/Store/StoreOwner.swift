/// The entry or the part that a scoped store belongs to, and those around it.
@MainActor
final class StoreOwner {
  private let outer: StoreOwner?
  private let visit: Visit?
  private let find: @MainActor () -> Int?

  /// - Parameters:
  ///   - visit: The entry; nil for a part that has no identity.
  ///   - outer: The owner around it; nil for none.
  ///   - find: Returns its position in what is around it; nil when it is not there.
  init(_ visit: Visit?, in outer: StoreOwner?, at find: @escaping @MainActor () -> Int?) {
    self.visit = visit
    self.outer = outer
    self.find = find
  }

  /// The positions of all around it and its own; nil when one of them is not there.
  ///
  /// The outermost is asked first, for what has gone shows its last state.
  var positions: [Int]? {
    var positions: [Int] = []
    for owner in chain.reversed() {
      guard let position = owner.find() else { return nil }
      positions.append(position)
    }
    return positions
  }

  /// The visits from the outermost inwards.
  var visits: [Visit?] { chain.reversed().map(\.visit) }

  /// The owners from this one outwards.
  private var chain: [StoreOwner] {
    var chain: [StoreOwner] = []
    var next: StoreOwner? = self
    while let owner = next {
      chain.append(owner)
      next = owner.outer
    }
    return chain
  }
}
