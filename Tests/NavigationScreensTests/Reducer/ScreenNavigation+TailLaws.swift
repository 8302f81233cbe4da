import ComposableNavigation
import Testing
import TestSupport

import NavigationScreens

@MainActor @Suite struct ScreenNavigationTailLaws {
  /// Calls back with random actions, each with the state before and after it.
  private func search(
    _ steps: UInt64,
    _ check: (ToyScreens.State, ToyScreens.Action, ToyScreens.State) -> Void
  ) {
    var numbers = ToyRandom(seed: 21)
    var state = ToyScreens.State(root: "home")
    for _ in 0..<steps {
      let action = ToyScreens.Action.random(in: state, &numbers)
      let after = state.after(action)
      check(state, action, after)
      state = after.entries.count > 12 ? ToyScreens.State(root: "home") : after
    }
  }

  /// Returns a Boolean value that indicates whether both begin with `count` equal screens.
  private func agree(_ one: ToyScreens.State, _ other: ToyScreens.State, below count: Int) -> Bool {
    guard min(one.entries.count, other.entries.count) >= count else { return false }
    return Array(one.entries.ids[..<count]).areSame(as: Array(other.entries.ids[..<count]))
      && one.entries.items[..<count] == other.entries.items[..<count]
  }

  @Test func `an action leaves the screens below those that it may change where and as they are`() {
    var laws = ToySearch("actions on random lists of screens")
    search(seedBound(5_000)) { before, action, after in
      let start = before.tail(changedBy: action).start
      laws.check(agree(before, after, below: start), "\(action) on \(before.drawing)")
    }
    laws.finish()
  }

  @Test func `an action carried out in place ends as on a copy`() {
    var laws = ToySearch("accepted actions on random lists of screens")
    search(seedBound(2_000)) { before, action, after in
      var trial = before
      guard (try? trial.carryOut(action)) != nil else { return }
      if let isAnimated = action.isAnimated { trial.areAnimationsEnabled = isAnimated }
      laws.check(
        after == trial && after.entries.nextNumber == trial.entries.nextNumber,
        "\(action) on \(before.drawing)"
      )
    }
    laws.finish()
  }

  @Test func `one screen too few that may change is found out`() {
    var found = 0
    search(500) { before, action, after in
      let start = before.tail(changedBy: action).start
      if start < before.entries.count, !agree(before, after, below: start + 1) { found += 1 }
    }
    #expect(found > 0)
  }

  @Test func `a refused action takes back also visits and numbers`() {
    var laws = ToySearch("refused actions on random lists of screens")
    search(seedBound(5_000)) { before, action, after in
      guard ToyScreens.refusal(of: action, in: before) != nil else { return }
      laws.check(
        after == before && agree(before, after, below: before.entries.count)
          && after.entries.nextNumber == before.entries.nextNumber
          && after.queueEntries.ids.areSame(as: before.queueEntries.ids)
          && after.queueEntries.nextNumber == before.queueEntries.nextNumber,
        "\(action) on \(before.drawing)"
      )
    }
    laws.finish()
  }

  @Test func `removals are reported as if each screen were compared`() {
    var laws = ToySearch("actions that are told of on random lists of screens")
    var told = 0
    search(seedBound(5_000)) { before, action, after in
      let gone = ToyScreens.gone(from: before, to: after, cause: action.cause)
      let tail = before.tail(changedBy: action)
      let goneOfTail = ToyScreens.gone(
        from: tail.entries,
        after: tail.start,
        to: after.entries,
        cause: action.cause
      )
      let asked = asking(before, after, action.cause)
      laws.check(gone == asked && goneOfTail == asked, "\(action) on \(before.drawing)")
      told += asked.count
    }
    laws.finish()
    #expect(told > 0)
  }

  /// Returns the removed screens by asking each screen for its contents.
  private func asking(
    _ before: ToyScreens.State,
    _ after: ToyScreens.State,
    _ cause: Cause
  ) -> [ToyScreens.Action] {
    before.entries.reversed().flatMap { screen -> [ToyScreens.Action] in
      let now = after.entries[id: screen.id]
      var gone: [ToyScreens.Action] = []
      for alert in screen.item.alerts where now?.alerts.contains(alert.id) != true {
        gone.append(.alertDismissed(alert, of: screen.id, cause: cause))
      }
      for overlay in screen.item.overlays.reversed()
      where now?.overlays.contains(overlay.id) != true {
        gone.append(.overlayDismissed(overlay, of: screen.id, cause: cause))
      }
      for content in screen.item.transitions.reversed()
      where now?.transitions.contains(content.id) != true {
        gone.append(.transitionDismissed(content, of: screen.id, cause: cause))
      }
      if now == nil { gone.append(.dismissed(screen, cause: cause)) }
      return gone
    }
  }
}
