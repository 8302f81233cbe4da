/// The consequences of one ``Store/send(_:)``: its refusal, its effects, and the changes of hosts.
///
/// ```swift
/// await store.send(.refresh).finish()                // returns when the loading has ended
/// store.send(.stack(.popItem())).refusal             // nil, or why nothing has gone
/// await store.send(.stack(.pushItem(.detail))).shown()    // returns when the host shows it
/// ```
///
/// You may discard it: effects continue to run.
public struct StoreTask: Sendable {
  // One word, because it is released after each action (benchmark “send Int, N = 0”).
  @usableFromInline let trail: Trail

  @usableFromInline
  enum Trail: Sendable {
    case none
    /// The effects, which have the lanes.
    case group(EffectGroup)
    /// The lanes that show the store's state.
    case lanes(LaneList)
  }

  /// Creates the result of an action without consequences and without lanes.
  @inlinable  // send Int, N = 0: × 1.1
  package init() { trail = .none }

  /// - Parameters:
  ///   - group: The effects; nil if there are none.
  ///   - lanes: The lanes that show the store's state; nil while no handler has joined one.
  @MainActor
  init(group: EffectGroup?, lanes: LaneList?) {
    if let group {
      group.lanes = lanes ?? group.lanes
      trail = .group(group)
    } else if let lanes {
      trail = .lanes(lanes)
    } else {
      trail = .none
    }
  }

  private var group: EffectGroup? { if case .group(let group) = trail { group } else { nil } }

  /// The lanes that show the store's state; nil while no handler has joined one.
  @MainActor var lanes: LaneList? {
    switch trail {
    case .none: nil
    case .group(let group): group.lanes
    case .lanes(let lanes): lanes
    }
  }

  /// The reason why this action was refused; nil if it was carried out.
  ///
  /// ```swift
  /// if let refusal = store.send(.stack(.popItem())).refusal { show("\(refusal)") }
  /// ```
  ///
  /// It includes refusals of actions that a scoped store has sent, or that were too late. It does
  /// not include refusals of actions that follow from this one, which effects send. An action that
  /// is sent while another is being reduced is queued: the value is nil until it has been reduced.
  @MainActor public var refusal: Refusal? { group?.refusal }

  /// Waits until every effect that the action began, and every effect that those effects' actions
  /// began, has ended.
  ///
  /// Returns at once if there are none.
  public func finish() async { await group?.finish() }

  /// Cancels those effects; actions that they have sent and that are still queued are dropped.
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
  /// The first reason why the action was refused.
  private(set) var refusal: Refusal?
  var onCancel: (() -> Void)?
  /// The lanes that show the state of the effects' store.
  var lanes: LaneList?

  nonisolated init() {}

  func refuse(_ reason: Refusal) { refusal = refusal ?? reason }

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
