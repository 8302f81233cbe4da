import ComposableNavigation
import Foundation
import NavigationOperators
import Testing
import TestSupport

@MainActor @Suite struct LossesLaws {
  // MARK: The app

  /// A page with a sheet of its own.
  private struct Page: Reducer {
    struct State: Equatable, Sendable, Codable {
      var name: String
      var sheet = ModalNavigation<String>.State(policy: .queue)
    }

    enum Action: Sendable { case sheet(ModalNavigation<String>.Action) }

    var body: some Reducer<State, Action> {
      ModalNavigation<String>().pullback(state: \.sheet, action: /Action.sheet)
    }
  }

  private struct App: Reducer {
    typealias Tabs = Keeping<TabNavigation<String>>

    struct State: Equatable, Sendable, Codable {
      var isLoggedIn = true
      var stack = StackNavigation<Page.State>.State(items: [Page.State(name: "home")], id: \.name)
      var tabs = Tabs.State(.init(items: ["x", "y", "secret"]), limit: 2)
      var windows: WindowNavigation<String>.State? = .init(items: ["w"])
    }

    enum Action: Sendable {
      case stack(StackNavigation<Page.State>.Action)
      case page(EntryID, Page.Action)
      case tabs(Tabs.Action)
      case windows(WindowNavigation<String>.Action)
      case logIn, logOut, closeWindows
      case link([String])
      case restore(State)
    }

    var body: some Reducer<State, Action> {
      features.protected(
        by: AccessRule(\.tabs, given: \.isLoggedIn) { $0 || $1 != "secret" },
        AccessRule(\.stack, given: \.isLoggedIn) { $0 || $1.name != "secret" }
      )
    }

    @ReducerBuilder<State, Action> private var features: some Reducer<State, Action> {
      Tabs().pullback(state: \.tabs, action: /Action.tabs)
      Reduce { state, action in
        switch action {
        case .stack, .page, .tabs, .windows: break
        case .logIn: state.isLoggedIn = true
        case .logOut: state.isLoggedIn = false
        case .closeWindows: state.windows = state.windows == nil ? .init(items: ["w"]) : nil
        case .link(let names):
          state.stack = .init(items: names.map { Page.State(name: $0) }, id: \.name)
          state.tabs.change { $0 = .init(items: names) }
        case .restore(let saved): state = saved
        }
        return .none
      }
      .forEach(\.stack, action: /Action.stack, elements: /Action.page) { Page() }
      .ifLet(\.windows, action: /Action.windows) { WindowNavigation<String>() }
    }
  }

  // MARK: The walk

  private enum Step: CaseIterable {
    case push, pushSecret, pop, popToRoot, presentInPage, dismissInPage, closeTab, putBack, preload
    case setTabs, openWindow, closeWindow, closeWindows, logIn, logOut, link, save, restore, back
  }

  fileprivate enum Mistake: CaseIterable {
    case forgetsNested, forgetsWindows, countsKept, namesTwice
  }

  private final class Rig: WalkRig {
    private let store = Store(initialState: App.State()) { App() }
    private let mistake: Mistake?
    private var saved = App.State()
    private var number = 0
    var fault: String?

    init(_ mistake: Mistake?) {
      self.mistake = mistake
      store.onIssue = nil
    }

    private struct Place: Hashable {
      let container: String
      let visit: Visit
    }

    /// The visits of the app, which are enumerated by hand.
    private func visits(_ state: App.State) -> [Place] {
      func places(_ container: String, _ ids: [EntryID]) -> [Place] {
        ids.map { Place(container: container, visit: Visit($0)) }
      }
      return places("stack", state.stack.entries.ids)
        + state.stack.entries.flatMap { page in
          places("stack[\(page.id)].sheet", page.item.sheet.entries.ids)
        }
        + places("tabs", state.tabs.entries.ids + state.tabs.kept.map(\.id))
        + places("windows", state.windows?.entries.ids ?? [])
    }

    private func action(_ step: Step) throws -> App.Action? {
      let state = store.state
      let page = state.stack.topID ?? strangerID
      number += 1
      let name = "\(number % 3)"
      switch step {
      case .push: return .stack(.pushItem(Page.State(name: name)))
      case .pushSecret: return .stack(.pushItem(Page.State(name: "secret")))
      case .pop: return .stack(.popItem())
      case .popToRoot: return .stack(.popToRoot())
      case .presentInPage: return .page(page, .sheet(.presentSheet(name)))
      case .dismissInPage: return .page(page, .sheet(.dismiss()))
      case .closeTab: return state.tabs.entries.ids.last.map { .tabs(.shape(.remove([$0]))) }
      case .putBack: return state.tabs.kept.first.map { .tabs(.putBack($0.id)) }
      case .preload: return .tabs(.preload(name))
      case .setTabs: return .tabs(.shape(.setItems(["y", name])))
      case .openWindow: return .windows(.open(name, .another))
      case .closeWindow: return .windows(.close())
      case .closeWindows: return .closeWindows
      case .logIn: return .logIn
      case .logOut: return .logOut
      case .link: return .link(["home", name])
      case .save:
        saved = state
        return nil
      case .restore: return .restore(try restored(saved))
      case .back: return App().backAction(in: state)
      }
    }

