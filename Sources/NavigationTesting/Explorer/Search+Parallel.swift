import Dispatch

extension Search where System: Sendable {
  /// Visits the states of a layer on all cores, several parts at a time.
  ///
  /// The results of the parts are merged in order, so the next layer and the first violation are
  /// the same as in a sequential visit.
  ///
  /// - Returns: The next layer; nil after a violation.
  @inlinable  // explorer, a stack, a transition: × 1.06
  mutating func visitInParallel(_ layer: inout [System], from first: Int) -> [System]? {
    // For a few states, waiting for another core takes longer than visiting them.
    guard layer.count >= 2 * SearchPart<System>.size else { return visit(&layer, from: first) }
    var next: [System] = []
    var index = first
    // Taken from the back, so that each state is released as soon as its steps are taken.
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

  /// Takes the next states from the back of a layer, as a few small parts for each core.
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

  // A function of its own that does not modify `seen`, so that `seen` is not copied.
  @inlinable  // explorer, a stack, a transition: × 1.06
  func visit(_ parts: [SearchPart<System>]) {
    let (seen, keys) = (seen, keys)
    performInParallel(parts.count) { parts[$0].takeSteps(keys, but: seen) }
  }

  /// Records the states that a part has reached and no earlier part has.
  ///
  /// - Returns: True if the search continues.
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
/// Unchecked, because only one core accesses a part at a time: its creator waits for the cores
/// before reading the results.
@usableFromInline
final class SearchPart<System: ExplorableSystem & Sendable>: @unchecked Sendable {
  /// A reached state that was not in any earlier layer.
  @usableFromInline
  struct Reached {
    @usableFromInline let system: System
    @usableFromInline let fingerprint: Fingerprint
    @usableFromInline let origin: Origin
    @usableFromInline let violation: String?
    /// The number of steps that the part had taken when it reached the state.
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

  /// The number of states in a part, large enough that the handover costs almost nothing.
  @usableFromInline static var size: Int { 32 }
  /// The number of parts at a time, large enough that no core waits long for the last one.
  @usableFromInline static var count: Int { 64 }

  /// The states, in order, until their steps are taken.
  @usableFromInline var systems: [System]
  /// The index of the part's first state among all states.
  @usableFromInline let first: Int
  /// The states that the steps led to, the first at the back.
  @usableFromInline var reached: [Reached] = []
  @usableFromInline var transitions = 0

  @inlinable  // explorer, a stack, a transition: × 1.06
  init(_ systems: [System], from first: Int) {
    self.systems = systems
    self.first = first
  }

  /// Takes all steps of all states, even after a violation: an earlier part may have visited that
  /// state, and the violation then does not count.
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

/// Calls a closure the given number of times on all cores, and waits for all calls.
@usableFromInline
func performInParallel(_ count: Int, _ work: @Sendable (Int) -> Void) {
  DispatchQueue.concurrentPerform(iterations: count, execute: work)
}
