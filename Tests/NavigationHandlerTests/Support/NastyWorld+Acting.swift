import ComposableNavigation
import Foundation
import TestSupport

extension NastyWorld {
  /// Takes one step.
  func act(_ step: NastyStep) async throws {
    log.beginStep()
    let window = windows[step.first % windows.count]
    guard let container = self.container(step.first) else { return }
    switch step.kind {
    case .program: try program(container, step.second)
    case .user: user(in: window, step.second)
    case .pace, .refuse, .finish, .ready, .beginGesture, .cancelGesture, .completeGesture, .detach,
      .attach, .fault:
      actOnHost(of: container, step)
    case .detachWindow:
      for root in window {
        calm(root)
        root.host?.detach()
      }
    case .attachWindow:
      for root in window { root.host?.attach() }
    case .setUpAnew: setUpAnew(container)
    case .setUpWithAnother, .revive: setUpWithAnother(container)
    case .die: die(container)
    case .loseHandler:
      container.loseHandler()
      mayHaveDropped = true
    case .inside:
      log.inside.append { [weak self] in self?.actInside(step) }
    case .rest: await settle(attaching: true)
    }
    await letGo()
  }

  /// Acts inside any call of a host, inside the making of a view, or while its handlers are read.
  private func actInside(_ step: NastyStep) {
    guard let container = self.container(step.first) else { return }
    switch step.second % 6 {
    case 0: user(in: windows[step.first % windows.count], step.second)
    case 1: setUpAnew(container)
    case 2: setUpWithAnother(container)
    case 3: detach(container, step.second)
    case 4: beginGesture(in: container, step.second)
    default: push(container, step.second / 12)
    }
  }

  // MARK: The program

  private func program(_ container: NastyContainer, _ number: Int) throws {
    let (move, letter) = (number % 12, number / 12)
    switch move {
    case 6: container.keepCopy()
    case 7: container.rollBack()
    case 8:
      let archive = try JSONEncoder().encode(container.store.state)
      let read = try JSONDecoder().decode(NastyFeature.State.self, from: archive)
      container.take(read: read)
    case 9: container.become(container.kind == .split ? splitState() : NastyFeature.State())
    case 0, 10: push(container, letter)
    default: moveShape(container, move, letter)
    }
  }

  /// Shows a new element.
  private func push(_ container: NastyContainer, _ letter: Int) {
    let (store, new) = (container.store, title(letter))
    switch container.kind {
    case .stack: store.send(.stack(.pushItem(new)))
    case .modal: store.send(.modal(.presentSheet(new)))
    case .tabs: store.send(.tabs(.setItems(store.state.tabs.items + [new])))
    case .split: store.send(.split(.primary(.pushItem(new))))
    }
  }

  private func moveShape(_ container: NastyContainer, _ move: Int, _ letter: Int) {
    switch container.kind {
    case .stack: container.store.send(.stack(stackMove(container, move, letter)))
    case .modal: container.store.send(.modal(modalMove(container, move, letter)))
    case .tabs: container.store.send(.tabs(tabMove(container, move, letter)))
    case .split: container.store.send(.split(splitMove(container, move, letter)))
    }
  }

  private func stackMove(
    _ container: NastyContainer,
    _ move: Int,
    _ letter: Int
  ) -> NastyFeature.Stack.Action {
    switch move {
    case 1: .popItem()
    case 2: .setItems(container.store.state.stack.items.reversed())
    case 3: .popToRoot()
    case 4: .replaceTop(with: title(letter))
    default: .pushItems([title(letter), title(letter + 1)])
    }
  }

  private func modalMove(
    _ container: NastyContainer,
    _ move: Int,
    _ letter: Int
  ) -> NastyFeature.Modal.Action {
    switch (move, container.store.state.modal.item) {
    case (2, let item?): .set(.init(item: item, style: .formSheet))
    case (4, let item?): .set(.init(item: item, style: .fullScreen))
    case (1, _): .presentFullScreen(title(letter))
    case (11, _): .presentSheet(title(letter))
    default: .dismiss()
    }
  }

  private func tabMove(
    _ container: NastyContainer,
    _ move: Int,
    _ letter: Int
  ) -> NastyFeature.Tabs.Action {
    let items = container.store.state.tabs.items
    return switch move {
    case 1: .setItems(Array(items.dropFirst()))
    case 2: .setItems(items.reversed())
    case 3: .setActiveIndex(items.count - 1)
    case 4: .selectPrevious()
    default: .setItems([title(letter), title(letter + 1)])
    }
  }

