/// The part of a store that every action goes through, without types.
///
/// A store is generic, and unspecialised code that asks for its metadata costs more than a reducer
/// does. So what each action touches lies in a plain struct behind a pointer, where no dynamic
/// check of exclusive access is made either (benchmark: send, N = 0).
@MainActor
@usableFromInline
package class StoreEngine {
  @usableFromInline
  struct Hot {
    /// The memory of the state, and that of an action while it is reduced.
    @usableFromInline let state: UnsafeMutableRawPointer
    @usableFromInline let slot: UnsafeMutableRawPointer
    @usableFromInline let step: Unmanaged<ReducerStep>
    /// The flag of a store that somebody observes, kept by the list of observers.
    @usableFromInline let isObserved: UnsafePointer<Bool>
    @usableFromInline var flags: Flags = []
    /// The marks of the owners of the work that is running; nil when none has begun yet.
    var marks: UnsafePointer<OwnerMarks>?

    /// Reduces the action in the slot.
    ///
    /// Not in the engine, for a closure that is made on an actor asks at each call whether it is
    /// still there: six times what a step costs.
    @usableFromInline
    func run() -> AnyEffect? { step._withUnsafeGuaranteedRef { $0.run(state, slot) } }
  }

  /// The reasons for which an action cannot take the short way.
  @usableFromInline
  struct Flags: OptionSet {
    @usableFromInline var rawValue: UInt8

    @usableFromInline
    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// An action is being reduced, or its observers are told.
    @usableFromInline static var sending: Flags { Flags(rawValue: 1) }
    /// The reducer has the state.
    @usableFromInline static var reducing: Flags { Flags(rawValue: 2) }
    /// Actions wait their turn.
    @usableFromInline static var queued: Flags { Flags(rawValue: 4) }
    /// Asynchronous work is running, whose owners are asked about after each action.
    @usableFromInline static var working: Flags { Flags(rawValue: 8) }
    /// A recorder or a test wants to see each action.
    @usableFromInline static var recorded: Flags { Flags(rawValue: 16) }

    /// Tells whether nothing waits for the end of the action that is being sent.
    var isSendingAlone: Bool { rawValue & ~Flags.working.rawValue == Flags.sending.rawValue }
  }

  // Unsafe only in that a deinitializer may run anywhere; the memory is the engine's alone.
  @usableFromInline nonisolated(unsafe) let hot: UnsafeMutablePointer<Hot>
  private let step: ReducerStep
  @usableFromInline let observers: ObserverList
  let listeners = StoreListeners()
  /// The owners of the work that is running; nil when none has begun yet.
  private var owners: OwnerBook?

  init(step: ReducerStep, state: UnsafeMutableRawPointer, slot: UnsafeMutableRawPointer) {
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

  /// Goes on when an action that went the short way has been reduced, and somebody wants to know.
  @usableFromInline
  final func finish(_ effect: AnyEffect?) -> StoreTask {
    cancelLostWork()
    guard effect == nil else { return goOn(effect) }
    notify()
    guard hot.pointee.flags.isSendingAlone else { return goOn(nil, hasNotified: true) }
    hot.pointee.flags.remove(.sending)
    return StoreTask(group: nil, lanes: listeners.joinedLanes)
  }

  /// Cancels the work of entries that have gone, if there may be any.
  @inline(__always)
  final func cancelLostWork() {
    // Invariant: the engine keeps the owners, and those keep their marks.
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

  /// Looks after each action for the owners of the work that is running.
  final func look(for owners: OwnerBook) {
    self.owners = owners
    hot.pointee.marks = UnsafePointer(owners.marks)
  }

  /// Cancels the work of entries that have gone.
  func cancelOrphans() {}

  /// Tells observers, if there are any.
  @inline(__always)
  final func notify() { if hot.pointee.isObserved.pointee { observers.notify() } }

  /// Stops the program when the state is read while the reducer has it.
  ///
  /// Swift stops a program that reads what is being changed; so does a store.
  @usableFromInline
  final func checkIsReadable() {
    precondition(!hot.pointee.flags.contains(.reducing), "the state was read by its own reducer")
  }

  /// The objects that are kept for entries; nil when there never was one.
  ///
  /// The engine's own, so that they are let go with it, and with nothing that outlives it.
  final var retained: RetainedBook?

  /// The number of pieces of asynchronous work that are running.
  var liveEffectCount: Int { 0 }

  /// A line for each of them, for a person.
  package var effectExplanations: [String] { [] }

  /// Lets everything that is sent meanwhile be awaited as one.
  func gather(_ act: () -> Void) -> StoreTask { StoreTask() }

  /// Does something, and has what it sends reduced only when it is done: whoever subscribes misses
  /// nothing that follows from being told the first time.
  @usableFromInline
  func queueing(_ act: () -> Void) { act() }

  /// Starts an effect, tells observers unless they have been told, and reduces what is queued.
  func goOn(_ effect: AnyEffect?, hasNotified: Bool = false) -> StoreTask { StoreTask() }
}
