/// The way from a state to what effects belong to, which knows no types.
///
/// It is asked after each action while work is running. So it copies nothing on a way that leads
/// through stored properties alone, and all owners in one container are asked about at once.
package struct OwnerWatch: @unchecked Sendable {
  // Unchecked because of the anchors, of which nothing but the identity is asked.
  private let look: EntryLook
  private var distance = 0
  private var trail: [Anchor]

  /// Tells whether the way leads to one owner, and not to a container that may have several.
  let isOfOne: Bool

  /// Tells whether what it leads to covers what lies beside it, as a sheet does.
  private let isPresented: Bool

  /// An object that stays the same as long as a part of the way does, with the distance behind it.
  private struct Anchor: Hashable {
    let object: AnyObject
    let distance: Int

    static func == (lhs: Anchor, rhs: Anchor) -> Bool {
      lhs.object === rhs.object && lhs.distance == rhs.distance
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(object))
      hasher.combine(distance)
    }
  }

  /// Makes the way to the entries of a container, from its own state.
  init(of anchor: AnyObject, look: EntryLook, isPresented: Bool) {
    self.look = look
    self.isPresented = isPresented
    isOfOne = false
    trail = [Anchor(object: anchor, distance: 0)]
  }

  /// Makes the way to one owner, from the state that has it or not.
  init<State>(of anchor: AnyObject, isThere: @escaping @Sendable (State) -> Bool) {
    look = EntryLook(
      has: { state, _ in isThere(state.assumingMemoryBound(to: State.self).pointee) },
      roll: { _ in nil }
    )
    isOfOne = true
    isPresented = false
    trail = [Anchor(object: anchor, distance: 0)]
  }

  /// The same way, from a state around this one.
  func behind<Parent, Child>(
    _ link: OwnerLink,
    _ extract: @escaping @Sendable (Parent) -> Child?
  ) -> OwnerWatch {
    switch link {
    case .distance(let distance):
      var longer = self
      longer.distance += distance
      return longer
    case .anchor(let anchor):
      let find: @Sendable (UnsafeRawPointer, (UnsafeRawPointer) -> Void) -> Void = { state, body in
        guard let child = extract(state.assumingMemoryBound(to: Parent.self).pointee) else {
          return
        }
        withUnsafePointer(to: child) { body(UnsafeRawPointer($0)) }
      }
      return OwnerWatch(self, foundBy: anchor, find)
    }
  }

  private init(
    _ inner: OwnerWatch,
    foundBy anchor: AnyObject,
    _ find: @escaping @Sendable (UnsafeRawPointer, (UnsafeRawPointer) -> Void) -> Void
  ) {
    look = EntryLook(
      has: { state, kept in
        var has = false
        find(state) { has = inner.has(kept, in: $0) }
        return has
      },
      roll: { state in
        var roll: EntryRoll?
        find(state) { roll = inner.roll(in: $0) }
        return roll
      }
    )
    isOfOne = inner.isOfOne
    isPresented = inner.isPresented
    trail = inner.trail + [Anchor(object: anchor, distance: inner.distance)]
  }

  /// The places in memory to which it leads; nil where closures are to be asked.
  var memory: EntryMemory? { look.memory?.moved(by: distance) }

  /// Tells whether an entry, or the one owner, is where it was; no may be for another change.
  func has(_ kept: KeptEntry, in state: UnsafeRawPointer) -> Bool {
    look.has(state + distance, kept)
  }

  /// The entries of the container; nil for one owner, and when the container has gone.
  func roll(in state: UnsafeRawPointer) -> EntryRoll? { look.roll(state + distance) }

  /// The position of an owner that is there: the higher, the further in front.
  func position(of entry: Visit?, in state: UnsafeRawPointer) -> Int? {
    let position = entry.flatMap { roll(in: state)?.ids.position(of: $0.id) }
    return isPresented ? position.map(Self.inFront) : position
  }

  /// The position of an entry that is presented: before all that lies beside its container, and the
  /// first one, which is shown, before those that wait.
  static func inFront(_ position: Int) -> Int { .max - position }
}

extension OwnerWatch: Hashable {
  /// Tells whether both lead the same way, but for the entries that they lead through.
  package static func == (lhs: OwnerWatch, rhs: OwnerWatch) -> Bool {
    lhs.distance == rhs.distance && lhs.trail == rhs.trail
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(distance)
    hasher.combine(trail)
  }
}

/// The link from a state to that of a child, as an ``OwnerWatch`` goes it.
enum OwnerLink {
  /// The child lies so far behind the beginning of its parent.
  case distance(Int)
  /// The child is found by a closure, whose owner this is.
  case anchor(AnyObject)
}
