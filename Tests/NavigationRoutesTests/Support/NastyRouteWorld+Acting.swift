import ComposableNavigation
import Foundation
import NavigationRoutes
import TestSupport

extension NastyRouteWorld {
  /// Does one step.
  ///
  /// - Returns: The fault of the step, or nil.
  func take(_ step: NastyRouteStep) throws -> String? {
    log.beginStep()
    let text = NastyPlaces.paths[step.number % NastyPlaces.paths.count]
    switch step.kind {
    case .navigate: send(.navigate(to: text))
    case .begin: return begin(text)
    case .open: send(.open(url: "app://main\(text)"))
    case .toggle: send(.toggle(to: text, isActive: step.number.isMultiple(of: 2)))
    case .up: send(.navigate(to: "..", skipIfAncestor: false))
    case .report: return report(try RoutePath(text))
    case .late: return lateAction(step.number)
    case .timeOut: return timeOut(step.number)
    case .verify: send(.verifyRoutes)
    case .reset: send(.resetRoute())
    case .becomeNew: become(Routed.State())
    case .keep: copies.append(store.state.places)
    case .rollBack: if !copies.isEmpty { become(copies[step.number % copies.count]) }
    case .restore:
      let archive = try JSONEncoder().encode(store.state.places)
      become(try JSONDecoder().decode(Routed.State.self, from: archive))
    case .back, .swipe, .tap: person(step)
    case .inside: log.inside.append { [weak self] in self?.actInside(step.number) }
    case .pace, .refuse, .finish, .ready, .beginGesture, .cancelGesture, .completeGesture, .detach,
      .attach:
      actOnHost(step)
    case .setUpAnew, .setUpWithAnother, .die: actOnShape(step)
    case .rest:
      settle(reviving: false)
      return wrongAtRest()
    }
    return nil
  }

  // MARK: The program

  private func send(_ action: RouteNavigation.Action) {
    forgetTaken()
    store.send(.places(.routes(action)))
  }

  private func become(_ other: Routed.State) {
    forgetTaken()
    store.send(.become(other))
  }

  /// Begins a route, which is not completed; a refused route does not change.
  private func begin(_ text: String) -> String? {
    let (before, count) = (route.path, insideCount)
    send(.beginRouting(to: text))
    begun.append(route.path)
    // The user has gone to another route meanwhile.
    guard insideCount == count else { return nil }
    let refused = store.state.places.routes.lastError != nil
    if refused, route.path != before { return "a route went to \(route.path), and was refused" }
    if !refused, route.isCompleted { return "\(text) began, and is completed at once" }
    return nil
  }

  /// Reports a path: only a report of its own place completes a route.
  private func report(_ path: RoutePath) -> String? {
    let (before, count) = (store.state.places.routes, insideCount)
    let isOwn = route.path == path
    store.send(.places(.routes(.reportShown(primary: path, detail: nil))))
    guard insideCount == count else { return nil }
    if isOwn { return route.isCompleted ? nil : "a report of \(path) did not complete the route" }
    return store.state.places.routes == before ? nil : "a report of \(path) changed the route"
  }

  /// Sends an action with any earlier id, which reaches the entry with that id or none.
  private func lateAction(_ number: Int) -> String? {
    guard !seen.isEmpty else { return nil }
    // The factor makes all of them reachable.
    let late = seen[number * 7 % seen.count]
    let (before, count) = (store.state.places, insideCount)
    forgetTaken()
    let isThere: Bool
    switch late.kind {
    case .stack:
      isThere = before[stack: late.place].entries.ids.contains(late.id)
      store.send(.places(.stack(.remove([late.id]), at: late.place)))
    case .modal:
      isThere = before[modal: late.place].presentedID == late.id
      store.send(.places(.modal(.dismiss(id: late.id), at: late.place)))
    case .tabs:
      isThere = before[tabs: late.place].entries.ids.contains(late.id)
      store.send(.places(.tabs(.select(id: late.id), at: late.place)))
    case .split: return nil
    }
    if isThere || insideCount != count || store.state.places == before { return nil }
    return "a late action for \(late.id) at \(late.place.path) changed the route"
  }

