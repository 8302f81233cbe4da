/// The resolved form of a reducer: one step, on the bytes of a state and of an action.
///
/// Generic code asks the runtime for its types' metadata at each call, 30 to 100 ns each time. A
/// step knows no types: whatever has to know them is a closure that was made where they are
/// concrete. So ten levels of composition cost ten virtual calls (benchmarks: send). The typed
/// `reduce(into:action:)` of each reducer says the same in plain Swift; a random test compares
/// them.
///
/// ## Invariants
/// - `state` points to an initialized state of the step's type, `action` to an initialized action.
/// - Both are the caller's own memory, which nobody else looks at while the step runs: a step may
///   project them in place, and leaves them whole.
/// - The action is the same after the step as before.
@usableFromInline
class ReducerStep: @unchecked Sendable {
  // Unchecked because a class that can be inherited from cannot be checked; steps hold constants,
  // and atomics for what they learn.
  @usableFromInline typealias Run =
    @Sendable (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> AnyEffect?

  @usableFromInline
  init() {}

  /// Carries out an action.
  ///
  /// - Returns: nil when nothing is to be done outside.
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

  /// Tells whether an action is that of a child or a shape in the step, as their case paths say.
  func takes(_ action: UnsafeMutableRawPointer) -> Bool { false }

  /// The logic in the step that may carry out whatever it likes.
  var logic: Logic { .none }

  /// The logic of a step, as far as it may carry out whatever it likes.
  enum Logic {
    case none
    case alone(LogicStep)
    /// Several, or what hides how it is made.
    case unknown

    /// Both together.
    func and(_ other: Logic) -> Logic {
      switch (self, other) {
      case (.none, let logic), (let logic, .none): logic
      default: .unknown
      }
    }
  }

  /// Says that this is all that an action of its feature goes through.
  final func complete() {
    if case .alone(let logic) = logic { logic.lie(in: self) }
  }

  /// Tells whether actions with this tag concern the step; nil when it does not know yet.
  func wants(_ tag: UInt32) -> Bool? { true }

  /// The steps that this one is made of, one after the other.
  var parts: [ReducerStep] { [self] }
}

/// A reducer's own logic.
@usableFromInline
final class ClosureStep: ReducerStep, @unchecked Sendable {
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
