/// An observer's subscription, which lasts until it is cancelled or released.
///
/// ```swift
/// let subscription = store.observe { state in label.text = state.title }
/// subscription.cancel()                              // told no more
/// ```
///
/// The values that the observer captures are released with the subscription, so an observer and its
/// store do not keep each other alive.
public final class Subscription: Sendable {
  private let observer: Observer

  init(_ observer: Observer) { self.observer = observer }

  deinit { observer.end() }

  /// Ends the subscription; a second call has no effect.
  public func cancel() { observer.end() }

  /// A Boolean value that indicates whether the subscription has ended.
  public var isCancelled: Bool { observer.hasEnded }
}

/// An observer of changes, until it is ended: on any thread, also while it is being called.
///
/// A weak reference would do the same at four times the cost (benchmark: observe).
final class Observer: @unchecked Sendable {
  // Unchecked because of the closures. `notify` belongs to the thread that has moved the state from
  // `waiting`: to the main actor while it is `told`, or to the thread that ends it. `isStill`
  // captures nothing of the observer, is called only on the main actor, and lives as long as the
  // observer.
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

  /// True if a call is not necessary, because the observed value has not changed.
  @inline(__always)
  var isUpToDate: Bool { !hasEnded && isStill?() == true }

  /// Calls the observer, unless it has ended.
  ///
  /// - Returns: True if the observer is still subscribed.
  @MainActor
  func tell() -> Bool {
    guard state.compareExchange(expected: State.waiting, desired: State.told) else { return false }
    notify?()
    if state.compareExchange(expected: State.told, desired: State.waiting) { return true }
    notify = nil  // It has ended during the call.
    return false
  }

  func end() {
    // An observer that is being called releases the closure afterwards.
    if state.exchange(State.ended) == State.waiting { notify = nil }
  }
}

/// The observers of a store, in the order in which they subscribed.
@MainActor
@usableFromInline
package final class ObserverList {
  /// True if the list has observers; a store reads it without calling the list.
  nonisolated(unsafe) let isObserved: UnsafeMutablePointer<Bool>

  // Unchecked: only the main actor uses it, and accesses never overlap (benchmark: observe).
  @exclusivity(unchecked) private var observers: [Observer] = [] {
    didSet { isObserved.pointee = !observers.isEmpty }
  }
  /// True while observers are being called after an action.
  @exclusivity(unchecked) private var isTelling = false
  /// The lanes that wait until all observers have been called; capacity is kept.
  @exclusivity(unchecked) private var lanes: [Lane] = []

  init() {
    isObserved = .allocate(capacity: 1)
    isObserved.initialize(to: false)
  }

  deinit { isObserved.deallocate() }

  /// Adds an observer, which is called only if `isStill` returns false on the main actor.
  @usableFromInline
  func add(
    _ notify: @escaping @MainActor () -> Void,
    unless isStill: (() -> Bool)? = nil
  ) -> Subscription {
    let observer = Observer(notify, unless: isStill)
    observers.append(observer)
    return Subscription(observer)
  }

  /// Calls each observer that was subscribed at the start and has not been cancelled meanwhile.
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

  /// Lets a lane wait until all observers of the current action have been called, because the
  /// action may change the desired content of several of its handlers.
  func hold(_ lane: Lane) { if isTelling, lane.beginHearing() { lanes.append(lane) } }

  /// The number of active observers.
  package var count: Int { observers.count { !$0.hasEnded } }
}

extension [Observer] {
  /// Returns the index of the next observer that is not up to date.
  ///
  /// It is not a method of the list, because a closure that is created on an actor checks at each
  /// call if the actor is still there.
  fileprivate func firstToTell(from start: Int) -> Int {
    var index = start
    while index < count {
      // Invariant: the array keeps the observers.
      let isUpToDate = Unmanaged.passUnretained(self[index])
        ._withUnsafeGuaranteedRef { $0.isUpToDate }
      guard isUpToDate else { break }
      index += 1
    }
    return index
  }
}
