import Synchronization

/// Keeps an observer told until it is cancelled or let go.
///
/// ```swift
/// let subscription = store.observe { state in label.text = state.title }
/// subscription.cancel()                              // told no more
/// ```
public final class Subscription: Sendable {
  private let cancelled = Atomic(false)

  init() {}

  deinit { cancel() }

  /// Ends it; a second time changes nothing.
  public func cancel() { cancelled.store(true, ordering: .relaxed) }

  /// Whether it has ended.
  public var isCancelled: Bool { cancelled.load(ordering: .relaxed) }
}

/// Those who are told of changes, in the order in which they subscribed.
@MainActor
final class ObserverList {
  private struct Observer {
    // Weak: to let go of a subscription is to cancel it.
    weak var subscription: Subscription?
    let notify: @MainActor () -> Void
  }

  private var observers: [Observer] = []

  func add(_ notify: @escaping @MainActor () -> Void) -> Subscription {
    let subscription = Subscription()
    observers.append(Observer(subscription: subscription, notify: notify))
    return subscription
  }

  /// Tells each who was there when it began and has not been cancelled meanwhile.
  func notify() {
    guard !observers.isEmpty else { return }
    var hasDead = false
    for observer in observers {
      if observer.subscription?.isCancelled == false {
        observer.notify()
      } else {
        hasDead = true
      }
    }
    if hasDead { observers.removeAll { $0.subscription?.isCancelled != false } }
  }

  /// How many are told.
  var count: Int { observers.count { $0.subscription?.isCancelled == false } }
}
