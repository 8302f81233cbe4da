/// The resolved form of a reducer: one step that works on the bytes of a state and of an action.
///
/// Generic code asks the runtime for its types' metadata at each call, 30 to 100 ns each time. A
/// step knows no types: code that needs them is a closure that was made by code with concrete
/// types. Ten levels of composition therefore cost ten virtual calls (benchmarks: send). The typed
/// `reduce(into:action:)` of each reducer does the same in plain Swift; a random test compares
/// them.
///
/// ## Invariants
/// - `state` points to an initialized state of the step's type, `action` to an initialized action.
/// - Both are the caller's own memory, which no other code reads while the step runs: a step may
///   project them in place, and restores them.
/// - The action is the same after the step as before.
@usableFromInline
class CompiledReducer: @unchecked Sendable {
  // Unchecked because a class that can be inherited from cannot be checked; steps contain
  // constants, and atomics for their knowledge.
  @usableFromInline typealias Run =
    @Sendable (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> AnyEffect?

  @usableFromInline
  init() {}

  /// Carries out an action.
  ///
  /// - Returns: The effect; nil for none.
  @usableFromInline
  func run(_ state: UnsafeMutableRawPointer, _ action: UnsafeMutableRawPointer) -> AnyEffect? {
    nil
  }

  /// Carries out an action whose case is known to be this step's.
  func run(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer,
    matching tag: UInt32
  ) -> AnyEffect? {
    run(state, action)
  }

  /// Carries out an action that a child or a shape beside the step has taken.
  func runTaken(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer
  ) -> AnyEffect? {
    run(state, action)
  }

  /// Returns a Boolean value that indicates whether an action belongs to a child or a shape in the
  /// step, according to their case paths.
  func takes(_ action: UnsafeMutableRawPointer) -> Bool { false }

  /// The logic in the step that may carry out any action.
  var logic: Logic { .none }

  /// The logic of a step, if it may carry out any action.
  enum Logic {
    case none
    case alone(CompiledLogic)
    /// Several, or an unknown composition.
    case unknown

    /// Returns both combined.
    func and(_ other: Logic) -> Logic {
      switch (self, other) {
      case (.none, let logic), (let logic, .none): logic
      default: .unknown
      }
    }
  }

  /// Declares that this step receives all actions of its feature.
  final func complete() {
    if case .alone(let logic) = logic { logic.becomePart(of: self) }
  }

  /// Returns a Boolean value that indicates whether the step handles actions with this tag; nil if
  /// that is not known yet.
  func wants(_ tag: UInt32) -> Bool? { true }

  /// The steps that this one is composed of, in order.
  var parts: [CompiledReducer] { [self] }
}

/// A reducer's own logic.
@usableFromInline
final class CompiledClosure: CompiledReducer, @unchecked Sendable {
  // Unchecked because its superclass is; it stores one Sendable constant.
  let body: Run

  @usableFromInline
  init(_ body: @escaping Run) { self.body = body }

  @usableFromInline
  override func run(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer
  ) -> AnyEffect? {
    body(state, action)
  }

  override func run(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer,
    matching tag: UInt32
  ) -> AnyEffect? {
    body(state, action)
  }

  override func runTaken(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer
  ) -> AnyEffect? {
    body(state, action)
  }

  override var logic: Logic { .unknown }
}
