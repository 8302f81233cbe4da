import Testing
import TestSupport

import NavigationTrace

import ComposableNavigation

/// Law 38 (I5, I7), for runs in which half of the ids are late.
@Suite @MainActor struct LateReplayWalkLaws {
  private enum Step: Hashable {
    case push(Int)
    case pop
    case set([Int])
    case reset
    case keep
    case rollBack(Int)
    /// An act on an id that was on top at some time, by position.
    case late(ToyLateAct, Int)
    case finish
    case goesBack

    static func random(_ numbers: inout ToyRandom) -> Step {
      func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &numbers) }
      switch number(16) {
      case 0, 1, 2: return .push(number(3))
      case 3: return .pop
      case 4: return .set((0..<number(3)).map { _ in number(3) })
      case 5, 6: return .reset
      case 7: return .keep
      case 8, 9: return .rollBack(number(4))
      case 10, 11, 12:
        return .late(ToyLateAct.allCases[number(ToyLateAct.allCases.count)], number(20))
      case 13, 14: return .finish
      default: return .goesBack
      }
    }
  }

  /// Takes a step; `seen` is every id that has been on top after a step.
  private func take(_ step: Step, in room: ToyNotesRoom, _ seen: [EntryID]) {
    func note(_ number: Int) -> ToyNotes.Note { .init("n\(number)") }
    switch step {
    case .push(let number): room.send(.stack(.pushItem(note(number))))
    case .pop: room.send(.stack(.popItem()))
    case .set(let numbers): room.send(.stack(.setItems(numbers.map { note($0) })))
    case .reset: room.send(.reset)
    case .keep: room.send(.keep)
    case .rollBack(let position): room.send(.rollBack(position))
    case .late(let act, let position):
      guard !seen.isEmpty else { return }
      room.send(act.action(about: seen[position % seen.count]))
    case .finish: room.host.finish()
    case .goesBack: room.host.userGoesBack()
    }
  }

  private func room(after steps: [Step]) -> ToyNotesRoom {
    let room = ToyNotesRoom()
    var seen: [EntryID] = []
    for step in steps {
      take(step, in: room, seen)
      guard let top = room.store.state.stack.topID else { continue }
      if seen.last?.isSame(as: top) != true { seen.append(top) }
    }
    return room
  }

  /// Walks whose traces are written, changed as text, read and replayed.
  private func walk(_ change: @escaping (String) -> String) -> Walk<Step> {
    Walk(seeds: 0..<seedBound(150), lengths: 3...30) {
      Step.random(&$0)
    } run: { _, steps in
      let trace = self.room(after: steps).trace
      let text = change(trace.text)
      do {
        let again = try Trace(reading: text.utf8)
        guard again == trace || text != trace.text else {
          return "the trace is read as another one"
        }
        return try ToyNotesRoom.difference(of: again)?.description
      } catch {
        return "\(error)"
      }
    }
  }

  @Test func `any run with resets, copies and late actions is replayed as it was`() async {
    await walk { $0 }.expectNone(of: "recorded runs with late actions")
  }

  @Test func `a trace that does not say which ids were late is found in five steps`() async {
    await walk { $0.replacing(/{"late":([0-9]+)}/) { $0.1 } }.expectFound(within: 5)
  }

  @Test func `the same program twice gives the same drawing and the same trace`() {
    var search = ToySearch("programs with late actions that were run twice")
    for seed in 0..<seedBound(100) {
      var numbers = ToyRandom(seed: 2_000_000 + seed)
      let steps = (0..<20).map { _ in Step.random(&numbers) }
      let (first, second) = (room(after: steps), room(after: steps))
      search.check(
        first.drawing == second.drawing && first.trace.text == second.trace.text
          && first.host.titles == second.host.titles,
        "\(steps)"
      )
    }
    search.finish()
  }
}
