import Testing
import TestSupport

import ComposableNavigation

/// A step of a stack and its host, in any order.
private enum Step: Hashable {
  case push(Int)
  case pop(Int)
  case set([Int])
  case goesBack(Int)
  case beginGesture
  case endGesture
  case finish
  case refuse
  /// The host has carried out the command and not acknowledged it yet.
  case carryOut
  case detach
  case attach
  case ready
  /// The user goes back while the host carries out a command, before or after it acknowledges.
  case goesBackInside(Int, before: Bool)
  /// The program pushes while the host carries out a command.
  case pushInside(Int)
  /// The user goes back while the store reduces another action.
  case goesBackWhileReducing(Int)

  static func random(_ numbers: inout ToyRandom) -> Step {
    func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &numbers) }
    switch number(21) {
    case 0, 1: return .push(number(4))
    case 2: return .pop(number(3))
    case 3, 4: return .set((0..<number(5)).map { _ in number(4) })
    case 5, 6: return .goesBack(1 + number(3))
    case 7: return .beginGesture
    case 8: return .endGesture
    case 9, 10, 11, 12: return .finish
    case 13: return .refuse
    case 14: return .detach
    case 15: return .attach
    case 16: return .ready
    case 17: return .goesBackInside(1 + number(2), before: number(2) == 0)
    case 18: return .carryOut
    case 19: return .pushInside(number(4))
    default: return .goesBackWhileReducing(1 + number(2))
    }
  }
}

private let titles = ["a", "b", "c", "form"]

@MainActor
private final class Rig: WalkRig {
  let world = World(keeping: ["form"])
  let store: StackStore
  let host: FakeStackHost
  var subscription: Subscription?
  var whileReducing: (@MainActor () -> Void)?

  init(seed: UInt64, breaks: Bool = false) {
    let limits: [StackCapabilities] = [
      .all, .replace, .pushSeveral, .popSeveral, [], [.replace, .popSeveral],
    ]
    world.stackCapabilities = limits[Int(seed % 6)]
    world.answering = seed % 4 == 0 ? .atOnce : .later
    store = world.stack()
    host = world.window.stack ?? FakeStackHost()
    subscription = store.observe { [weak self] _ in
      self?.whileReducing?()
      self?.whileReducing = nil
    }
    if breaks {
      // A host that does not report lost elements.
      host.beforeAnswer = { [weak host] in host?.onReport = nil }
    }
  }

  func take(_ step: Step) {
    switch step {
    case .push(let title): store.send(.pushItem(titles[title]))
    case .pop(let count): store.send(.popItems(.upTo(count)))
    case .set(let items): store.send(.setItems(items.map { titles[$0] }))
    case .goesBack(let count): if host.isAttached { host.userGoesBack(count) }
    case .beginGesture: if host.isAttached, !host.isGesturing { host.beginGesture() }
    case .endGesture: if host.isGesturing { host.endGesture() }
    case .finish: host.finish()
    case .refuse: host.refuseUndone()
    case .carryOut: host.carryOut()
    case .detach: if host.isAttached { host.detach() }
    case .attach: if !host.isAttached { host.attach() }
    case .ready: if host.isAttached { host.onReport?(.ready) }
    case .goesBackInside(let count, let before):
      let act: @MainActor () -> Void = { [weak self] in
        self?.host.afterAnswer = nil
        self?.host.beforeAnswer = nil
        self?.host.userGoesBack(count)
      }
      if before { host.beforeAnswer = act } else { host.afterAnswer = act }
    case .pushInside(let title):
      host.beforeAnswer = { [weak self] in
        self?.host.beforeAnswer = nil
        self?.store.send(.pushItem(titles[title]))
      }
    case .goesBackWhileReducing(let count):
      whileReducing = { [weak self] in
        guard let self, host.isAttached else { return }
        host.userGoesBack(count)
      }
    }
  }

  /// Lets the host acknowledge everything and refuse nothing.
  func rest() -> String? {
    if host.isGesturing { host.endGesture() }
    if !host.isAttached { host.attach() }
    host.onReport?(.ready)
    return world.rest()
  }

  var fault: String? { world.fault }
}

@MainActor @Suite struct StackWalkLaws {
  @Test func `after any steps, at rest the host shows the stack`() async {
    await Walk(seeds: 0..<seedBound(2000), length: 40, step: Step.random) { Rig(seed: $0).run($1) }
      .expectNone(of: "stacks")
  }

  @Test func `the walk notices a host that keeps silent`() async {
    await Walk(seeds: 0..<200, length: 40, step: Step.random) {
      Rig(seed: $0, breaks: true).run($1)
    }
    .expectFound(within: 3)
  }
}
