/// The access of a step to a case's payload: in place if `/` has learned the case, else on a copy.
///
/// For a case of a value in another case, this is the access to both, one after the other.
@usableFromInline
final class CaseRoute: Sendable {
  @usableFromInline typealias Body = (UnsafeMutableRawPointer) -> AnyEffect?
  @usableFromInline typealias Visit = @Sendable (UnsafeMutableRawPointer, Body) -> StepResult

  /// The knowledge of a path made by `/`; nil for a path that was written by hand or appended to.
  let learned: LearnedCase?
  private let witness: EnumTag?
  /// The routes to the two cases of an appended path; nil for any other path.
  private let joined: (outer: CaseRoute, inner: CaseRoute)?
  let visitCopy: Visit

  @usableFromInline
  init(learned: LearnedCase?, visitCopy: @escaping Visit) {
    self.learned = learned
    witness = learned?.witness
    joined = nil
    self.visitCopy = visitCopy
  }

  /// Makes the route to a case of the value in another case.
  init(_ outer: CaseRoute, then inner: CaseRoute) {
    learned = nil
    witness = nil
    joined = (outer, inner)
    visitCopy = { root, body in
      var result = StepResult.missed
      _ = outer.visit(root) { part in
        result = inner.visit(part, body)
        return nil
      }
      return result
    }
  }

  /// Makes the route to a part of the value in a case, which is visited as a copy.
  init(_ outer: CaseRoute, then part: CaseRoute, visitCopy: @escaping Visit) {
    learned = nil
    witness = nil
    joined = (outer, part)
    self.visitCopy = visitCopy
  }

  // Inlined, and unsafe, for the benchmark “send, N”.
  /// Runs a body on the payload of an action, and restores the action afterwards.
  @inline(__always)
  func visit(_ action: UnsafeMutableRawPointer, _ body: Body) -> StepResult {
    guard let witness else { return visitCopy(action, body) }
    return visit(action, tagged: witness.tag(of: action), body)
  }

  /// Runs a body on the payload of an action with a tag, which is ignored by a path without witnesses.
  @inline(__always)
  func visit(_ action: UnsafeMutableRawPointer, tagged tag: UInt32, _ body: Body) -> StepResult {
    guard let witness, let learned else { return visitCopy(action, body) }
    // Invariant: nothing changes an action, so a plain payload leaves the action whole all the
    // time.
    if learned.isPlain(tag) { return .done(body(action)) }
    return visit(action, witness, learned, tag, copy: visitCopy, body)
  }

  /// Runs a body on the payload of an action whose tag is known to be that of this case.
  @inline(__always)
  func visit(_ action: UnsafeMutableRawPointer, matching tag: UInt32, _ body: Body) -> AnyEffect? {
    if let learned, learned.isPlain(tag) { return body(action) }
    guard let witness, let learned, learned.isInPlace(tag) else {
      if case .done(let effect) = visitCopy(action, body) { return effect }
      return nil
    }
    return visit(action, witness, tag, body)
  }

  /// Runs a body on the payload of a state, and keeps the body's changes.
  ///
  /// If the case cannot be used in place, `copy` extracts the payload and writes it back.
  @inline(__always)
  func visit(_ root: UnsafeMutableRawPointer, copy: @escaping Visit, body: Body) -> StepResult {
    guard let witness, let learned else { return copy(root, body) }
    return visit(root, witness, learned, witness.tag(of: root), copy: copy, body)
  }

  @inline(__always)
  private func visit(
    _ root: UnsafeMutableRawPointer,
    _ witness: EnumTag,
    _ learned: LearnedCase,
    _ tag: UInt32,
    copy: @escaping Visit,
    _ body: Body
  ) -> StepResult {
    if learned.isInPlace(tag) { return .done(visit(root, witness, tag, body)) }
    guard learned.matches(tag, root) else { return .missed }
    guard learned.isInPlace(tag) else { return copy(root, body) }
    return .done(visit(root, witness, tag, body))
  }

  @inline(__always)
  private func visit(
    _ root: UnsafeMutableRawPointer,
    _ witness: EnumTag,
    _ tag: UInt32,
    _ body: Body
  ) -> AnyEffect? {
    // Invariant: the case has this tag, and its payload is in the enum's own memory.
    witness.project(root)
    let effect = body(root)
    witness.inject(root, tag: tag)
    return effect
  }

  func isCase(of action: UnsafeMutableRawPointer) -> Bool {
    if case .done = visit(action, { _ in nil }) { true } else { false }
  }

  /// Returns a Boolean value that indicates whether values with this tag are in the case; nil if
  /// that is unknown.
  ///
  /// For an appended path, the tag only identifies the first case.
  func matches(known tag: UInt32) -> Bool? {
    if let joined { return joined.outer.matches(known: tag) }
    guard let learned else { return true }
    return learned.witness == nil ? true : learned.matches(known: tag)
  }
}

// MARK: Looking

extension CaseRoute {
  /// A Boolean value that indicates whether all matching values are of one case.
  var isOfOneCase: Bool { learned != nil || joined?.outer.isOfOneCase == true }

  /// A Boolean value that indicates whether the route leads to a case of the value in another case.
  var isJoined: Bool { joined != nil }

  /// The names of the cases that the route may mean, such as `page.saved`; empty for a path by hand.
  var names: [String] {
    guard let joined else { return learned?.names ?? [] }
    return joined.outer.names.flatMap { outer in joined.inner.names.map { "\(outer).\($0)" } }
  }

  /// The reason why the path can never match, as a text; nil if it can.
  var problem: String? { learned?.problem ?? joined?.outer.problem ?? joined?.inner.problem }

  /// Returns the problem at the first call after it was found.
  func takeProblem() -> String? {
    learned?.takeProblem() ?? joined?.outer.takeProblem() ?? joined?.inner.takeProblem()
  }

  /// Returns the known problems of the path, for each store that uses it, and marks them as
  /// reported.
  func issues() -> [NavigationIssue] {
    _ = takeProblem()
    return problem.map { [NavigationIssue(.casePath, $0)] } ?? []
  }

  /// Returns the issue of a path that has turned out to be unusable; nil for any other path, and
  /// after the first call.
  func lateIssue() -> AnyEffect? {
    takeProblem().flatMap { Effect<Never>.issue(NavigationIssue(.casePath, $0)).erased }
  }

  /// A Boolean value that indicates whether the path has a problem that was not reported.
  ///
  /// Read before the issue is made, which needs the runtime's metadata (benchmark “ifLet, …”).
  var hasNews: Bool {
    guard let learned else {
      return joined.map { $0.outer.hasNews || $0.inner.hasNews } ?? false
    }
    return learned.hasNews
  }
}

extension LearnedCase {
  /// Returns a Boolean value that indicates whether this tag is the case's and its payload is in
  /// the enum's own memory.
  @inline(__always)
  func isInPlace(_ tag: UInt32) -> Bool {
    known.load() & ~Self.plain == UInt64(tag)
  }

  /// Returns a Boolean value that indicates whether this tag is the case's and its payload is
  /// unchanged in the enum's own memory.
  @inline(__always)
  func isPlain(_ tag: UInt32) -> Bool { known.load() == UInt64(tag) | Self.plain }
}