    func take(_ step: Step) {
      do {
        guard let action = try action(step) else { return }
        let before = store.state
        var losses = Losses()
        store.send(action, noting: &losses)
        check(before, losses)
      } catch {
        fault = "\(error)"
      }
    }

    private func check(_ before: App.State, _ losses: Losses) {
      var named = losses.all.map { Place(container: $0.place, visit: Visit($0.id)) }
      switch mistake {
      case .forgetsNested: named.removeAll { $0.container.hasSuffix(".sheet") }
      case .forgetsWindows: named.removeAll { $0.container == "windows" }
      case .countsKept:
        named += store.state.tabs.kept.map { Place(container: "tabs", visit: Visit($0.id)) }
      case .namesTwice: named += named
      case nil: break
      }
      let (old, now) = (visits(before), Set(visits(store.state)))
      let staying = old.filter(now.contains)
      if count(old) != count(staying + named) {
        let missing = old.filter { !now.contains($0) && !named.contains($0) }
        fault =
          "before \(old.count), after \(staying.count), lost \(named.count); missing \(missing)"
      }
      if now.count != visits(store.state).count { fault = "a visit is in two places" }
    }

    private func count(_ places: [Place]) -> [Place: Int] {
      places.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    func rest() -> String? { nil }
  }

  private func walk(_ mistake: Mistake?) -> Walk<Step> {
    Walk(
      seeds: 0..<seedBound(500),
      length: 40,
      step: { Step.allCases.randomElement(using: &$0) ?? .pop },
      run: { _, steps in Rig(mistake).run(steps) }
    )
  }

  @Test func `each visit before a change is open, kept or named as a loss afterwards`() async {
    await walk(nil).expectNone(of: "apps whose losses are named")
  }

  @Test(arguments: Mistake.allCases)
  fileprivate func `losses with a mistake are found`(mistake: Mistake) async {
    await walk(mistake).expectFound(within: 4)
  }

  // MARK: Reasons

  @Test func `each loss has its place and its reason`() {
    var state = App.State()
    let stack = StackNavigation<Page.State>()
    _ = stack.reduce(into: &state.stack, action: .pushItem(Page.State(name: "page")))
    state.stack[id: state.stack.topID ?? strangerID]?.sheet.styledItem = .init(
      item: "draft",
      style: .pageSheet
    )
    let store = Store(initialState: state) { App() }
    var losses = Losses()
    store.send(.stack(.popItem()), noting: &losses)
    #expect(
      losses.description == """
        #0 in stack: removed
        #0 in stack[#0].sheet: with #0
        """
    )
    #expect(losses.items(of: String.self) == ["draft"])
    store.send(.closeWindows, noting: &losses)
    #expect(losses.description == "w in windows: with its container")
    store.send(.logOut, noting: &losses)
    #expect(losses.description == "secret in tabs: forbidden")
    store.send(.tabs(.shape(.setItems(["x"]))), noting: &losses)
    #expect(losses.isEmpty)
    store.send(.tabs(.release(store.state.tabs.kept.map(\.id))), noting: &losses)
    #expect(losses.description == "y in tabs: released")
  }

  @Test func `an action that is queued has no losses yet`() {
    let store = Store(initialState: App.State()) { App() }
    var inner = Losses()
    let subscription = store.observe { state in
      guard state.isLoggedIn == false, state.windows != nil else { return }
      store.send(.closeWindows, noting: &inner)
    }
    store.send(.logOut)
    #expect(inner.isEmpty)
    #expect(store.state.windows == nil)
    subscription.cancel()
  }

  @Test func `an entry under a key stays there when other keys come and go`() {
    let all = (0..<20).map { ("\($0)", StackNavigation<String>.State(items: ["root"])) }
    var stacks = Dictionary(uniqueKeysWithValues: all)
    for (key, _) in all.dropLast() {
      let before = stacks
      stacks[key] = nil
      #expect(Losses(from: before, to: stacks).all.map(\.place) == ["[\(key)].value"])
    }
  }

  @Test func `a state that is nested very deeply is searched without a deep call stack`() {
    indirect enum Nest: Sendable {
      case end(StackNavigation<String>.State)
      case more(Nest)
    }
    var (before, after) = (
      Nest.end(.init(items: ["a", "b"])), Nest.end(.init(items: ["a"]))
    )
    for _ in 0..<2_000 { (before, after) = (.more(before), .more(after)) }
    #expect(Losses(from: before, to: after).all.map(\.id.description) == ["b"])
  }
}
