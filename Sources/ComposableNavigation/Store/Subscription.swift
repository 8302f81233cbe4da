import Synchronization

/// Keeps an observer told until it is cancelled or let go.
///
/// ```swift
/// let subscription = store.observe { state in label.text = state.title }
/// subscription.cancel()                              // told no more
/// ```
public final class Subscription: Sendable {
  // It holds what is called back, and the store holds it weakly: so whoever observes a store and
  // the store itself do not keep each other alive.
  fileprivate let notify: @MainActor () -> Void
  private let cancelled = Atomic(false)

  init(_ notify: @escaping @MainActor () -> Void) { self.notify = notify }

  /// Ends it; a second time changes nothing.
  public func cancel() { cancelled.store(true, ordering: .relaxed) }

  /// Whether it has ended.
  public var isCancelled: Bool { cancelled.load(ordering: .relaxed) }
}

/// Those who are told of changes, in the order in which they subscribed.
@MainActor
@usableFromInline
final class ObserverList {
  /// Whether there is anybody, where a store finds it without asking the list.
  nonisolated(unsafe) let isObserved: UnsafeMutablePointer<Bool>

  private struct Observer {
    // Weak: to let go of a subscription is to cancel it.
    weak var subscription: Subscription?
  }

  private var observers: [Observer] = [] {
    didSet { isObserved.pointee = !observers.isEmpty }
  }

  init() {
    isObserved = .allocate(capacity: 1)
    isObserved.initialize(to: false)
  }

  deinit { isObserved.deallocate() }

  @usableFromInline
  func add(_ notify: @escaping @MainActor () -> Void) -> Subscription {
    let subscription = Subscription(notify)
    observers.append(Observer(subscription: subscription))
    return subscription
  }

  /// Tells each who was there when it began and has not been cancelled meanwhile.
  func notify() {
    guard !observers.isEmpty else { return }
    var hasDead = false
    for observer in observers {
      if let subscription = observer.subscription, !subscription.isCancelled {
        subscription.notify()
      } else {
        hasDead = true
      }
    }
    if hasDead { observers.removeAll { $0.subscription?.isCancelled != false } }
  }

  /// How many are told.
  var count: Int { observers.count { $0.subscription?.isCancelled == false } }
}
