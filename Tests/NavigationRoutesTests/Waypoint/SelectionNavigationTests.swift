import NavigationRoutes
import Testing

@Suite struct SelectionNavigationTests {
  private let routes = RouteNavigation()
  private let optional = SelectionNavigation<Int>(at: Waypoint(path: path("/notes")))
  private let required = SelectionNavigation(at: Waypoint(path: path("/notes")), initialValue: 1)

  private func state(_ text: String) -> Routes.State { routes.state(after: .navigate(to: text)) }

  @Test(
    arguments: [
      ("/notes/7", 7, 7, nil), ("/notes/7/edit", 7, 7, nil), ("/notes", nil, 1, nil),
      ("/notes/x", nil, nil, "/"), ("/other/7", nil, 1, nil),
    ] as [(String, Int?, Int?, String?)]
  )
  func `the selected value is the component, or the initial value, or needs a repair`(
    route: String,
    selected: Int?,
    withInitial: Int?,
    repaired: String?
  ) {
    let state = state(route)
    #expect(optional.selected(in: state) == selected)
    #expect(required.selected(in: state) == withInitial)
    #expect(optional.repair(in: state) == nil)
    #expect(required.repair(in: state).map { routes.state(state, after: $0).path } == repaired)
  }

  @Test(
    arguments: [
      ("/notes", 7, "/notes/7"), ("/notes/7", 8, "/notes/8"), ("/notes/7/edit", 7, nil),
      ("/notes/7", nil, "/notes"), ("/notes", nil, nil), ("/a", 7, "/notes/7"),
    ] as [(String, Int?, String?)]
  )
  func `selecting goes to the value, nothing to the place, and the same nowhere`(
    start: String,
    value: Int?,
    end: String?
  ) {
    let state = state(start)
    #expect(optional.select(value, in: state).map { routes.state(state, after: $0).path } == end)
  }

  @Test func `a text with a slash in it is one component, an empty one selects nothing`() {
    let titles = SelectionNavigation<String>(at: Waypoint(path: path("/notes")))
    let state = state("/notes/7")
    let moved = titles.select("a/b", in: state).map { routes.state(state, after: $0) }
    #expect(moved?.path == "/notes/a%2Fb")
    #expect(moved.flatMap { titles.selected(in: $0) } == "a/b")
    #expect(titles.select("", in: state).map { routes.state(state, after: $0).path } == "/notes")
  }

  @Test func `a selection is animated when it is asked to be`() {
    let start = state("/notes")
    for animated in [true, false] {
      let action = optional.select(7, in: start, animated: animated)
      #expect(action == optional.waypoint.navigate(to: "/notes/7", animated: animated))
    }
  }
}
