/// The effects that one ``Store/send(_:)`` has begun, to be awaited or cancelled.
///
/// ```swift
/// await store.send(.refresh).finish()                // returns when the loading has ended
/// ```
///
/// Nobody has to keep it: effects run on without it.
public struct StoreTask: Sendable {
  @usableFromInline let group: EffectGroup?

  @usableFromInline
  init(group: EffectGroup?) { self.group = group }

  /// Waits until every effect that the action began, and those that their actions began, have
  /// ended.
  ///
  /// Returns at once when there are none.
  public func finish() async { await group?.finish() }

  /// Cancels those effects; what they have sent and is not reduced yet is dropped.
  @MainActor
  public func cancel() { group?.cancel() }
}

/// The effects that followed from one action.
@MainActor
@usableFromInline
final class EffectGroup {
  private var running = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private(set) var isCancelled = false
  var onCancel: (() -> Void)?

  nonisolated init() {}

  func enter() { running += 1 }

  func leave() {
    running -= 1
    guard running == 0 else { return }
    let done = waiting
    waiting = []
    for continuation in done { continuation.resume() }
  }

  func finish() async {
    guard running > 0 else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func cancel() {
    isCancelled = true
    onCancel?()
  }
}
