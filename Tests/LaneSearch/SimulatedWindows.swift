package import ComposableNavigation
package import NavigationTesting

/// Two windows of one program with a lane each.
///
/// Steps of both can alternate in any order, and entries and handlers can move from one window to
/// the other.
///
/// The windows share their budget, so its limits are for both together.
package struct SimulatedWindows: ExplorableSystem, Sendable {
  package enum Step: Hashable, Sendable {
    /// A step in one window.
    case window(Int, SimulatedLane.Step)
    /// The topmost entry of a stack moves to the other window in one operation.
    case moveTop(window: Int, page: Int, to: Int)
    /// The handler of a root is set up with a host of the other window.
    case handOver(window: Int, MemberID)
  }

  private var windows: [SimulatedLane]
  /// The number of times that an entry may still be moved.
  private var moves: Int
  /// The number of times that a handler may still be handed over.
  private var handOvers: Int

  /// The numbers of pages are unique across windows.
  private static let pagesInWindow = 1000

  /// Makes two windows on screen and at rest.
  package init(
    _ first: Blueprint,
    _ second: Blueprint,
    _ budget: SimulatedLane.Budget,
    moves: Int = 0,
    handOvers: Int = 0,
    rules: LaneRules = .all
  ) {
    let several = first.overlayCount + second.overlayCount > 1
    windows = [first, second].enumerated().map { number, blueprint in
      // As roots, because the window may get another root.
      var window = SimulatedLane(
        .roots(blueprint.outermost),
        budget,
        rules: rules,
        firstPage: number * Self.pagesInWindow
      )
      window.comparesModals = several && !window.hasSplit
      return window
    }
    self.moves = moves
    self.handOvers = handOvers
  }

  package var violation: String? { windows.lazy.compactMap(\.violation).first }

  package func lines(of step: Step) -> [String] { [code(step)] }

  package func steps() -> [Step] {
    var steps: [Step] = []
    for number in windows.indices {
      for step in windows[number].steps() { steps.append(.window(number, step)) }
      let other = windows.count - 1 - number
      if moves > 0 {
        for page in windows[number].stacksThatMayGive {
          for there in windows[other].stacksThatMayTake {
            steps.append(.moveTop(window: number, page: page, to: there))
          }
        }
      }
      if handOvers > 0, !windows[other].hasSplit {
        for host in windows[number].hosts where windows[number].mayHandOver(host) {
          steps.append(.handOver(window: number, host.id))
        }
      }
    }
    return steps
  }

  package mutating func take(_ step: Step) {
    switch step {
    case .window(let number, let step):
      windows[number].take(step)
      share(number)
    case .moveTop(let number, let page, let there):
      moves -= 1
      let other = windows.count - 1 - number
      let serial = windows[number].nextSerial
      // This is one operation of the program. Each handler is updated with its own state.
      windows[number].change(page) { $0.after(.pop, serial: serial) }
      windows[other].change(there) { $0.after(.push, serial: serial) }
      windows[number].nextSerial += 1
      windows[number].settle()
      windows[other].settle()
      share(number)
    case .handOver(let number, let id):
      handOvers -= 1
      let other = windows.count - 1 - number
      var (old, new) = (windows[number], windows[other])
      SimulatedLane.handOver(id, from: &old, to: &new)
      windows[number] = old
      windows[other] = new
      share(number)
    }
  }

  /// Assigns the same budget and next serial number to both windows.
  private mutating func share(_ number: Int) {
    let (budget, serial) = (windows[number].budget, windows[number].nextSerial)
    for other in windows.indices where other != number {
      windows[other].budget = budget
      windows[other].nextSerial = serial
      if budget[.lateAnswers] == 0 { windows[other].late = [] }
      if budget[.lateActions] == 0 { windows[other].departed = [] }
    }
  }

  package func write(into fingerprinter: inout Fingerprinter) {
    fingerprinter.write(moves)
    fingerprinter.write(handOvers)
    for window in windows {
      // A window ends with lists whose lengths are not written.
      fingerprinter.write(window.roots.count)
      fingerprinter.write(window.pending.count)
      fingerprinter.write(window.refused.count)
      fingerprinter.write(window.rounds.count)
      window.write(into: &fingerprinter)
    }
  }
}

extension SimulatedLane {
  /// The program's stacks, without those of columns.
  var stacksThatMayTake: [Int] {
    pages.filter { $0.blueprint.isPile && $0.outer == nil }.map(\.number)
  }

  /// The stacks with more than their root.
  var stacksThatMayGive: [Int] {
    pages.filter { $0.blueprint.isPile && $0.outer == nil && $0.content.entries.count > 1 }
      .map(\.number)
  }

  /// Records a change of the window that was not one of its own steps.
  mutating func settle() {
    quiet = 0
    rounds = []
    refused = refused.removing { lane[$0.member]?.record.isAttached != true }
  }
}
