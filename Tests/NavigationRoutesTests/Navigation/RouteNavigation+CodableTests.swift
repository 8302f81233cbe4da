import ComposableNavigation
import NavigationRoutes
import Testing
import TestSupport

@Suite struct RouteNavigationCodableTests {
  private var used: Routes.State {
    RouteNavigation().state(
      Routes.State(options: .init(completionTimeout: .milliseconds(1_500))),
      after: .addScene(RouteScene(name: "two")),
      .navigate(to: "/tabs/a b/7"),
      .beginCaching(path("/tabs"), policy: .forever),
      .navigate(to: "/tabs/c"),
      .navigate(to: "/100%25", scene: "two", isDetail: true)
    )
  }

  @Test func `restoring gives the scenes and options, and nothing that is transient`() throws {
    let saved = RouteNavigation().state(used, after: .completeRouting(), .navigate(to: "/%"))
    let again = try restored(saved)
    #expect(again.drawing == "main /tabs/c | /, two / | /100%25")
    #expect(again.options == used.options)
    #expect(again.lastError == nil)
    #expect(again.route(inScene: "main")?.isCompleted == false)
    #expect(again.scenes.allSatisfy { !$0.isAnimated })
    #expect(try restored(again) == again)
    #expect(
      RouteNavigation().state(again, after: .navigate(to: "/tabs/a b")).path == "/tabs/a%20b/7"
    )
  }

  @Test func `scenes are saved and restored one by one`() throws {
    let scene = try restored(#require(used[scene: "two"]))
    let state = RouteNavigation().state(after: .addScene(scene))
    #expect(state.drawing == "main / | /, two / | /100%25")
  }

  @Test(arguments: [#"{"magnitude":2}"#, "2"])
  func `a state of SwiftDux Navigation 1 is read`(timeout: String) throws {
    let state = try decoded(
      """
      {"options":{"completionTimeout":\(timeout),"animationEnabled":false},
       "sceneByName":{"two":{"name":"two","detailRoute":{"path":"/x/","legsByPath":{},
         "orderedLegPaths":["/"],"caches":{}},"route":{"path":"/","legsByPath":{},
         "orderedLegPaths":[],"caches":{}}},
        "main":{"name":"main","route":{"path":"/tabs/a%20b/",
         "legsByPath":{"/":{"parentPath":"/","component":"tabs","index":1}},
         "orderedLegPaths":["/","/tabs/","/tabs/a%20b/"],
         "caches":{"/tabs/":{"policy":"whileActive","parentPath":"/","path":"/tabs/",
           "snapshots":{"a%20b":"/tabs/a%20b/","c":"/tabs/c/7/"}}}},
         "detailRoute":{"path":"/","legsByPath":{},"orderedLegPaths":[],"caches":{}}}}}
      """,
      as: Routes.State.self
    )
    #expect(state.drawing == "main /tabs/a%20b | /, two / | /x")
    #expect(state.options == .init(completionTimeout: .seconds(2), isAnimationEnabled: false))
    #expect(RouteNavigation().state(state, after: .navigate(to: "/tabs/c")).path == "/tabs/c/7")
  }

  @Test func `a state of SwiftDux Navigation 2 is read`() throws {
    let route = """
      "legBySourcePath":{"/":{"sourcePath":"/","destination":"tabs","index":1}},
      "orderedLegPaths":["/"],"caches":{"/tabs/":{"policy":"forever","sourcePath":"/",
      "path":"/tabs/","snapshots":{"c":"/tabs/c/7/"}}}
      """
    let state = try decoded(
      """
      {"options":{"completionTimeout":{"magnitude":1}},
       "primaryRouteByName":{"main":{"name":"main","path":"/tabs/a/",\(route)}},
       "detailRouteByName":{"two":{"name":"two","path":"/tabs//b/",\(route)}}}
      """,
      as: Routes.State.self
    )
    #expect(state.drawing == "main /tabs/a | /, two / | /tabs/b")
    #expect(RouteNavigation().state(state, after: .navigate(to: "/tabs/c")).path == "/tabs/c/7")
  }

  @Test(arguments: [
    (
      #"{"options":{"completionTimeout":1},"scenes":[{"name":"a","route":{"path":"b","caches":[]},"#
        + #""detailRoute":{"path":"/","caches":[]}}]}"#,
      "b with caches at [] is no route"
    ),
    (
      #"{"options":{"completionTimeout":1e300},"scenes":[]}"#, "1e+300 seconds are no time-out"
    ),
    (
      #"{"options":{"completionTimeout":1},"scenes":[{"name":"a","route":{"path":"/","caches":"#
        + #"[{"policy":"forever","path":"/x","snapshots":["/y"]}]},"#
        + #""detailRoute":{"path":"/","caches":[]}}]}"#,
      "a cache at /x cannot remember [/y]"
    ),
  ])
  func `a damaged state is not read, and says why`(json: String, reason: String) {
    #expect(corruption(of: json, as: Routes.State.self) == reason)
  }

  @Test(arguments: [
    "-1", "-0.001", "1000000000.1", "1e15", "-1e300", "[9223372036854775807,0]", "[-1,0]",
    #"{"magnitude":-5}"#, #"{"magnitude":1e12}"#,
  ])
  func `a time-out that no clock can wait for is not read`(timeout: String) {
    let json = #"{"options":{"completionTimeout":\#(timeout)},"scenes":[]}"#
    let reason = corruption(of: json, as: Routes.State.self)
    #expect(reason?.hasSuffix("seconds are no time-out") == true)
  }

  @Test(arguments: [
    (Duration.seconds(-1), Duration.zero), (.zero, .zero), (.seconds(2), .seconds(2)),
    (.seconds(Int64.max), Routes.Options.longestTimeout),
  ])
  func `a time-out that no clock can wait for is made one`(given: Duration, legal: Duration) throws
  {
    var options = Routes.Options(completionTimeout: given)
    #expect(options.completionTimeout == legal)
    options.completionTimeout = .seconds(5)
    options.completionTimeout = given
    #expect(options.completionTimeout == legal)
    #expect(try restored(options) == options)
  }

  @Test func `two scenes with one name are not read`() throws {
    let scene = try written(RouteScene())
    let json = #"{"options":{"completionTimeout":1},"scenes":[\#(scene),\#(scene)]}"#
    #expect(
      corruption(of: json, as: Routes.State.self)
        == #"two scenes have one name, of ["main", "main"]"#
    )
  }

  @Test func `every truncation and every flipped bit of a saved state is read or refused`() throws {
    try expectSoundReading(used) { state in
      Set(state.scenes.map(\.name)).count == state.scenes.count
        && state.scenes.allSatisfy { $0.route.path.isAbsolute && $0.detailRoute.path.isAbsolute }
    }
  }

  @Test(arguments: [
    ("forever", "/x", 1), ("whileActive", "/x", 0), ("whileActive", "/a", 1),
    ("whileParentActive", "/a/x", 1), ("whileParentActive", "/x/y", 0),
  ])
  func `a cache that has ended where the route is remembers nothing`(
    policy: String,
    place: String,
    count: Int
  ) throws {
    let route = try decoded(
      #"{"path":"/a/b","caches":[{"policy":"\#(policy)","path":"\#(place)","snapshots":[]}]}"#,
      as: Route.self
    )
    #expect(route.caches.count == count)
    #expect(try restored(route) == route)
  }

  @Test func `places that are read are absolute, as those that are named`() throws {
    let json = #"{"scene":"main","path":"a/b","isDetail":false}"#
    #expect(try decoded(json, as: Waypoint.self) == Waypoint(path: path("/a/b")))
    #expect(
      try decoded(json, as: Waypoint.self)
        == Waypoint(scene: "main", path: path("/a/b"), isDetail: false)
    )
  }

  @Test func `actions are saved and read`() throws {
    let actions: [Routes.Action] = [
      .navigate(to: "7", from: path("/notes"), isDetail: true), .open(url: "main/a"),
      .beginCaching(.root, policy: .forever), .setError(.sceneNotFound("x")), .verifyRoutes,
      .setOptions(.init()), .addScene(RouteScene(name: "two")),
      .goForward(), .goForward(.upTo(2), scene: "two", isDetail: true, animated: false),
    ]
    #expect(try restored(actions) == actions)
  }
}
