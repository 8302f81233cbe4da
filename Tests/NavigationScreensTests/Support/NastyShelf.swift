import ComposableNavigation
import Foundation
import NavigationScreens
import TestSupport

/// A window of screens or of modules over hosts that are slow, refuse and leave the screen, and a
/// record of visits by unique titles.
@MainActor
final class NastyShelf {
  private struct Registered { weak var environment: NastyEnvironment? }

  let log = NastyLog()
  let store: Store<NastyBook.State, NastyBook.Action>
  let isOfModules: Bool
  private(set) var issues: [NavigationIssue] = []
  /// The host of modules.
  private(set) var moduleHost: NastyStackHost?

  private var screenHandler: ScreenNavigationHandler<NastyViews>?
  private var moduleHandler: ModuleNavigationHandler<NastyViews>?
  private var registry: [Registered] = []
  private var kept: [any NavigationHandler] = []
  private var subscription: Subscription?
  private var nextTitle = 0
  private var copies: [(state: NastyBook.State, archive: Int)] = []
  private var archive = 0
  private var archiveCount = 0
  private var takenAway: Set<String> = []
  /// The titles that were shown when a state was restored, in which they may be other visits.
  ///
  /// Removing an old one does not concern the new one.
  private var outdated: Set<String> = []
  /// The shown views of screens that have existed ever since.
  private var views: [String: NastyView] = [:]

  init(isOfModules: Bool) {
    self.isOfModules = isOfModules
    store = Store(initialState: NastyBook.State(root: "home")) { NastyBook() }
    store.onIssue = { [weak self] issue in self?.issues.append(issue) }
    subscription = store.observe { [weak self] _ in self?.see() }
    if isOfModules {
      moduleHandler = ModuleNavigationHandler(
        store: store.scope(state: \.modules, action: /NastyBook.Action.modules),
        viewProvider: NastyViews(shelf: self)
      )
    } else {
      screenHandler = ScreenNavigationHandler(
        store: store.scope(state: \.screens, action: /NastyBook.Action.screens),
        viewProvider: NastyViews(shelf: self)
      )
    }
  }

  // MARK: Views

  func register(_ room: NastyEnvironment) { registry.append(Registered(environment: room)) }

  /// Shows modules in a host, and keeps their handler.
  func show(in host: NastyStackHost, by handler: any NavigationHandler) {
    moduleHost = host
    kept.append(handler)
  }

  // MARK: Shown views

  /// The environments that hosts on screen show, from the root's to the one in front.
  var shown: [NastyEnvironment] {
    let root = isOfModules ? moduleHost?.views.last : screenHandler?.rootView
    var all: [NastyEnvironment] = []
    var next = root?.environment
    while let room = next, all.count < 100 {
      all.append(room)
      next = room.modal.views.first?.environment
    }
    return all
  }

  /// All environments that are still held, shown or not.
  private var rooms: [NastyEnvironment] { registry.compactMap(\.environment) }

  private var hosts: [NastyHost] { rooms.flatMap(\.hosts) + (moduleHost.map { [$0] } ?? []) }

  private var state: ToyScreens.State {
    isOfModules ? store.state.modules.screens : store.state.screens
  }

  private func see() {
    let there = Set(state.screens)
    views = views.filter { there.contains($0.key) }
  }

  // MARK: Steps

  private func title() -> String {
    nextTitle += 1
    return "s\(nextTitle)"
  }

  private func send(_ action: ToyScreens.Action) {
    store.send(isOfModules ? .modules(.screens(action)) : .screens(action))
  }

  func take(_ step: NastyBookStep) throws -> String? {
    log.beginStep()
    switch step.kind {
    case .push: send(.showScreen(.push, title()))
    case .pushTwo:
      send(.showScreen(.push, title()))
      send(.showScreen(.push, title()))
    case .sheet: send(.showScreen(.sheet, title()))
    case .cover: send(.showScreen(.fullScreenCover, title()))
    case .dismiss: send(.dismissScreen())
    case .dismissAll: send(.dismissAllScreens())
    case .dismissRoom: send(.dismissEnvironment())
    case .replaceTop: send(.replaceTop(with: title()))
    case .replaceAll: send(.replaceAll(with: title()))
    case .insertBelow: send(.showScreen(.push, title(), by: .root))
    case .module: if isOfModules { store.send(.modules(.showModule(.trailing, title()))) }
    case .dismissModule: if isOfModules { store.send(.modules(.dismissModule())) }
    case .reset: become(NastyBook.State(root: title()))
    case .keep: copies.append((store.state, archive))
    case .rollBack: rollBack(step.number)
    case .restore: try restore()
    case .pace, .refuse, .finish, .ready, .detach, .attach, .setUpAnew:
      actOnHost(step)
    case .back, .swipe: person(step)
    case .rest:
      settle()
      return wrongAtRest
    }
    return nil
  }

