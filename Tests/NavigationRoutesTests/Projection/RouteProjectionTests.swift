import ComposableNavigation
import NavigationRoutes
import NavigationTesting
import Testing

/// A small app: a list with notes, an alert over one, a sheet with pages, tabs that remember.
private let map = RouteMap {
  RouteStop("help").presented(as: .formSheet)
  RouteStop("notes") {
    RouteStop.empty("index")
    RouteStop("about").presented(as: .fullScreen)
    RouteStop(parameter: "id", as: Int.self) {
      RouteStop("delete").presented(as: .alert)
      RouteStop("share") { RouteStop("people") }.presented(as: .formSheet)
      RouteStop("edit")
    }
  }
  RouteStop("music") {
    RouteStop("albums") { RouteStop(parameter: "id", as: Int.self) }.tab()
    RouteStop("songs").tab()
  }
}

@Suite struct RouteProjectionTests {
  private let routes = RouteNavigation(map: map)

  private func state(_ text: String) -> Routes.State { routes.state(after: .navigate(to: text)) }

  private func projection(_ route: Routes.State, at place: String = "/") -> RouteProjection {
    RouteProjection(map, of: Waypoint(path: path(place)), in: route)
  }

  @Test(arguments: [
    ("/", "/", "/", "none"), ("/notes", "/", "/ notes", "none"),
    ("/notes/7/edit", "/", "/ notes {id} edit", "none"),
    ("/notes/7/delete", "/", "/ notes {id}", "delete alert"),
    ("/help", "/", "/", "help form sheet"), ("/music/songs", "/", "/ music", "none"),
    ("/notes/7/share/people", "/", "/ notes {id}", "share form sheet"),
    ("/notes/7/share/people", "/notes/7/share", "share people", "none"),
    ("/music/albums/3", "/music/albums", "albums {id}", "none"),
    ("/notes/7/edit", "/notes/7", "{id} edit", "none"),
    ("/notes/7", "/music", "music", "none"),
  ])
  func `a route is shown as a stack with its presentation`(
    route: String,
    place: String,
    stack: String,
    modal: String
  ) {
    let projection = projection(state(route), at: place)
    let titles = projection.stack.items.map { $0.id.isEmpty ? "\($0.path)" : $0.id }
    #expect(titles.joined(separator: " ") == stack)
    let presented = projection.modal
    #expect(
      (presented.item.map { "\($0.id) \(presented.style?.description ?? "")" } ?? "none") == modal
    )
    #expect(projection.error == nil)
  }

  @Test func `tabs are those that the place declares, and the first completes a path`() {
    let start = state("/music")
    #expect(start.path == "/music/albums")
    let projection = projection(start, at: "/music")
    #expect(projection.tabs.items.map(\.id) == ["albums", "songs"])
    #expect(projection.tabs.activeItem?.id == "albums")
    #expect(self.projection(start).tabs.items.isEmpty)
  }

  @Test func `a tab returns as it was left when the place remembers`() throws {
    let music = Waypoint(path: path("/music"))
    var state = routes.state(state("/music/albums/3"), after: music.beginCaching())
    for (tab, end) in [("songs", "/music/songs"), ("albums", "/music/albums/3")] {
      let projection = projection(state, at: "/music")
      let id = projection.tabs.entries.first { $0.item.id == tab }?.id
      let actions = projection.actions(
        for: TabNavigation<RouteScreen>.Action.select(id: try #require(id), cause: .user)
      )
      for action in actions { state = routes.state(state, after: action) }
      #expect(state.path == end)
      #expect(self.projection(state, at: "/music").tabs.activeItem?.id == tab)
    }
  }

  @Test func `a tab in the background shows its remembered place`() {
    let music = Waypoint(path: path("/music"))
    let state = routes.state(
      state("/music/albums/3"),
      after: music.beginCaching(),
      .navigate(to: "/music/songs")
    )
    let albums = projection(state, at: "/music/albums").stack
    #expect(albums.items.map(\.id) == ["albums", "{id}"])
    #expect(projection(state, at: "/music/songs").stack.items.map(\.id) == ["songs"])
    // The tab keeps its entries when it returns.
    let back = routes.state(state, after: .navigate(to: "/music/albums"))
    #expect(projection(back, at: "/music/albums").stack.entries.ids == albums.entries.ids)
  }

  // The user left a page in a tab that was about to go to the background, and the page came back,
  // because the place remembered it. Now the route enters the tab first
  // (`RouteProjection.leave(for:animated:)`).
  @Test func `what goes from a tab in the background does not come back from what is remembered`()
    throws
  {
    let before = routes.state(state("/music/albums/3"), after: .navigate(to: "/music/songs"))
    let albums = projection(before, at: "/music/albums")
    let top = try #require(albums.stack.topID)
    let actions = albums.actions(
      for: StackNavigation<RouteScreen>.Action.remove([top], cause: .user)
    )
    let after = actions.reduce(before) { routes.state($0, after: $1) }
    #expect(after.path == "/music/albums")
    #expect(projection(after, at: "/music/albums").stack.items.map(\.id) == ["albums"])
  }

  @Test(arguments: [
    ("/notes/7/delete", "/notes/7"), ("/help", "/"), ("/notes/7/share/people", "/notes/7"),
    ("/notes/about", "/notes"),
  ])
  func `dismissing a presentation leads to the place below`(start: String, end: String) throws {
    let before = state(start)
    let projection = projection(before)
    let id = try #require(projection.modal.presentedID)
    let action = ModalNavigation<RouteScreen>.Action.dismiss(id: id, cause: .user)
    let after = projection.actions(for: action).reduce(before) { routes.state($0, after: $1) }
    #expect(after.path == end)
    #expect(self.projection(after).modal.item == nil)
    #expect(self.projection(after).stack == projection.stack.flagged(self.projection(after).stack))
  }

  @Test
  func
    `when the user removes an entry of a projected shape, the route shows the rest`()
    throws
  {
    for start in ["/notes", "/notes/7", "/notes/7/edit", "/music/songs"] {
      let before = state(start)
      let stack = projection(before).stack
      for count in 1..<stack.items.count {
        let gone = Array(stack.entries.ids.suffix(count))
        let actions = projection(before).actions(
          for: StackNavigation<RouteScreen>.Action.remove(gone, cause: .user)
        )
        let after = actions.reduce(before) { routes.state($0, after: $1) }
        #expect(projection(after).stack.items == stack.items.dropLast(count), "\(start)")
        #expect(projection(after).stack.entries.ids == stack.entries.ids.dropLast(count))
      }
    }
  }

  @Test func `an action that changes nothing in a projected shape sends nothing`() {
    let projection = projection(state("/notes/7/delete"))
    for count in [0, 9] {
      let pop = StackNavigation<RouteScreen>.Action.popItems(.exactly(count))
      #expect(projection.actions(for: pop) == [])
    }
    #expect(projection.actions(for: TabNavigation<RouteScreen>.Action.setActiveIndex(4)) == [])
    let other = ModalNavigation<RouteScreen>.State(
      styledItem: .init(item: projection.stack.items[0], style: .alert)
    )
    if let id = other.presentedID {
      #expect(projection.actions(for: ModalNavigation<RouteScreen>.Action.dismiss(id: id)) == [])
    }
  }

  @Test
  func `pushing leads to the screen's path, and removing from below others removes them too`()
    throws
  {
    let before = state("/notes/7/edit")
    let stack = projection(before).stack
    let notes = try #require(stack.entries.ids.dropFirst().first)
    let cut = projection(before).actions(
      for: StackNavigation<RouteScreen>.Action.remove([notes], cause: .user)
    )
    #expect(cut.reduce(before) { routes.state($0, after: $1) }.path == "/")
    let edit = try #require(stack.topItem)
    let start = state("/notes/7")
    let push = projection(start).actions(for: StackNavigation<RouteScreen>.Action.pushItem(edit))
    #expect(push.reduce(start) { routes.state($0, after: $1) }.path == "/notes/7/edit")
  }

  @Test func `a route that leads nowhere shows its root, and says why`() {
    let lost = Routes.State(scenes: [RouteScene(route: Route(path: path("/x")))])
    #expect(projection(lost).stack.items.map(\.id) == [""])
    #expect(projection(lost).error?.description.hasPrefix("/x: x at 0") == true)
    let none = RouteProjection(map, of: Waypoint(scene: "two"), in: lost)
    #expect(none.error == .sceneNotFound("two"))
    #expect(none.modal.item == nil)
  }

  @Test func `no guard undoes a back`() {
    let closed = RouteNavigation(map: map, guard: RouteGuard { _, _ in .refuse("closed") })
    let before = state("/notes/7")
    #expect(closed.state(before, after: .navigate(to: "/notes")).path == "/notes/7")
    let back = projection(before).actions(for: StackNavigation<RouteScreen>.Action.popItem())
    #expect(back.reduce(before) { closed.state($0, after: $1) }.path == "/notes")
  }

  @MainActor @Test func `a handler shows the route, and the user's back changes it`() {
    let store = Store(initialState: RoutedToy.State()) { RoutedToy() }
    let handler = StackNavigationHandler(
      store: store.scope(state: \.stack, action: /RoutedToy.Action.stack),
      viewProvider: RouteTitles()
    )
    let host = SimulatedStackHost<String>()
    handler.setup(with: host)
    store.send(.routes(.navigate(to: "/notes/7/edit")))
    #expect(host.presentables == ["/", "/notes", "/notes/7", "/notes/7/edit"])
    host.swipeBack()
    #expect(store.state.routes.path == "/notes/7")
    #expect(host.presentables == ["/", "/notes", "/notes/7"])
    store.send(.routes(.open(url: "app://main/notes/8")))
    #expect(host.presentables == ["/", "/notes", "/notes/8"])
    withExtendedLifetime(handler) {}
  }
}

extension StackNavigation<RouteScreen>.State {
  /// Returns the same entries with the flag of another state.
  fileprivate func flagged(_ other: Self) -> Self {
    var state = self
    state.areAnimationsEnabled = other.areAnimationsEnabled
    return state
  }
}
