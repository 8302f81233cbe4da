/// The consequences of one ``Store/send(_:)``: its refusal, its effects, and what comes to be shown.
///
/// ```swift
/// await store.send(.refresh).finish()                // returns when the loading has ended
/// store.send(.stack(.popItem())).refusal             // nil, or why nothing has gone
/// await store.send(.stack(.pushItem(.detail))).shown()    // returns when the host shows it
/// ```
///
/// Nobody has to keep it: effects run on without it.
public struct StoreTask: Sendable {
  // One word, for it is let go of after each action (benchmark “send Int, N = 0”).
  private let trail: Trail

  private enum Trail: Sendable {
    case none
    /// The effects, which know the lanes.
    case group(EffectGroup)
    /// The lanes that show the store's state.
    case lanes(LaneList)
  }

  /// Nothing has followed, and no handler has joined a lane.
  @usableFromInline
  init() { trail = .none }

  /// - Parameters:
  ///   - group: The effects; nil when there are none.
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

  /// The reason that exactly this action was refused; nil when it was carried out.
  ///
  /// ```swift
  /// if let refusal = store.send(.stack(.popItem())).refusal { show("\(refusal)") }
  /// ```
  ///
  /// Also of an action that a scoped store has sent, and of one that came too late. The refusal of
  /// another action that follows from this one, which an effect sends, is none of this one. An
  /// action that is sent while another is being reduced waits its turn: nil until it had it.
  @MainActor public var refusal: Refusal? { group?.refusal }

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
final class EffectGroup {
  private var running = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private(set) var isCancelled = false
  /// The reason that the action was refused, of several the first.
  private(set) var refusal: Refusal?
  var onCancel: (() -> Void)?
  /// The lanes that show the state of the store whose effects these are.
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
