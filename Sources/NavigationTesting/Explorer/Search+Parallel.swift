import Dispatch

extension Search where System: Sendable {
  /// Visits the states of a layer on all cores, some parts of it at a time.
  ///
  /// The parts are looked at in their order, so that the next layer, and what is wrong first, are those
  /// of a visit to one state after the other.
  ///
  /// - Returns: The next layer; nil when something is wrong.
  @inlinable  // explorer, a stack, a transition: × 1.06
  mutating func visitInParallel(_ layer: inout [System], from first: Int) -> [System]? {
    // To wait for another core takes longer than to visit a few.
    guard layer.count >= 2 * SearchPart<System>.size else { return visit(&layer, from: first) }
    var next: [System] = []
    var index = first
    // From the back, so that states go as soon as their steps are taken.
    layer.reverse()
    while !layer.isEmpty {
      let parts = takeParts(of: &layer, from: &index)
      visit(parts)
      for part in parts {
        guard remember(part, &next) else { return nil }
      }
    }
    return next
  }

  /// Takes the next states from the back of a layer: a few parts for each core, which are soon looked at.
  @inlinable  // explorer, a stack, a transition: × 1.06
  func takeParts(of layer: inout [System], from index: inout Int) -> [SearchPart<System>] {
    var parts: [SearchPart<System>] = []
    while !layer.isEmpty, parts.count < SearchPart<System>.count {
      var systems: [System] = []
      while !layer.isEmpty, systems.count < SearchPart<System>.size {
        systems.append(layer.removeLast())
      }
      parts.append(SearchPart(systems, from: index))
      index += systems.count
    }
    return parts
  }

  // Apart from who changes `seen`, which is not to be copied for it.
  @inlinable  // explorer, a stack, a transition: × 1.06
  func visit(_ parts: [SearchPart<System>]) {
    let (seen, keys) = (seen, keys)
    performInParallel(parts.count) { parts[$0].takeSteps(keys, but: seen) }
  }

  /// Notes what a part has reached that no part before it has.
  ///
  /// - Returns: True if the search goes on.
  @inlinable  // explorer, a stack, a transition: × 1.06
  mutating func remember(_ part: SearchPart<System>, _ next: inout [System]) -> Bool {
    while let reached = part.reached.popLast() {
      guard seen.insert(reached.fingerprint).inserted else { continue }
      origins.append(reached.origin)
      if let violation = reached.violation {
        transitions += reached.transitions
        fail(at: origins.count - 1, violation)
        return false
      }
      next.append(reached.system)
    }
    transitions += part.transitions
    return true
  }
}

/// A few states of a layer, and the states that their steps lead to.
///
/// Unchecked, because one core has it at a time: whoever makes it waits for the others before looking at
/// it again.
@usableFromInline
final class SearchPart<System: ExplorableSystem & Sendable>: @unchecked Sendable {
  /// A state that has been reached and was not seen in the layers before.
  @usableFromInline
  struct Reached {
    @usableFromInline let system: System
    @usableFromInline let fingerprint: Fingerprint
    @usableFromInline let origin: Origin
    @usableFromInline let violation: String?
    /// The number of steps that the part had taken by then.
    @usableFromInline let transitions: Int

    @inlinable  // explorer, a stack, a transition: × 1.06
    init(
      _ system: consuming System,
      _ fingerprint: Fingerprint,
      _ origin: Origin,
      after transitions: Int
    ) {
      violation = system.violation
      self.system = system
      self.fingerprint = fingerprint
      self.origin = origin
      self.transitions = transitions
    }
  }

  /// The number of states in a part: enough that handing it over costs nothing to speak of.
  @usableFromInline static var size: Int { 32 }
  /// The number of parts at a time: enough that no core waits long for the last one.
  @usableFromInline static var count: Int { 64 }

  /// The states, in order, until their steps are taken.
  @usableFromInline var systems: [System]
  /// The place of the first of them among all.
  @usableFromInline let first: Int
  /// The states that their steps led to, the first at the back.
  @usableFromInline var reached: [Reached] = []
  @usableFromInline var transitions = 0

  @inlinable  // explorer, a stack, a transition: × 1.06
  init(_ systems: [System], from first: Int) {
    self.systems = systems
    self.first = first
  }

  /// Takes each step of each state, also behind one that is wrong: a part before may have seen it first,
  /// and have found nothing wrong.
  @inlinable  // explorer, a stack, a transition: × 1.06
  func takeSteps(_ keys: Fingerprinter.Keys, but seen: Set<Fingerprint>) {
    var rest = systems
    systems = []
    rest.reverse()
    var own: Set<Fingerprint> = []
    var all: [Reached] = []
    var (index, count) = (first, 0)
    while !rest.isEmpty {
      _ = Search<System>.takeSteps(of: rest.removeLast()) { after, number in
        count += 1
        let fingerprint = after.fingerprint(keys)
        guard !seen.contains(fingerprint), own.insert(fingerprint).inserted else { return true }
        let origin = Origin(state: Int32(index), step: Int32(number))
        all.append(Reached(after, fingerprint, origin, after: count))
        return true
      }
      index += 1
    }
    all.reverse()
    reached = all
    transitions = count
  }
}

/// Does something so many times, on all cores, and returns when all of it is done.
@usableFromInline
func performInParallel(_ count: Int, _ work: @Sendable (Int) -> Void) {
  DispatchQueue.concurrentPerform(iterations: count, execute: work)
}