  private func become(_ other: NastyBook.State) {
    for host in hosts { host.gone = [] }
    takenAway = []
    store.send(.become(other))
  }

  private func rollBack(_ number: Int) {
    guard !copies.isEmpty else { return }
    let copy = copies[number % copies.count]
    if copy.archive != archive {
      views = [:]
      outdated.formUnion(copy.state.all)
    }
    archive = copy.archive
    become(copy.state)
  }

  /// Restores the state from its archive: every entry is a new visit, with any title.
  private func restore() throws {
    let written = try JSONEncoder().encode(store.state)
    let read = try JSONDecoder().decode(NastyBook.State.self, from: written)
    archiveCount += 1
    archive = archiveCount
    views = [:]
    outdated.formUnion(read.all)
    become(read)
  }

  private func actOnHost(_ step: NastyBookStep) {
    let all = hosts
    guard !all.isEmpty else { return }
    let host = all[step.number % all.count]
    switch step.kind {
    case .pace: host.pace = NastyHost.Pace.allCases[step.number % 3]
    case .refuse: if host.canReport { host.refusals = 1 }
    case .finish: host.finish()
    case .ready: host.ready()
    case .detach: host.detach()
    case .attach:
      let isShown = host === moduleHost || shown.contains { $0.stack === host || $0.modal === host }
      if isShown { host.attach() }
    default:
      let all = shown
      if !all.isEmpty { all[step.number % all.count].setUp() }
    }
  }

  /// Acts as the user: a page is removed alone, a sheet with its presentations.
  private func person(_ step: NastyBookStep) {
    let rooms = shown
    guard let front = rooms.last else { return }
    if step.kind == .back {
      // A sheet in front whose view is not an environment blocks the stack.
      if front.modal.views.isEmpty { takeAway(front.stack.back(1)) }
      return
    }
    let presenting = rooms.filter { !$0.modal.views.isEmpty }
    guard !presenting.isEmpty else { return }
    let index = step.number % presenting.count
    let titles = rooms[(index + 1)...].flatMap { room in room.stack.views.map(\.title) }
    if !presenting[index].modal.swipeDown().isEmpty { takeAway(titles) }
  }

  private func takeAway(_ titles: @autoclosure () -> [String]) {
    // Read before the act, which may make other views of the same screens.
    let outdated = outdated
    takenAway.formUnion(titles().filter { !outdated.contains($0) })
  }

  // MARK: At rest

  func settle() {
    log.settle {
      hosts
    } waking: {
      let onScreen = (moduleHost.map { [$0] } ?? []) + shown.flatMap(\.hosts)
      let away = onScreen.filter(\.isAway)
      for host in away { host.attach() }
      return !away.isEmpty
    }
  }

  var wrongNow: String? { log.wrong(with: issues) }

  /// Laws 13, 15 and 37 for lists of screens.
  ///
  /// At rest each environment's hosts show its screens in order, screens that the user removed do
  /// not return, and a screen that stayed keeps its view.
  var wrongAtRest: String? {
    if let wrongNow { return wrongNow }
    let rooms = shown
    let titles = rooms.map { room in room.stack.views.map(\.title) }
    let wanted = state.environments.map { room in room.map(\.item.screen) }
    if titles != wanted { return "shows \(titles), is to show \(wanted)" }
    if isOfModules, moduleHost?.views.count != 1 { return "shows several modules at once" }
    if let back = state.screens.first(where: takenAway.contains) {
      return "the user took \(back) away, and the state has it"
    }
    // At rest, the shown screens are those of the state.
    outdated = []
    // A module that returns begins anew, with the same title and other views.
    guard !isOfModules else { return nil }
    for view in rooms.flatMap(\.stack.views) {
      if let before = views[view.title], before !== view { return "\(view.title) has another view" }
      views[view.title] = view
    }
    return nil
  }
}
