import ComposableNavigation
import NavigationRoutes
import Testing

@Suite struct RouteMapTests {
  @Test(arguments: [
    ("/", "/: "), ("/settings", "/settings: settings"), ("/notes/new", "/notes/new: notes ▸ new"),
    ("/notes/7/edit", "/notes/7/edit: notes ▸ {id}=7 ▸ edit"),
    ("/tabs/songs", "/tabs/songs: tabs ▸ {tab}=songs"),
    ("/tabs", "/tabs/music: tabs ▸ {tab}=music"),
    ("/tabs/a/albums/3", "/tabs/a/albums/3: tabs ▸ {tab}=a ▸ albums/{id}=3"),
    ("/tabs/a/albums", "/tabs/a/albums/1: tabs ▸ {tab}=a ▸ albums/{id}=1"),
    ("/tabs/a/draft-2", "/tabs/a/draft-2: tabs ▸ {tab}=a ▸ draft"),
    ("/companies/4", "/companies/4: companies/{id}=4 ▸ overview"),
    ("/companies/4/news", "/companies/4/news: companies/{id}=4 ▸ news"),
  ])
  func `a path resolves to the places on the way, completed by defaults`(
    text: String,
    drawing: String
  ) throws {
    #expect(try toyMap.resolve(path(text)).drawing == drawing)
  }

  @Test(arguments: [
    ("/x", "/x: x at 0 is none of settings, notes, tabs, companies"),
    ("/notes/x", "/notes/x: x at 1 is none of new, {id: Int}"),
    ("/notes/7/x/y", "/notes/7/x/y: x at 2 is none of edit"),
    ("/settings/x", "/settings/x: nothing is below 1 components, but x"),
    ("/companies", "/companies: nothing is at 1, where there has to be one of {id: Int}"),
    ("/companies/x/news", "/companies/x/news: x at 1 is none of {id: Int}"),
    ("/tabs/a/albums/x", "/tabs/a/albums/x: x at 3 is none of {id: Int}"),
    ("/companies/4/x", "/companies/4/x: x at 2 is none of nothing, news"),
  ])
  func `a path without a stop has a position and the expected parts`(text: String, reason: String) {
    let error = #expect(throws: RouteMismatch.self) { try toyMap.resolve(path(text)) }
    #expect(error?.description == reason)
  }

