/// The way of a step into a case: in place where `/` has learned the case, else on a copy.
///
/// Into a case of what lies in another case it is the ways into both, each as it is.
@usableFromInline
final class CaseRoute: Sendable {
  @usableFromInline typealias Body = (UnsafeMutableRawPointer) -> AnyEffect?
  @usableFromInline typealias Visit = @Sendable (UnsafeMutableRawPointer, Body) -> StepResult

  /// The knowledge of a path made by `/`; nil for one that was written by hand or appended to.
  let learned: LearnedCase?
  private let witness: EnumTag?
  /// The ways into the two cases of a path that was appended to another; nil for any other path.
  private let joined: (outer: CaseRoute, inner: CaseRoute)?
  let visitCopy: Visit

  @usableFromInline
  init(learned: LearnedCase?, visitCopy: @escaping Visit) {
    self.learned = learned
    witness = learned?.witness
    joined = nil
    self.visitCopy = visitCopy
  }

  /// Makes the way into a case of what lies in another one.
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

  // Inlined, and unsafe, for the benchmark “send, N”.
  /// Runs a body on the payload of an action, which is whole again afterwards.
  @inline(__always)
  func visit(_ action: UnsafeMutableRawPointer, _ body: Body) -> StepResult {
    guard let witness, let learned else { return visitCopy(action, body) }
    let tag = witness.tag(of: action)
    // Invariant: nobody changes an action, so one that lies there plainly is whole all the time.
    if learned.isPlain(tag) { return .done(body(action)) }
    return visit(action, witness, learned, tag, copy: visitCopy, body)
  }

  /// The same, when the tag is known to be this case's.
  @inline(__always)
  func visit(_ action: UnsafeMutableRawPointer, matching tag: UInt32, _ body: Body) -> AnyEffect? {
    if let learned, learned.isPlain(tag) { return body(action) }
    guard let witness, let learned, learned.isInPlace(tag) else {
      if case .done(let effect) = visitCopy(action, body) { return effect }
      return nil
    }
    return visit(action, witness, tag, body)
  }

  /// Runs a body on the payload of a state; what it changes there stays.
  ///
  /// Where the case cannot be used in place, `copy` takes the payload out and writes it back.
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
    // Invariant: the case has this tag, and its payload lies in the enum's own memory.
    witness.project(root)
    let effect = body(root)
    witness.inject(root, tag: tag)
    return effect
  }

  /// Tells whether an action is in the case.
  func isCase(of action: UnsafeMutableRawPointer) -> Bool {
    if case .done = visit(action, { _ in nil }) { true } else { false }
  }

  /// Tells whether values with this tag are in the case; nil when that is not known.
  ///
  /// Of a path that was appended to another one the first case alone can be told by the tag.
  func matches(known tag: UInt32) -> Bool? {
    if let joined { return joined.outer.matches(known: tag) }
    guard let learned else { return true }
    return learned.witness == nil ? true : learned.matches(known: tag)
  }
}

// MARK: Looking

extension CaseRoute {
  /// Tells whether all that it leads into is of one case.
  var isOfOneCase: Bool { learned != nil || joined?.outer.isOfOneCase == true }

  /// Tells whether it leads into a case of what lies in another one.
  var isJoined: Bool { joined != nil }

  /// The reason why the path can never match, in words; nil when it can.
  var problem: String? { learned?.problem ?? joined?.outer.problem ?? joined?.inner.problem }

  /// The problem, the first time that somebody asks after it arose.
  func takeProblem() -> String? {
    learned?.takeProblem() ?? joined?.outer.takeProblem() ?? joined?.inner.takeProblem()
  }

  /// Tells whether the path has turned out to be unusable, and nobody has heard of it.
  ///
  /// Asked before the issue is made, which takes the runtime's metadata (benchmark “ifLet, …”).
  var hasNews: Bool {
    guard let learned else {
      return joined.map { $0.outer.hasNews || $0.inner.hasNews } ?? false
    }
    return learned.hasNews
  }
}

extension LearnedCase {
  /// Tells whether this tag is the case's and its payload lies in the enum's own memory.
  @inline(__always)
  func isInPlace(_ tag: UInt32) -> Bool {
    known.load() & ~Self.plain == UInt64(tag)
  }

  /// Tells whether this tag is the case's and its payload lies in the enum's own memory as it is.
  @inline(__always)
  func isPlain(_ tag: UInt32) -> Bool { known.load() == UInt64(tag) | Self.plain }
}