  /// Lets a time-out pass, which ends the wait for its own place only.
  private func timeOut(_ number: Int) -> String? {
    guard !begun.isEmpty else { return nil }
    let path = begun[number % begun.count]
    let (before, count) = (store.state.places.routes, insideCount)
    let isAwaited = !route.isCompleted && !path.isRoot && route.path == path
    if isAwaited { forgetTaken() }
    let place = Waypoint(scene: RouteScene.defaultName, path: path, isDetail: false)
    store.send(.places(.routes(.timeOut(place))))
    guard insideCount == count else { return nil }
    if isAwaited {
      return route.path.isRoot && route.isCompleted ? nil : "\(path) was not given up"
    }
    if store.state.places.routes == before { return nil }
    return "a late time-out of \(path) changed the route"
  }

  // MARK: The user

  /// The user removes a page or taps a tab while a host carries out a command.
  private func actInside(_ number: Int) {
    insideCount += 1
    let kinds: [NastyRouteStep.Kind] = [.back, .swipe, .tap]
    person(NastyRouteStep(kinds[number % kinds.count], number / kinds.count))
  }

  private func person(_ step: NastyRouteStep) {
    let inReach = touchable
    switch step.kind {
    case .back:
      let stacks = inReach.compactMap { $0.host as? NastyStackHost }
      guard !stacks.isEmpty else { return }
      // The innermost stack more often: its pages cover the others.
      let stack = stacks[stacks.count - 1 - step.number / 40 % stacks.count]
      takeAway(stack.back(1 + step.number % 2))
    case .swipe:
      let sheets = inReach.compactMap { $0.host as? NastyModalHost }
      guard !sheets.isEmpty else { return }
      takeAway(sheets[step.number % sheets.count].swipeDown())
    default:
      for host in inReach.compactMap({ $0.host as? NastyTabHost })
      where host.tap(step.number) != nil {
        forgetTaken()
      }
    }
  }

  // MARK: Hosts

  private func actOnHost(_ step: NastyRouteStep) {
    let all = shapes
    guard !all.isEmpty else { return }
    let shape = all[step.number % all.count]
    guard let host = shape.host else { return }
    switch step.kind {
    case .pace: host.pace = NastyHost.Pace.allCases[step.number / 2 % 3]
    case .refuse:
      // A host that cannot report `ready` does not refuse.
      if host.canReport { host.refusals = 1 + step.number % 2 }
    case .finish: host.finish()
    case .ready: host.ready()
    case .beginGesture: beginGesture(step.number)
    case .cancelGesture: for host in shapes.compactMap({ $0.host }) { host.endGesture() }
    case .completeGesture: completeGestures()
    case .detach:
      calm(shape)
      host.detach()
    default: if isShown(shape) { host.attach() }
    }
  }

  /// The user begins to swipe back or to pull down a sheet.
  private func beginGesture(_ number: Int) {
    let hosts = touchable.filter { $0.kind != .tabs }.compactMap { $0.host }
    if !hosts.isEmpty { hosts[number % hosts.count].beginGesture() }
  }

  /// Ends gestures; removed pages are reported before the end.
  private func completeGestures() {
    for host in shapes.compactMap({ $0.host }) where host.isInGesture {
      if let stack = host as? NastyStackHost { takeAway(stack.back(1)) }
      if let modal = host as? NastyModalHost { takeAway(modal.swipeDown()) }
      host.endGesture()
    }
  }

  private func actOnShape(_ step: NastyRouteStep) {
    let all = shapes.filter { isShown($0) }
    guard !all.isEmpty else { return }
    let shape = all[step.number % all.count]
    calm(shape)
    switch step.kind {
    case .setUpAnew: shape.setUpAnew()
    case .setUpWithAnother: shape.setUp()
    default:
      // A host dies with everything inside it.
      for inner in ShownPlace.all(in: [shape]) { inner.container.die() }
    }
    mayHaveDropped = step.kind != .setUpAnew
  }

  private func isShown(_ shape: NastyShape) -> Bool { shown.contains { $0.container === shape } }

  /// Ends the gestures inside a host that leaves the screen.
  private func calm(_ shape: NastyShape) {
    for inner in ShownPlace.all(in: [shape]).dropFirst() {
      if let host = inner.container.host, host.canReport { host.endGesture() }
    }
  }

  /// Waits until the main actor has noticed released acknowledgements.
  func letGo() async {
    guard mayHaveDropped else { return }
    mayHaveDropped = false
    for _ in 0..<3 { await Task.yield() }
  }
}
