/// The entry or part that a scoped store belongs to, with those around it.
@MainActor
final class StoreOwner {
  private let outer: StoreOwner?
  private let visit: Visit?
  private let find: @MainActor () -> Int?

  /// - Parameters:
  ///   - visit: The entry; nil for a part without an identity.
  ///   - outer: The owner around it; nil for none.
  ///   - find: Returns its position in the part around it; nil if it is not there.
  init(_ visit: Visit?, in outer: StoreOwner?, at find: @escaping @MainActor () -> Int?) {
    self.visit = visit
    self.outer = outer
    self.find = find
  }

  /// The positions of the owners from the outermost inwards; nil if one of them is not there.
  ///
  /// The outermost is asked first, because an inner store keeps its last state when an outer part
  /// is gone.
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
