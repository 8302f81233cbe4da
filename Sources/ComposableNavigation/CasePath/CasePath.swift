/// A path to one case of an enum: wraps a value in the case, and extracts it again.
///
/// Reach for it wherever a parent names a child's action or state. The prefix `/` makes one from a
/// case constructor, without macros; by hand, `embed` and `extract` say it in full:
///
/// ```swift
/// enum Action { case tap, stack(StackNavigation<Int>.Action) }
///
/// let path = /Action.stack
/// path.extract(.stack(.popItem()))                  // .popItem()
/// path.extract(.tap)                                // nil
/// path.embed(.popToRoot())                          // .stack(.popToRoot())
/// ```
///
/// A path by `/` learns its case at the first match and compares a number afterwards. Payloads with
/// functions in them, types that are no enums and those that shape their own mirror are refused
/// when the path is made; a constructor that was converted on the way (`Int` for a case of `Int?`)
/// and a module without reflection data are refused at first sight. A refused path never matches,
/// says why in ``problem``, and is an issue of the store that uses it. The idea is that of
/// Point-Free's case paths.
public struct CasePath<Root, Value>: Sendable {
  @usableFromInline package let wrap: @Sendable (Value) -> Root
  @usableFromInline let unwrap: @Sendable (Root) -> Value?
  @usableFromInline let route: CaseRoute

  /// Makes a path from two closures, for a case that is computed or that `/` refuses.
  ///
  /// ```swift
  /// let even = CasePath<Int, Int>(embed: { $0 * 2 }, extract: { $0 % 2 == 0 ? $0 / 2 : nil })
  /// even.extract(6)                                 // 3
  /// even.extract(7)                                 // nil
  /// ```
  ///
  /// A reducer copies the payload for each level of composition; by `/` it is used where it lies.
  @inlinable  // send Int, N = 10, by hand: × 5.0
  public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.init(learned: nil, embed: embed, extract: extract)
  }

  /// Makes a path from a case constructor: `/` without the operator.
  ///
  /// Use it where `/` reads badly, as in `f(CasePath(Action.a), CasePath(Action.b))`.
  @inlinable  // case path, Int, hit: × 10
  public init(_ embed: @escaping @Sendable (Value) -> Root) {
    let learned = LearnedCaseOf(embed: embed)
    self.init(learned: learned, embed: embed) { learned.extract(from: $0) }
  }

  // Inlinable, as all of the way to it, because a closure is only as fast as where it is made:
  // there the types are known. Benchmarks: case paths, send by hand-written paths.
  @inlinable  // case path, Int, hit: × 10
  init(
    learned: LearnedCase?,
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    wrap = embed
    unwrap = extract
    route = CaseRoute(learned: learned) { root, body in
      guard var value = extract(root.assumingMemoryBound(to: Root.self).pointee) else {
        return .missed
      }
      return .done(withUnsafeMutablePointer(to: &value) { body(UnsafeMutableRawPointer($0)) })
    }
  }

  /// The reason why this path can never match, in words for its author; nil for a sound one.
  public var problem: String? { route.problem }

  /// Tells whether all that the path matches is of one case.
  ///
  /// A path made by `/` is, and one that begins with such a path; one made by hand may match any.
  package var isOfOneCase: Bool { route.isOfOneCase }

  /// Wraps a value in the case.
  public func embed(_ value: Value) -> Root { wrap(value) }

  /// Gets the value out of the case.
  ///
  /// - Returns: nil when `root` is another case.
  @inlinable  // with case path, Int, hit
  public func extract(_ root: Root) -> Value? { unwrap(root) }

  /// The problem, once: for whoever can report it.
  func takeProblem() -> String? { route.takeProblem() }
}

extension CasePath where Value == Void {
  /// Makes a path to a case without a payload.
  ///
  /// ```swift
  /// CasePath(Action.tap).extract(.tap) != nil       // true
  /// ```
  ///
  /// Disfavoured, so that a constructor is never taken for a value.
  @_disfavoredOverload
  public init(_ root: Root) where Root: Sendable {
    self.init { root }
  }
}

extension CasePath where Root == Value {
  /// The path that leads nowhere else: every value, as it is.
  public static var whole: CasePath { CasePath(embed: { $0 }, extract: { $0 }) }
}

extension CasePath {
  /// The way into an optional that has a value.
  static func some() -> CasePath where Root == Value? {
    CasePath(learned: .some(of: Root.self), embed: { $0 }, extract: { $0 })
  }
}

prefix operator /

/// Makes a path from a case constructor: `/Action.stack`.
///
/// See ``CasePath`` for what is refused.
@inlinable  // case path, Int, hit: × 10
public prefix func / <Root, Value>(
  embed: @escaping @Sendable (Value) -> Root
) -> CasePath<Root, Value> {
  CasePath(embed)
}

/// Makes a path to a case without a payload: `/Action.tap`.
///
/// `Root` is Equatable, which functions are not: so a constructor is never taken for a value. For
/// an enum that is not Equatable write `CasePath(Action.tap)`.
public prefix func / <Root: Equatable & Sendable>(root: Root) -> CasePath<Root, Void> {
  CasePath { root }
}
