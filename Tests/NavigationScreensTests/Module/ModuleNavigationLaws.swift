import ComposableNavigation
import NavigationScreens
import Testing
import TestSupport

@MainActor @Suite struct ModuleNavigationLaws {
  /// The actions on modules and, by names that many screens share, on their screens.
  private let actions: [ToyModules.Action] = [
    .showModule(.top, "A", name: "a", animated: false),
    .show([.init(.top, "B", name: "b"), .init(.leading, "C")], animated: false),
    .dismissModule(animated: false), .dismissModule("a", animated: false),
    .dismissModules(upTo: "b", animated: false),
    .dismissModules(upTo: .root, animated: false), .dismissModules(count: -1, animated: false),
    .remove([.counted(2)], cause: .user, animated: false),
    .dismissModules(count: 0, animated: false), .dismissModules(count: 2, animated: false),
    .dismissAllModules(animated: false), .screens(.showScreen(.push, "x", animated: false)),
    .screens(.showScreen(.sheet, "y", animated: false)), .screens(.showAlert("?")),
    .screens(.dismissScreen(animated: false)), .screens(.dismissScreens(count: 2)),
  ]

  private var lists: [[ToyModules.Action]] { allLists(of: actions, upTo: bound(2, full: 4)) }

  @Test func `a refused action changes nothing at all and has a reason`() {
    var search = ToySearch("actions on modules")
    var refused = 0
    for list in lists {
      let state = list.dropLast().reduce(ToyModules.State(root: "w", name: "w")) { $0.after($1) }
      guard let action = list.last else { continue }
      let after = state.after(action)
      let refusal = ToyModules.refusal(of: action, in: state)
      refused += refusal == nil ? 0 : 1
      let isFirstThere = after.entries.first == state.entries.first
      search.check(
        isFirstThere && (refusal == nil || after == state && refusal?.description.isEmpty == false),
        "\(list)"
      )
    }
    #expect(refused > 0)
    search.finish("; \(refused) were refused")
  }

  @Test
  func `each screen of a module that is covered or goes is told once, the one in front first`() {
    var search = ToySearch("actions whose screens are told")
    for list in lists {
      guard let action = list.last else { continue }
      let before = list.dropLast().reduce(ToyModules.State(root: "w", name: "w")) { $0.after($1) }
      let store = Store(initialState: ToyHouse.State(modules: before)) { ToyHouse() }
      store.send(.modules(action))
      let open = store.state.modules.screens.entries
      let gone = before.screens.entries.ids.reversed().filter { !open.contains($0) }
      search.check(store.state.goneIDs == gone, "\(list)")
    }
    search.finish()
  }

  /// Returns a Boolean value that indicates whether an action takes effect once, and not again when
  /// repeated at once or after its module is gone.
  private func happensOnce(_ action: ToyModules.Action, in state: ToyModules.State) -> Bool {
    let once = state.after(action)
    let back = once.after(.dismissModule())
    return once != state && once.after(action) == once && back.after(action) == back
  }

  @Test func `the same modules shown twice from the same screen are shown once`() {
    let modules: [ToyModules.Module] = [.init(.top, "B", name: "b"), .init(.leading, "C")]
    var search = ToySearch("modules shown from a screen")
    for list in lists {
      let state = list.reduce(ToyModules.State(root: "w", name: "w")) { $0.after($1) }
      let tap = ToyModules.Action.show(modules, from: state.screens.topID)
      search.check(happensOnce(tap, in: state), "\(list)")
      // Without the screen, the repetition takes effect twice.
      search.check(!happensOnce(.show(modules), in: state), "anyone after \(list)")
    }
    search.finish()
  }

  @Test func `no id is given twice, with any module in front`() {
    var search = ToySearch("lists of actions on modules")
    for list in lists {
      var state = ToyModules.State(root: "w", name: "w")
      var seen = Set(state.screens.entries.ids)
      var open = seen
      var isRight = true
      for action in list {
        state = state.after(action)
        let now = Set(state.screens.entries.ids)
        isRight = isRight && seen.isDisjoint(with: now.subtracting(open))
        (open, seen) = (now, seen.union(now))
      }
      search.check(isRight, "\(list)")
    }
    search.finish()
  }
}