  @Test(arguments: [
    ("/7/scan.png", "/notes", "/7/scan.png: {id}=7 ▸ {attachment}=scan.png"),
    ("/help", "/settings", "/help: help"), ("/", "/settings", "/: placeholder"),
    ("/help", "/notes", "/help: help"),
  ])
  func `a detail path resolves beside a primary one, the outermost first`(
    detail: String,
    primary: String,
    drawing: String
  ) throws {
    #expect(
      try toyMap.resolve(detail: path(detail), beside: path(primary)).drawing == drawing
    )
  }

  @Test func `a detail path whose place has been left has no stop`() {
    let error = #expect(throws: RouteMismatch.self) {
      try toyMap.resolve(detail: path("/7"), beside: path("/settings"))
    }
    #expect(error?.description == "detail /7: 7 at 0 is none of nothing, help")
    #expect(throws: RouteMismatch.self) {
      try toyMap.resolve(detail: .root, beside: path("/nowhere"))
    }
    #expect((try? RouteMap {}.resolve(detail: .root, beside: .root).waypoints) == [])
  }

  @Test func `waypoints say where they begin and end, and their parameters by type`() throws {
    let resolution = try toyMap.resolve(path("/notes/7/edit"))
    let id = try #require(resolution["{id}"])
    #expect(id.path == path("/notes"))
    #expect(id.next == path("/notes/7"))
    #expect(id.parameter(as: Int.self) == 7)
    #expect(id.parameter(as: Bool.self) == nil)
    #expect(resolution["notes"]?.parameter(as: String.self) == nil)
    #expect(id.parameter == "7")
    #expect(resolution["new"] == nil)
    #expect(id.waypoint(inScene: "two") == Waypoint(scene: "two", path: path("/notes/7")))
  }

  @Test func `of two stops that lead to a path the first by position wins`() throws {
    let map = RouteMap {
      RouteStop("alert") { RouteStop("first") }
      RouteStop(parameter: "any", as: String.self) { RouteStop("second") }
      RouteStop("alert") { RouteStop("third") }
    }
    #expect(try map.resolve(path("/alert")).drawing == "/alert: alert")
    #expect(try map.resolve(path("/alert/first")).drawing == "/alert/first: alert ▸ first")
    // The first stop does not match, so the next matching one is taken.
    #expect(
      try map.resolve(path("/alert/second")).drawing == "/alert/second: {any}=alert ▸ second"
    )
    #expect(try map.resolve(path("/alert/third")).drawing == "/alert/third: alert ▸ third")
  }

  @Test func `a stop that another one keeps a path from is reported, with the path`() {
    let map = RouteMap {
      RouteStop(parameter: "title", as: String.self) {
        RouteStop("a")
        RouteStop("b")
        RouteStop.empty("first")
        RouteStop.empty("second")
      }
      RouteStop("new")
      RouteStop("shop", parameter: "id", as: Int.self)
      RouteStop("new").detail()
    }
    #expect(
      map.shadowed.map { "\($0.id) by \($0.by): \($0.witness)" } == [
        "new by {title}: /new", "second by first: /",
      ]
    )
    #expect(toyMap.shadowed.isEmpty)
  }

  @Test func `a stop with an id of its own is found and shown by it, and read by its components`()
    throws
  {
    let map = RouteMap {
      RouteStop("notes").identified(as: "list")
      RouteStop("notes", parameter: "id", as: Int.self) {
        RouteStop("delete").identified(as: "question").presented(as: .alert)
      }
      .identified(as: "note")
      RouteStop("help").identified(as: "")
    }
    #expect(map.stops.map(\.id) == ["list", "note", "help"])
    let found = try map.resolve(path("/notes/7/delete"))
    #expect(found.drawing == "/notes/7/delete: note=7 ▸ question")
    #expect(found["note"]?.parameter(as: Int.self) == 7)
    #expect(found["notes/{id}"] == nil)
    #expect(try map.resolve(path("/notes")).waypoints.map(\.screen.id) == ["list"])
    let error = #expect(throws: RouteMismatch.self) { try map.resolve(path("/list")) }
    #expect(error?.position == 0)
    #expect(error?.expected.last == .name("help"))
  }

  @Test func `the initial tab is the declared one, with any id`() throws {
    let map = RouteMap {
      RouteStop("albums").tab().identified(as: "tab")
      RouteStop("songs").tab(isInitial: true).identified(as: "tab")
    }
    #expect(try map.resolve(.root).path == path("/songs"))
  }

  @Test func `a default that completes to a named place goes on with that place's defaults`() throws
  {
    let map = RouteMap {
      RouteStop("music") { RouteStop(parameter: "list", as: String.self, default: "all") }
      RouteStop(parameter: "tab", as: String.self, default: "music")
    }
    #expect(try map.resolve(.root).drawing == "/music/all: music ▸ {list}=all")
  }

  @Test func `a way that leads nowhere leaves nothing behind on the next one`() throws {
    let map = RouteMap {
      RouteStop("a") { RouteStop("b", parameter: "n", as: Int.self) { RouteStop("c") } }
      RouteStop(parameter: "x", as: String.self) {
        RouteStop("b") { RouteStop(parameter: "y", as: String.self, default: "z") }
      }
    }
    #expect(try map.resolve(path("/a/b/1/c")).drawing == "/a/b/1/c: a ▸ b/{n}=1 ▸ c")
    #expect(try map.resolve(path("/a/b/1")).drawing == "/a/b/1: a ▸ b/{n}=1")
    #expect(try map.resolve(path("/a/b/d")).drawing == "/a/b/d: {x}=a ▸ b ▸ {y}=d")
    #expect(try map.resolve(path("/a/b")).drawing == "/a/b/z: {x}=a ▸ b ▸ {y}=z")
  }

  @Test func `each place on the way is the path to it, as its stop spells it`() throws {
    let map = RouteMap {
      RouteStop("caf\u{E9}") {
        RouteStop("list") { RouteStop(parameter: "id", as: Int.self, default: 1) }
      }
    }
    let found = try map.resolve(path("/cafe\u{301}/list"))
    let read = ["/", "/caf\u{E9}", "/caf\u{E9}/list", "/caf\u{E9}/list/1"].map { path($0) }
    #expect(found.waypoints.map(\.path) == Array(read.dropLast()))
    #expect(found.waypoints.map(\.next) == Array(read.dropFirst()))
    #expect(found.path.description == "/caf%C3%A9/list/1")
  }

  @Test func `stops can be chosen and repeated where they are declared`() throws {
    let isBeta = true
    let map = RouteMap {
      if isBeta { RouteStop("beta") }
      if !isBeta { RouteStop("old") } else { RouteStop("new") }
      for name in ["a", "b"] { RouteStop(name) }
      [RouteStop("c")]
    }
    #expect(map.stops.map(\.id) == ["beta", "new", "a", "b", "c"])
  }
}
