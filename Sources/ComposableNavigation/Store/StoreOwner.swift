/// The entry or the part that a scoped store belongs to, and those around it.
@MainActor
final class StoreOwner {
  private let outer: StoreOwner?
  private let visit: Visit?
  private let isThere: @MainActor () -> Bool

  /// - Parameters:
  ///   - visit: The entry; nil for a part that has no identity.
  ///   - outer: The owner around it; nil for none.
  ///   - isThere: Tells whether it is in what is around it.
  init(_ visit: Visit?, in outer: StoreOwner?, while isThere: @escaping @MainActor () -> Bool) {
    self.visit = visit
    self.outer = outer
    self.isThere = isThere
  }

  /// Tells whether it and all around it are there.
  ///
  /// The outermost is asked first, for what has gone shows its last state.
  var isAlive: Bool { chain.reversed().allSatisfy { $0.isThere() } }

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
