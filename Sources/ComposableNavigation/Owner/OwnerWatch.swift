/// The type-erased path from a state to the owners of effects.
///
/// The path is followed after each action while work is running. For that reason it copies nothing
/// along stored properties, and tests all owners in one container at once.
package struct OwnerWatch: @unchecked Sendable {
  // Unchecked because of the anchors, of which only the identity is used.
  private let access: EntryAccess
  private var distance = 0
  private var trail: [Anchor]

  /// A Boolean value that indicates whether the path leads to one owner, and not to a container
  /// that may have several.
  let isOfOne: Bool

  /// A Boolean value that indicates whether the owner covers its neighbours, as a sheet does.
  private let isPresented: Bool

  /// An object that identifies a part of the path, with the distance after it.
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

  /// Makes the path to the entries of a container, from the container's own state.
  init(of anchor: AnyObject, access: EntryAccess, isPresented: Bool) {
    self.access = access
    self.isPresented = isPresented
    isOfOne = false
    trail = [Anchor(object: anchor, distance: 0)]
  }

  /// Makes the path to one owner, from the state that may contain it.
  package init<State>(of anchor: AnyObject, isThere: @escaping @Sendable (State) -> Bool) {
    access = EntryAccess(
      has: { state, _ in isThere(state.assumingMemoryBound(to: State.self).pointee) },
      snapshot: { _ in nil }
    )
    isOfOne = true
    isPresented = false
    trail = [Anchor(object: anchor, distance: 0)]
  }

  /// Returns the same path, from an enclosing state.
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
    access = EntryAccess(
      has: { state, kept in
        var has = false
        find(state) { has = inner.has(kept, in: $0) }
        return has
      },
      snapshot: { state in
        var snapshot: EntrySnapshot?
        find(state) { snapshot = inner.snapshot(in: $0) }
        return snapshot
      }
    )
    isOfOne = inner.isOfOne
    isPresented = inner.isPresented
    trail = inner.trail + [Anchor(object: anchor, distance: inner.distance)]
  }

  /// The places in memory at the end of the path; nil if closures must be called.
  var memory: EntryMemory? { access.memory?.moved(by: distance) }

  /// Returns a Boolean value that indicates whether an entry, or the one owner, is at its former
  /// position; may return false after another change.
  func has(_ kept: KeptEntry, in state: UnsafeRawPointer) -> Bool {
    access.has(state + distance, kept)
  }

  /// Returns the entries of the container; nil for one owner, and if the container does not exist.
  func snapshot(in state: UnsafeRawPointer) -> EntrySnapshot? { access.snapshot(state + distance) }

  /// Returns the position of an existing owner: the higher, the further in front.
  func position(of entry: Visit?, in state: UnsafeRawPointer) -> Int? {
    let position = entry.flatMap { snapshot(in: state)?.ids.position(of: $0.id) }
    return isPresented ? position.map(Self.inFront) : position
  }

  /// Returns the position of a presented entry: in front of all neighbours of its container, and
  /// the first one, which is shown, in front of those that wait.
  static func inFront(_ position: Int) -> Int { .max - position }
}

extension OwnerWatch: Hashable {
  /// Returns a Boolean value that indicates whether both paths are equal, except for the entries on
  /// them.
  package static func == (lhs: OwnerWatch, rhs: OwnerWatch) -> Bool {
    lhs.distance == rhs.distance && lhs.trail == rhs.trail
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(distance)
    hasher.combine(trail)
  }
}

/// The link from a state to that of a child, as a part of an ``OwnerWatch``.
enum OwnerLink {
  /// The child is at this offset from the beginning of its parent.
  case distance(Int)
  /// A closure finds the child; the object identifies the closure.
  case anchor(AnyObject)
}
