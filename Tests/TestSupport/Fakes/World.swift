package import ComposableNavigation

package typealias StackStore = Store<StackNavigation<String>.State, StackNavigation<String>.Action>
package typealias ModalStore = Store<ModalNavigation<String>.State, ModalNavigation<String>.Action>
package typealias TabStore = Store<TabNavigation<String>.State, TabNavigation<String>.Action>

/// A window of containers, each with a store of its own, shown by real handlers in fake hosts.
///
/// A container has a path: `""` is the window, `path/id` an entry of its stack, `path|id` one of
/// its tabs, `path^id` its presentation. Stacks and tabs exist if a test has requested them before
/// their view is made; every view can present.
@MainActor
package final class World {
  package private(set) var stacks: [String: StackStore] = [:]
  package private(set) var modals: [String: ModalStore] = [:]
  package private(set) var tabs: [String: TabStore] = [:]
  package private(set) var made: [String] = []
  package private(set) var issues: [NavigationIssue] = []
  package private(set) var refusals: [Refusal] = []
  /// The commands of all hosts, in order, with the title of the view that contains the host.
  package var log: [String] = []
  package let kept: Set<String>
  package var lane = Lane()
  package private(set) lazy var window = view(at: "", "", id: "", isWindow: true)

  package var stackCapabilities = StackCapabilities.all
  package var modalCapabilities = ModalCapabilities.restyle
  package var tabCapabilities = TabCapabilities.all
  package var answering = Answering.atOnce
  package var isAttached = true
  /// A Boolean value that indicates whether stacks and tabs accept content off screen.
  package var preloadsOffscreen = false
  package var ignoresPrevious = false
  /// Called once, inside the next `perform` of any host.
  package var insidePerform: (@MainActor () -> Void)?
  package var prepare: (@MainActor (FakeView) -> Void)?

  package init(keeping kept: Set<String> = []) { self.kept = kept }

  /// The hosts of the window itself.
  package var stackHost: FakeStackHost { window.stack ?? FakeStackHost() }
  package var modalHost: FakeModalHost { window.modal ?? FakeModalHost() }
  package var tabHost: FakeTabHost { window.tabs ?? FakeTabHost() }

  /// The window's own handler of the stack or tabs, and of the modal.
  package var handler: (any NavigationHandler)? { window.handlers.first }
  package var modalHandler: (any NavigationHandler)? { window.handlers.last }

  // MARK: All hosts at once

  package var hosts: [any AnyFakeHost] { window.all.flatMap(\.hosts) }

  package var complaints: [String] { hosts.flatMap(\.complaints) }

  package var pendingCount: Int { hosts.reduce(0) { $0 + $1.pendingCount } }

  /// The first host with a pending command.
  package var busyHost: (any AnyFakeHost)? { hosts.first { $0.pendingCount > 0 } }

  /// Carries out and acknowledges a command that is in flight.
  package func finishOne() { busyHost?.finish() }

  /// Acknowledges until nothing is in flight.
  package func finishAll() {
    for _ in 0..<200 where pendingCount > 0 { finishOne() }
  }

  package func setAnswering(_ answering: Answering) {
    self.answering = answering
    for host in hosts { host.answering = answering }
  }

  /// Returns the log since the last call.
  package func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// Releases the handlers, as an app does when it closes the window.
  package func close() {
    for view in window.all { view.handlers = [] }
  }

  // MARK: Faults

  /// The first fault of a walk, or nil: a forbidden command, an issue, or a view made twice.
  package var fault: String? {
    if pendingCount > 1 { return "two commands are in flight" }
    for view in window.all {
      if let complaint = view.hosts.flatMap(\.complaints).first {
        return "\(view.title): \(complaint)"
      }
    }
    if let issue = issues.first { return "\(issue)" }
    let twice = Dictionary(grouping: made) { $0 }.filter { $0.value.count > 1 }.keys.min()
    return twice.map { "the view of \($0) was made twice" }
  }

  /// Acknowledges everything and returns the difference from the stores, or a fault, or nil.
  package func rest() -> String? {
    finishAll()
    if pendingCount > 0 { return "never comes to rest" }
    let (shown, wanted) = (drawing(ids: true), expected(ids: true))
    if shown == wanted { return fault }
    return "shows \(shown), the state is \(wanted), after\n" + log.joined(separator: "\n")
  }

  // MARK: Stores

  @discardableResult
  package func stack(_ path: String = "", _ items: [String] = []) -> StackStore {
    store(at: path, in: &stacks, .init(items: items), KeepingStack(kept: kept))
  }

  @discardableResult
  package func modal(_ path: String = "", _ item: String? = nil) -> ModalStore {
    let state = ModalNavigation.State(
      styledItem: item.map { .init(item: $0, style: .pageSheet) }
    )
    return store(at: path, in: &modals, state, KeepingModal(kept: kept))
  }

  @discardableResult
  package func tabs(_ path: String = "", _ items: [String] = []) -> TabStore {
    store(at: path, in: &tabs, .init(items: items), KeepingTabs(kept: kept))
  }

  private func store<Feature: Reducer>(
    at path: String,
    in stores: inout [String: Store<Feature.State, Feature.Action>],
    _ state: Feature.State,
    _ feature: Feature
  ) -> Store<Feature.State, Feature.Action> {
    if let store = stores[path] { return store }
    let store = Store(
      initialState: state,
      reducer: { feature },
      onIssue: { [weak self] in self?.issues.append($0) },
      onRefusal: { [weak self] in self?.refusals.append($0) }
    )
    stores[path] = store
    return store
  }

  // MARK: Views

  package func view(at path: String, _ title: String, id: String, isWindow: Bool = false)
    -> FakeView
  {
    if !isWindow { made.append(path) }
    let view = FakeView(title, id: id)
    prepare?(view)
    let lane = isWindow ? lane : nil
    if let store = tabs[path] {
      let host = host(view.tabs ?? FakeTabHost(tabCapabilities), isWindow, title)
      view.tabs = host
      let screens = Screens(world: self, path: path + "|")
      let handler = TabNavigationHandler(store: store, viewProvider: screens)
      view.handlers.append(handler)
      handler.setup(with: host, in: lane)
    }
    if let store = stacks[path] {
      let host = host(view.stack ?? FakeStackHost(stackCapabilities), isWindow, title)
      view.stack = host
      let handler = StackNavigationHandler(
        store: store,
        viewProvider: Screens(world: self, path: path + "/"),
        ignorePreviousPresentables: ignoresPrevious
      )
      view.handlers.append(handler)
      handler.setup(with: host, in: lane)
    }
    let modalHost = host(view.modal ?? FakeModalHost(modalCapabilities), isWindow, title)
    view.modal = modalHost
    let screens = Screens(world: self, path: path + "^")
    let handler = ModalNavigationHandler(store: modal(path), viewProvider: screens)
    view.handlers.append(handler)
    handler.setup(with: modalHost, in: lane)
    return view
  }

  private func host<Command: HostCommand, Capabilities>(
    _ host: FakeHost<Command, Capabilities>,
    _ isWindow: Bool,
    _ title: String
  ) -> FakeHost<Command, Capabilities> {
    host.isAttached = isWindow && isAttached
    host.answering = answering
    host.preloadsOffscreen = preloadsOffscreen
    host.note = { [weak self] in
      self?.log.append("\(isWindow ? "window" : title): \($0)")
      let act = self?.insidePerform
      self?.insidePerform = nil
      act?()
    }
    return host
  }

  /// Returns the expected content at rest, computed from the stores alone.
  ///
  /// Of the sheets in front only the outermost is shown.
  package func expected(ids: Bool = false) -> String { drawing("", "", isFront: true, ids: ids) }

  /// Returns the content of the hosts.
  package func drawing(ids: Bool = false) -> String { window.drawing(ids: ids) }

  private func drawing(_ path: String, _ title: String, isFront: Bool, ids: Bool) -> String {
    let sheet = isFront ? modals[path]?.state.entries.first : nil
    func children(_ entries: Entries<String>, _ mark: String, front: EntryID?) -> String {
      entries.map { entry in
        let title = entry.item + (ids ? "\(entry.id)" : "")
        let isFront = isFront && sheet == nil && entry.id == front
        return (mark == "|" && entry.id == front ? "*" : "")
          + drawing(path + mark + "\(entry.id)", title, isFront: isFront, ids: ids)
      }.joined(separator: " ")
    }
    var text = title
    if let state = tabs[path]?.state {
      text += "{" + children(state.entries, "|", front: state.activeID) + "}"
    }
    if let state = stacks[path]?.state {
      text += "[" + children(state.entries, "/", front: state.topID) + "]"
    }
    if let sheet {
      let title = sheet.item + (ids ? "\(sheet.id)" : "")
      text += "^" + drawing(path + "^\(sheet.id)", title, isFront: true, ids: ids)
    }
    return text
  }
}

/// Makes a view for each entry of a container at a path.
package struct Screens: EntryViewProviding {
  package let world: World
  package let path: String

  package init(world: World, path: String) {
    self.world = world
    self.path = path
  }

  package func makePresentable(for entry: Entry<String>) -> FakeView {
    world.view(at: path + "\(entry.id)", entry.item, id: "\(entry.id)")
  }
}
