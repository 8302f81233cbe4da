/// A path to one case of an enum: wraps a value in the case, and extracts it again.
///
/// Use it to name a child's action or state in a parent. The prefix `/` makes a path from a case
/// constructor, without macros; a path by hand has an `embed` and an `extract` closure:
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
/// A path by `/` learns its case at the first match and compares a number afterwards. Payloads that
/// contain functions, types that are not enums, and types with a custom mirror are refused when the
/// path is made; an implicitly converted constructor (`Int` for a case of `Int?`) and a module
/// without reflection data are refused at the first match. A refused path never matches, has a
/// ``problem``, and is an issue of the store that uses it. The idea is that of Point-Free's case
/// paths.
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
  /// A reducer copies the payload of such a path for each level of composition; the payload of a
  /// path by `/` is used in place.
  @inlinable  // send Int, N = 10, by hand: × 5.0
  public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.init(learned: nil, embed: embed, extract: extract)
  }

  /// Makes a path from a case constructor: `/` without the operator.
  ///
  /// Use it in expressions that are hard to read with `/`, such as `f(CasePath(Action.a),
  /// CasePath(Action.b))`.
  @inlinable  // case path, Int, hit: × 10
  public init(_ embed: @escaping @Sendable (Value) -> Root) {
    let learned = LearnedCaseOf(embed: embed)
    self.init(learned: learned, embed: embed) { learned.extract(from: $0) }
  }

  // Inlinable with all of its callers, because a closure is only fast if it is made by code that
  // knows the types. Benchmarks: case paths, send by hand-written paths.
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

  /// The reason why this path can never match, as a text for the developer; nil for a usable path.
  public var problem: String? { route.problem }

  /// A Boolean value that indicates whether all values that the path matches are of one case.
  ///
  /// True for a path made by `/`, and for one that begins with such a path; a path made by hand may
  /// match any value.
  package var isOfOneCase: Bool { route.isOfOneCase }

  /// The names of the cases that the path may mean, for a message; empty for a path by hand.
  ///
  /// One name if the path has matched, or if no other case has a payload of its type.
  package var names: [String] { route.names }

  /// Wraps a value in the case.
  public func embed(_ value: Value) -> Root { wrap(value) }

  /// Extracts the value of the case.
  ///
  /// - Returns: nil if `root` is another case.
  @inlinable  // with case path, Int, hit
  public func extract(_ root: Root) -> Value? { unwrap(root) }

  /// Changes the value of the case in place.
  ///
  /// Use it for a child in one case of an enum, such as in a change that a test states:
  ///
  /// ```swift
  /// await store.send(.titleChanged("Milk")) {
  ///   (/Sheet.edit).modify(&$0.sheet[id: id]) { $0.title = "Milk" }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - root: The enum's value.
  ///   - change: Changes the value of the case.
  /// - Returns: The result of the change; nil, without a change, if `root` is another case.
  @discardableResult
  public func modify<Result>(
    _ root: inout Root,
    _ change: (inout Value) throws -> Result
  ) rethrows -> Result? {
    guard var value = extract(root) else { return nil }
    defer { root = embed(value) }
    return try change(&value)
  }

  /// Changes the value of the case in an optional, such as an entry's item; see
  /// ``modify(_:_:)-(Root,_)``.
  @discardableResult
  public func modify<Result>(
    _ root: inout Root?,
    _ change: (inout Value) throws -> Result
  ) rethrows -> Result? {
    guard var value = root.flatMap(extract) else { return nil }
    defer { root = embed(value) }
    return try change(&value)
  }

  /// Returns the known problems of the path, and marks them as reported.
  package func issues() -> [NavigationIssue] { route.issues() }

  /// Returns the issue of a path that has turned out to be unusable, or no effect.
  package func lateIssue<Action>() -> Effect<Action> { Effect(route.lateIssue()) }
}

extension CasePath where Value == Void {
  /// Makes a path to a case without a payload.
  ///
  /// ```swift
  /// CasePath(Action.tap).extract(.tap) != nil       // true
  /// ```
  ///
  /// Disfavoured, so that a constructor is never used as a value.
  @_disfavoredOverload
  public init(_ root: Root) where Root: Sendable {
    self.init { root }
  }
}

extension CasePath where Root == Value {
  /// The path that matches every value and leaves it as it is.
  public static var whole: CasePath { CasePath(embed: { $0 }, extract: { $0 }) }
}

extension CasePath {
  static func some() -> CasePath where Root == Value? {
    CasePath(learned: .some(of: Root.self), embed: { $0 }, extract: { $0 })
  }
}

prefix operator /

/// Makes a path from a case constructor: `/Action.stack`.
///
/// See ``CasePath`` for the constructors that are refused.
@inlinable  // case path, Int, hit: × 10
public prefix func / <Root, Value>(
  embed: @escaping @Sendable (Value) -> Root
) -> CasePath<Root, Value> {
  CasePath(embed)
}

/// Makes a path to a case without a payload: `/Action.tap`.
///
/// `Root` is Equatable, which functions are not, so a constructor is never used as a value. For an
/// enum that is not Equatable, write `CasePath(Action.tap)`.
public prefix func / <Root: Equatable & Sendable>(root: Root) -> CasePath<Root, Void> {
  CasePath { root }
}
