import Testing
import TestSupport

import ComposableNavigation

/// A step in a window of tabs over stacks over sheets, in any order.
///
/// The first number chooses among existing objects.
private enum Step: Hashable {
  case program(Int, Int)
  case user(Int, Int)
  /// While a host carries out the next command.
  case programInside(Int, Int)
  case personInside(Int, Int)
  case beginGesture(Int)
  case endGesture
  case finish
  case carryOut
  case refuse
  case detach
  case attach
  case ready

  static func random(_ numbers: inout ToyRandom) -> Step {
    func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &numbers) }
    switch number(26) {
    case 0, 1, 2, 3, 4, 5, 6: return .program(number(60), number(60))
    case 7, 8, 9, 10: return .user(number(60), number(60))
    case 11: return .beginGesture(number(60))
    case 12: return .endGesture
    case 13, 14, 15, 16, 17, 18: return .finish
    case 19: return .carryOut
    case 20: return .refuse
    case 21: return .detach
    case 22: return .attach
    case 23: return .programInside(number(60), number(60))
    case 24: return .personInside(number(60), number(60))
    default: return .ready
    }
  }
}

private let titles = ["a", "b", "c", "form"]

@MainActor
private final class Rig: WalkRig {
  let world = World(keeping: ["form"])
  private let window: FakeView

  init(seed: UInt64, breaks: Bool = false) {
    let stacks: [StackCapabilities] = [.all, [], .replace, [.pushSeveral, .popSeveral]]
    let modals: [ModalCapabilities] = [.restyle, .all, []]
    world.stackCapabilities = stacks[Int(seed / 4 % 4)]
    world.modalCapabilities = modals[Int(seed % 3)]
    world.tabCapabilities = seed % 2 == 0 ? .all : []
    world.answering = seed % 4 == 0 ? .atOnce : .later
    let tabs = world.tabs("")
    for tab in ["A", "B"] { tabs.send(.setItems((tabs.state.items + [tab]))) }
    world.stack("|#0").send(.pushItem("root"))
    world.stack("|#1")
    window = world.window
    // A host that makes no reports.
    if breaks { window.tabs?.onReport = nil }
  }

  func take(_ step: Step) {
    switch step {
    case .program(let which, let what): program(which, what)
    case .user(let which, let what): user(which, what)
    case .programInside(let which, let what):
      world.insidePerform = { [weak self] in self?.program(which, what) }
    case .personInside(let which, let what):
      world.insidePerform = { [weak self] in self?.user(which, what) }
    case .beginGesture(let which): beginGesture(which)
    case .endGesture: endGestures()
    case .finish: world.finishOne()
    case .carryOut: world.busyHost?.carryOut()
    case .refuse: world.busyHost?.refuseUndone()
    case .detach: if isAttached { setAttached(false) }
    case .attach: if !isAttached { setAttached(true) }
    case .ready: if isAttached { window.tabs?.onReport?(.ready) }
    }
  }

  private var isAttached: Bool { window.tabs?.isAttached ?? false }

  private func setAttached(_ isAttached: Bool) {
    if isAttached {
      window.tabs?.attach()
      window.modal?.attach()
    } else {
      window.modal?.detach()
      window.tabs?.detach()
    }
  }

  // MARK: The program

  private func program(_ which: Int, _ what: Int) {
    let paths = Array(
      (world.stacks.keys.map { "stack " + $0 } + world.modals.keys.map { "modal " + $0 } + ["tabs "])
        .sorted()
    )
    let path = paths[which % paths.count]
    world.log.append("program \(path) \(what)")
    if let store = path == "tabs " ? world.tabs[""] : nil {
      switch what % 4 {
      case 0: store.send(.setActiveIndex(what / 4 % 3))
      case 1: store.send(.setItems(store.state.items.reversed()))
      case 2: store.send(.setItems(store.state.items.filter { $0 != "form" } + ["form"]))
      default: store.send(.setItems(store.state.items.filter { $0 != "form" }))
      }
    } else if path.hasPrefix("stack "), let store = world.stacks[String(path.dropFirst(6))] {
      switch what % 4 {
      case 0, 1: store.send(.pushItem(titles[what / 4 % 4]))
      case 2: store.send(.popItems(.upTo(what / 4 % 3)))
      default:
        let items = store.state.items
        let changes = [
          items.reversed(), ["a"] + items, items + ["b", "c"], Array(items.dropFirst()),
        ]
        store.send(.setItems(changes[what / 4 % 4]))
      }
    } else if let store = world.modals[String(path.dropFirst(6))] {
      switch what % 4 {
      case 0: store.send(.dismiss())
      case 1: store.send(.presentFullScreen(titles[what / 4 % 4]))
      default: store.send(.presentSheet(titles[what / 4 % 4]))
      }
    }
  }

  // MARK: The user

  private func user(_ which: Int, _ what: Int) {
    guard isAttached else { return }
    // Swipes down a sheet, even one that has presented another; otherwise acts on the container in
    // front.
    let sheets = window.sheets
    if !sheets.isEmpty, what % 3 == 0 {
      return swipeDown(sheets[which % sheets.count])
    }
    let front = window.front
    let stacks = front.compactMap(\.stack).filter { !$0.shown.elements.isEmpty }
    if what % 3 == 1, !stacks.isEmpty {
      stacks[which % stacks.count].userGoesBack(1 + what / 3 % 2)
    } else if let tabs = front.lazy.compactMap(\.tabs).first {
      tabs.userSelects(what / 3 % 3)
    }
  }

  /// Swipes down a sheet after its own presentation, which is reported first.
  private func swipeDown(_ sheet: FakeModalHost) {
    if !sheet.isMoving, let inner = sheet.views.first?.sheets.first { swipeDown(inner) }
    sheet.userGoesBack()
  }

  private func beginGesture(_ which: Int) {
    guard isAttached, !isGesturing else { return }
    let front = window.front
    guard !front.isEmpty else { return }
    let view = front[which % front.count]
    if let stack = view.stack { stack.beginGesture() } else { view.tabs?.beginGesture() }
  }

  private var isGesturing: Bool { world.hosts.contains(where: \.isGesturing) }

  private func endGestures() {
    for host in world.hosts where host.isGesturing { host.endGesture() }
  }

  /// Lets the hosts acknowledge everything and refuse nothing.
  func rest() -> String? {
    endGestures()
    if !isAttached { setAttached(true) }
    window.tabs?.onReport?(.ready)
    return world.rest()
  }

  var fault: String? { world.fault }
}

@MainActor @Suite struct LaneWalkLaws {
  @Test func `after any steps, at rest the window shows the state in front`() async {
    await Walk(seeds: 0..<seedBound(500), length: 50, step: Step.random) { Rig(seed: $0).run($1) }
      .expectNone(of: "windows")
  }

  @Test func `the walk notices a host that keeps silent`() async {
    await Walk(seeds: 0..<100, length: 50, step: Step.random) {
      Rig(seed: $0, breaks: true).run($1)
    }
    .expectFound(within: 4)
  }
}