  private func splitMove(
    _ container: NastyContainer,
    _ move: Int,
    _ letter: Int
  ) -> NastyFeature.Split.Action {
    switch move {
    case 1: .detail(.popItem())
    case 2: .setCollapsed(!container.store.state.split.isCollapsed)
    case 3: .showDetail([title(letter)])
    case 4: .showDetail([])
    case 5: .detail(.pushItem(title(letter)))
    default: .primary(.popItem())
    }
  }

  // MARK: The user

  private func user(in window: [NastyContainer], _ number: Int) {
    let all = touchable(in: window)
    guard !all.isEmpty else { return }
    let (container, how) = (all[number % all.count], number / 7)
    if let host = container.host as? NastyStackHost {
      container.takeAway(host.back(1 + how % 2))
    } else if let host = container.host as? NastyModalHost {
      container.takeAway(host.swipeDown())
    } else if let host = container.host as? NastyTabHost {
      if how.isMultiple(of: 4) {
        container.takeAway(host.close(how))
      } else {
        _ = host.tap(how)
      }
    } else if let host = container.host as? NastySplitHost {
      switch how % 5 {
      case 2: host.changeRoom(true)
      case 3: host.changeRoom(false)
      case 4: host.expand()
      default: container.takeAway(host.back(how))
      }
    }
  }

  // MARK: Hosts

  private func actOnHost(of container: NastyContainer, _ step: NastyStep) {
    let hosts = container.hosts
    guard !hosts.isEmpty else { return }
    let host = hosts[step.second % hosts.count]
    switch step.kind {
    case .pace: host.pace = NastyHost.Pace.allCases[step.second % 3]
    case .refuse:
      // A host that cannot report `ready` does not refuse.
      if host.canReport { host.refusals = 1 + step.second % 2 }
    case .finish: host.finish()
    case .ready: host.ready()
    case .beginGesture: beginGesture(in: container, step.second)
    case .cancelGesture: host.endGesture()
    case .completeGesture:
      guard host.isInGesture else { return }
      if let stack = host as? NastyStackHost { container.takeAway(stack.back(1)) }
      if let modal = host as? NastyModalHost { container.takeAway(modal.swipeDown()) }
      host.endGesture()
    case .detach: detach(container, step.second)
    case .fault:
      guard host.canReport else { return }
      host.fault = NastyHost.Fault.allCases[step.second % 3]
    default:
      if windows.contains(where: { isShown(host, of: container, in: $0) }) { host.attach() }
    }
  }

  private func beginGesture(in container: NastyContainer, _ number: Int) {
    let hosts = container.hosts
    let isInReach = windows.contains { window in
      touchable(in: window).contains { $0 === container }
    }
    if isInReach, !hosts.isEmpty { hosts[number % hosts.count].beginGesture() }
  }

  private func detach(_ container: NastyContainer, _ number: Int) {
    let hosts = container.hosts
    guard !hosts.isEmpty else { return }
    calm(container)
    hosts[number % hosts.count].detach()
  }

  /// Ends the gestures inside a container that leaves the screen.
  private func calm(_ container: NastyContainer) {
    for inner in contents(of: container) {
      for host in inner.hosts where host.canReport { host.endGesture() }
    }
    for host in container.hosts.dropFirst() where host.canReport { host.endGesture() }
  }

  private func setUpAnew(_ container: NastyContainer) {
    calm(container)
    // Read afterwards, since ending the gestures may have replaced the host.
    guard let host = container.host else { return }
    container.setUp(with: host)
  }

  private func setUpWithAnother(_ container: NastyContainer) {
    calm(container)
    let isTold = container.host?.isToldAttached ?? false
    container.setUp(with: container.makeHost(isToldAttached: isTold))
    mayHaveDropped = true
  }

  /// Releases a host with everything inside it.
  private func die(_ container: NastyContainer) {
    calm(container)
    for inner in contents(of: container) { inner.die() }
    container.die()
    mayHaveDropped = true
  }

  /// Waits until the main actor has noticed released acknowledgements.
  func letGo() async {
    guard mayHaveDropped || !isHonest else { return }
    mayHaveDropped = false
    for _ in 0..<3 { await Task.yield() }
  }
}
