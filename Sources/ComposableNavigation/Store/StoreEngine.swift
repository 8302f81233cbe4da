/// The part of a store that every action uses, without generic types.
///
/// Unspecialised generic code that asks for its metadata costs more than a reducer. So the data of
/// each action is in a plain struct behind a pointer, which also avoids dynamic checks of exclusive
/// access (benchmark: send, N = 0).
@MainActor
@usableFromInline
package class StoreEngine {
  @usableFromInline
  struct Hot {
    /// The memory of the state and of the action that is being reduced.
    @usableFromInline let state: UnsafeMutableRawPointer
    @usableFromInline let slot: UnsafeMutableRawPointer
    @usableFromInline let step: Unmanaged<CompiledReducer>
    /// The observer list's flag that says if there are observers.
    @usableFromInline let isObserved: UnsafePointer<Bool>
    @usableFromInline var flags: Flags = []
    /// The marks of the owners of running work; nil until the first work begins.
    var marks: UnsafePointer<OwnerMarks>?

    /// Reduces the action in the slot.
    ///
    /// It is not a closure of the engine: a closure that is created on an actor checks at each call
    /// if the actor is still there, which costs six times as much as a step.
    @usableFromInline
    func run() -> AnyEffect? { step._withUnsafeGuaranteedRef { $0.run(state, slot) } }
  }

  /// The reasons why an action cannot take the short path.
  @usableFromInline
  struct Flags: OptionSet {
    @usableFromInline var rawValue: UInt8

    @usableFromInline
    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// An action is being reduced, or its observers are being called.
    @usableFromInline static var sending: Flags { Flags(rawValue: 1) }
    /// The reducer has access to the state.
    @usableFromInline static var reducing: Flags { Flags(rawValue: 2) }
    @usableFromInline static var queued: Flags { Flags(rawValue: 4) }
    /// Asynchronous work is running, whose owners are checked after each action.
    @usableFromInline static var working: Flags { Flags(rawValue: 8) }
    /// A trace or a test records each action.
    @usableFromInline static var recorded: Flags { Flags(rawValue: 16) }

    /// ``sending`` and ``reducing``: what an action sets that takes the short path.
    @usableFromInline static var busy: Flags { Flags(rawValue: 3) }

    /// True if an action can take the short path: only asynchronous work is running, or nothing is.
    @usableFromInline var isIdle: Bool { rawValue & ~8 == 0 }

    /// True if no other flag needs work at the end of the action that is being sent.
    var isSendingAlone: Bool { rawValue & ~Flags.working.rawValue == Flags.sending.rawValue }
  }

  // Unsafe only because a deinitializer may run anywhere; only the engine uses the memory.
  @usableFromInline nonisolated(unsafe) let hot: UnsafeMutablePointer<Hot>
  private let step: CompiledReducer
  @usableFromInline let observers: ObserverList
  let listeners = StoreListeners()
  /// The owners of running work; nil until the first work begins.
  private var owners: OwnerRegistry?

  init(step: CompiledReducer, state: UnsafeMutableRawPointer, slot: UnsafeMutableRawPointer) {
    self.step = step
    observers = ObserverList()
    hot = .allocate(capacity: 1)
    hot.initialize(
      to: Hot(
        state: state,
        slot: slot,
        // Invariant: the engine keeps the step and the list of observers.
        step: .passUnretained(step),
        isObserved: observers.isObserved
      )
    )
  }

  deinit { hot.deallocate() }

  func set(_ flag: Flags, _ isSet: Bool) {
    if isSet { hot.pointee.flags.insert(flag) } else { hot.pointee.flags.remove(flag) }
  }

  /// Continues after an action on the short path was reduced and has an effect, work or observers.
  @usableFromInline
  final func finish(_ effect: AnyEffect?) -> StoreTask {
    cancelLostWork()
    guard effect == nil else { return goOn(effect) }
    notify()
    guard hot.pointee.flags.isSendingAlone else { return goOn(nil, hasNotified: true) }
    hot.pointee.flags.remove(.sending)
    return StoreTask(group: nil, lanes: listeners.joinedLanes)
  }

  /// Cancels the work of entries that are gone, if any may be.
  @inline(__always)
  final func cancelLostWork() {
    // Invariant: the engine keeps the owners, and the owners keep their marks.
    guard hot.pointee.flags.contains(.working), let marks = hot.pointee.marks,
      !marks.pointee.areThere(in: UnsafeRawPointer(hot.pointee.state))
    else { return }
    askOwners()
  }

  @inline(never)
  private final func askOwners() {
    guard let owners, owners.mayHaveLost(in: UnsafeRawPointer(hot.pointee.state)) else { return }
    cancelOrphans()
  }

  /// Checks the owners of running work after each action from now on.
  final func look(for owners: OwnerRegistry) {
    self.owners = owners
    hot.pointee.marks = UnsafePointer(owners.marks)
  }

  /// Cancels the work of entries that are gone.
  func cancelOrphans() {}

  /// Calls the observers, if there are any.
  @inline(__always)
  final func notify() { if hot.pointee.isObserved.pointee { observers.notify() } }

  /// Stops the program if the state is read while the reducer has access to it.
  ///
  /// Swift also stops a program that reads a value while it is being modified.
  @usableFromInline
  final func checkIsReadable() {
    precondition(!hot.pointee.flags.contains(.reducing), "the state was read by its own reducer")
  }

  /// The objects that are kept for entries; nil until the first one.
  ///
  /// They belong to the engine, so they are released with it.
  final var retained: RetainedRegistry?

  /// The number of running pieces of asynchronous work.
  var liveEffectCount: Int { 0 }

  /// A description of each running piece of work.
  package var effectExplanations: [String] { [] }

  /// Runs a closure and returns all effects of the actions that it sends.
  func gather(_ act: () -> Void) -> StoreTask { StoreTask() }

  /// Runs a closure and reduces the actions that it sends only after it has returned.
  ///
  /// So a new subscriber misses no change that its first call causes.
  @usableFromInline
  func queueing(_ act: () -> Void) { act() }

  /// Starts an effect, calls observers unless this has been done, and reduces the queued actions.
  func goOn(_ effect: AnyEffect?, hasNotified: Bool = false) -> StoreTask { StoreTask() }
}
