/// A subscription of an observer, which lasts until it is cancelled or released.
///
/// ```swift
/// let subscription = store.observe { state in label.text = state.title }
/// subscription.cancel()                              // told no more
/// ```
///
/// The values that the observer captures are let go with it, so that whoever observes a store and
/// the store itself do not keep each other alive.
public final class Subscription: Sendable {
  private let observer: Observer

  init(_ observer: Observer) { self.observer = observer }

  deinit { observer.end() }

  /// Ends it; a second time changes nothing.
  public func cancel() { observer.end() }

  /// Tells whether the subscription has ended.
  public var isCancelled: Bool { observer.hasEnded }
}

/// Somebody who is told of changes, until it ends: on whatever thread, also while it is being told.
///
/// A weak reference would say the same, at four times the cost (benchmark: observe).
final class Observer: @unchecked Sendable {
  // Unchecked because of the closures. `notify` belongs to whoever has moved the state from
  // `waiting`: to the main actor while it is `told`, and to the one that ends it. `isStill`
  // captures nothing of the observer's, is called on the main actor alone, and lives as long as
  // this does.
  private enum State {
    static let waiting: UInt64 = 0
    static let told: UInt64 = 1
    static let ended: UInt64 = 2
  }

  private let state = AtomicWord(State.waiting)
  @exclusivity(unchecked) private var notify: (@MainActor () -> Void)?
  private let isStill: (() -> Bool)?

  init(_ notify: @escaping @MainActor () -> Void, unless isStill: (() -> Bool)?) {
    self.notify = notify
    self.isStill = isStill
  }

  var hasEnded: Bool { state.loadAcquiring() == State.ended }

  /// Tells whether there is nothing to tell: what the observer remembers is still so.
  @inline(__always)
  var isUpToDate: Bool { !hasEnded && isStill?() == true }

  /// Tells it, unless it has ended.
  ///
  /// - Returns: True if it is to be told again.
  @MainActor
  func tell() -> Bool {
    guard state.compareExchange(expected: State.waiting, desired: State.told) else { return false }
    notify?()
    if state.compareExchange(expected: State.told, desired: State.waiting) { return true }
    notify = nil  // It has ended meanwhile.
    return false
  }

  func end() {
    // An observer that is being told just now lets go of the closure afterwards.
    if state.exchange(State.ended) == State.waiting { notify = nil }
  }
}

/// The observers that are told of changes, in the order in which they subscribed.
@MainActor
@usableFromInline
final class ObserverList {
  /// The flag of a list with observers, where a store finds it without asking the list.
  nonisolated(unsafe) let isObserved: UnsafeMutablePointer<Bool>

  // Unchecked: only the main actor reads and writes it, and nothing of it is held meanwhile
  // (benchmark: observe).
  @exclusivity(unchecked) private var observers: [Observer] = [] {
    didSet { isObserved.pointee = !observers.isEmpty }
  }
  /// Tells whether observers are being told of an action.
  @exclusivity(unchecked) private var isTelling = false
  /// The lanes that wait until all have been told; the room stays.
  @exclusivity(unchecked) private var lanes: [Lane] = []

  init() {
    isObserved = .allocate(capacity: 1)
    isObserved.initialize(to: false)
  }

  deinit { isObserved.deallocate() }

  /// Adds somebody, who is told only when `isStill`, which runs on the main actor, says no.
  @usableFromInline
  func add(
    _ notify: @escaping @MainActor () -> Void,
    unless isStill: (() -> Bool)? = nil
  ) -> Subscription {
    let observer = Observer(notify, unless: isStill)
    observers.append(observer)
    return Subscription(observer)
  }

  /// Tells each who was there when it began and has not been cancelled meanwhile.
  func notify() {
    let current = observers
    var someHaveEnded = false
    var next = current.firstToTell(from: 0)
    isTelling = true
    while next < current.count {
      if !current[next].tell() { someHaveEnded = true }
      next = current.firstToTell(from: next + 1)
    }
    isTelling = false
    if someHaveEnded { observers.removeAll(where: \.hasEnded) }
    if !lanes.isEmpty { endHearing() }
  }

  private func endHearing() {
    while let lane = lanes.popLast() { lane.endHearing() }
  }

  /// Lets a lane wait until all have been told of the action that somebody is told of now: it may
  /// change what several of its handlers are to show.
  func hold(_ lane: Lane) { if isTelling, lane.beginHearing() { lanes.append(lane) } }

  /// The number of observers that are told.
  var count: Int { observers.count { !$0.hasEnded } }
}

extension [Observer] {
  /// The next one who is not up to date.
  ///
  /// Not the list's, for a closure that is made on an actor asks at each call whether it is there.
  fileprivate func firstToTell(from start: Int) -> Int {
    var index = start
    while index < count {
      // Invariant: the array keeps them.
      let isUpToDate = Unmanaged.passUnretained(self[index])
        ._withUnsafeGuaranteedRef { $0.isUpToDate }
      guard isUpToDate else { break }
      index += 1
    }
    return index
  }
}
