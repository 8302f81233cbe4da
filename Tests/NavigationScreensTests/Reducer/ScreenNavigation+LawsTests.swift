import ComposableNavigation
import NavigationScreens
import Testing
import TestSupport

@MainActor @Suite struct ScreenNavigationLawsTests {
  /// A root with up to three screens on it, each by any segue, with and without a queue and a flow.
  private var states: [ToyScreens.State] {
    let home = ToyScreens.State(root: "home", name: "home")
    let waiting = ToyScreens.Destination(.push, "next", location: .append)
    return allLists(of: [Segue.push, .sheet, .fullScreenCover], upTo: 3).flatMap { segues in
      let shown = segues.enumerated().map { index, segue in
        ToyScreens.Destination(segue, "\(index)", name: "\(index)")
      }
      return [
        home.after(.showScreens(shown)),
        home.after(.addToQueue([waiting]), .enterFlow([waiting] + shown), .showOverlay("o")),
      ]
    }
  }

  private func actions(from id: EntryID?) -> [ToyScreens.Action] {
    let screen = ToyScreens.Destination(.push, "x", location: .insertAfter("1"))
    let fallbacks: [ScreenFallback] = [
      .nothing, .dismissScreen, .dismissPushStack, .dismissEnvironment,
    ]
    let next = fallbacks.flatMap { fallback -> [ToyScreens.Action] in
      [
        .showNextScreen(otherwise: fallback, from: id, animated: false),
        .showNextOfFlow(otherwise: fallback, from: id, animated: false),
      ]
    }
    return next + [
      .showScreens([screen], from: id, animated: false),
      .showScreen(.sheet, "x", from: id, animated: false),
      .enterFlow([screen], from: id, animated: false), .enterFlow([], from: id, animated: false),
      .replaceTop(with: "x", from: id, animated: false),
      .showAlert("x", from: id, animated: false), .showOverlay("x", from: id, animated: false),
      .showTransition(.top, "x", from: id, animated: false),
      .transition(.showNext, from: id, animated: false),
      .showNextTransitionOrScreen(from: id, animated: false),
    ]
  }

  private var dismissals: [ToyScreens.Action] {
    let targets: [ScreenTarget] = ["0", "1", "2", "nobody", .top, .root, .entry(strangerID)]
    return targets.flatMap { target -> [ToyScreens.Action] in
      [
        .dismissScreen(target, animated: false), .dismissScreens(upTo: target, animated: false),
        .dismissPushStack(of: target, animated: false),
        .dismissEnvironment(of: target, animated: false),
        .overlay(.dismiss(), on: target, animated: false),
        .transition(.dismiss(), on: target, animated: false),
        .dismissTransitionOrScreen(of: target, animated: false),
        .showNextTransitionOrScreen(by: target, animated: false),
      ]
    } + (-1...4).map { .dismissScreens(count: $0, animated: false) }
  }

  /// Searches for refused actions after which `reduce` returns a changed state.
  private func refusals(
    _ reduce: (ToyScreens.State, ToyScreens.Action) -> ToyScreens.State
  ) -> (search: ToySearch, refused: Int) {
    var search = ToySearch("actions on \(states.count) lists of screens")
    var refused = 0
    for state in states {
      for action in dismissals + actions(from: nil) + actions(from: strangerID) {
        let after = reduce(state, action)
        let refusal = ToyScreens.refusal(of: action, in: state)
        let isRight =
          refusal == nil
          ? !after.areAnimationsEnabled && after.rootID == after.entries.ids.first
          : after == state && refusal?.description.isEmpty == false
        search.check(isRight, "\(action) on \(state.drawing)")
        refused += refusal == nil ? 0 : 1
      }
    }
    return (search, refused)
  }

  @Test func `a refused action changes nothing at all and has a reason`() {
    let (search, refused) = refusals { $0.after($1) }
    #expect(refused > 0)
    search.finish("; \(refused) were refused")
  }

  @Test func `a reducer that notes the animation of a refused action is found`() {
    refusals { state, action in
      var after = state.after(action)
      after.areAnimationsEnabled = action.isAnimated ?? after.areAnimationsEnabled
      return after
    }
    .search.expectFound()
  }

  /// Searches for operations that change the state twice if they are sent from the entry that
  /// `origin` returns.
  private func repetitions(from origin: (ToyScreens.State) -> EntryID?) -> ToySearch {
    var search = ToySearch("operations from an entry")
    for state in states {
      for action in actions(from: origin(state)) {
        let once = state.after(action)
        search.check(once.after(action) == once, "\(action) on \(state.drawing)")
      }
    }
    return search
  }

  @Test func `the same operation sent twice from the same entry changes the state at most once`() {
    repetitions { $0.topID }.finish()
  }

  @Test func `an operation that is sent twice from no entry is found`() {
    repetitions { _ in nil }.expectFound()
  }

  /// Compares what a parent is told with the screens that have gone, in the order of `sorted`.
  private func removals(_ sorted: ([EntryID]) -> [EntryID]) -> ToySearch {
    var search = ToySearch("dismissals that are told")
    for state in states {
      for action in dismissals {
        let store = Store(initialState: ToyBook.State(screens: state)) { ToyBook() }
        store.send(.screens(action))
        let left = store.state.screens.entries
        let gone = sorted(state.entries.ids).filter { !left.contains($0) }
        search.check(store.state.goneIDs == gone, "\(action) on \(state.drawing)")
      }
    }
    return search
  }

  @Test func `each screen that goes is told once, the one in front first`() {
    removals { $0.reversed() }.finish()
  }

  @Test func `a rule that tells the lowest screen first is found`() {
    removals { $0 }.expectFound()
  }
}
