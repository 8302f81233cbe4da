import ComposableNavigation
import NavigationRoutes
import Testing

/// A list, a note beside it, with pages and a question over it.
private let map = RouteMap {
  RouteStop("notes") { RouteStop("recent") }
  RouteStop("notes") {
    RouteStop(parameter: "id", as: Int.self) {
      RouteStop("pages")
      RouteStop("delete").presented(as: .alert)
    }
  }
  .detail()
}

@Suite struct RouteSplitTests {
  private let routes = RouteNavigation(map: map)

  private func state(_ primary: String, _ detail: String) -> Routes.State {
    routes.state(after: .navigate(to: primary), .navigate(to: detail, isDetail: true))
  }

  private func shown(_ state: Routes.State) -> RouteSplit {
    RouteSplit(map, of: Waypoint(path: path("/notes")), in: state)
  }

  @Test func `the detail route is beside the primary one, over its placeholder`() {
    let split = shown(state("/notes/recent", "/notes/7/pages")).split()
    #expect(split[.primary].items.map(\.id) == ["notes", "recent"])
    #expect(split[.detail].items.map(\.id) == ["", "notes", "{id}", "pages"])
    #expect(split[.detail].items.map(\.isDetail) == [true, true, true, true])
    #expect(shown(state("/notes", "/")).split()[.detail].items.map(\.path) == [.root])
  }

  @Test(arguments: [false, true])
  func `when the user removes an entry of a projected split, the routes show the rest`(
    isCollapsed: Bool
  ) {
    for start in ["/notes", "/notes/recent"] {
      for detail in ["/", "/notes/7", "/notes/7/pages"] {
        let before = state(start, detail)
        let split = shown(before).split(isCollapsed: isCollapsed)
        for column in SplitColumn.allCases {
          let stack = split[shown: column]
          for count in 0..<max(1, stack.entries.count) {
            let gone = Array(stack.entries.ids.suffix(count))
            let actions = shown(before).actions(
              for: .shown(column, .remove(gone, cause: .user)),
              isCollapsed: isCollapsed
            )
            let after = actions.reduce(before) { routes.state($0, after: $1) }
            let left = shown(after).split(isCollapsed: isCollapsed)
            #expect(left[shown: column].items == stack.items.dropLast(count), "\(start) \(detail)")
            #expect(Set(left.entries.ids).isSubset(of: split.entries.ids))
            #expect(actions.isEmpty == (count == 0))
          }
        }
      }
    }
  }

  @Test func `collapsing is no way to go anywhere`() {
    let shown = shown(state("/notes", "/notes/7"))
    #expect(shown.actions(for: .setCollapsed(true)) == [])
    #expect(shown.actions(for: .setOptions(SplitOptions())) == [])
  }

  @Test func `a presentation in the detail route is over the note`() throws {
    let before = state("/notes", "/notes/7/delete")
    let modal = shown(before).detail.modal
    #expect(modal.item?.id == "delete")
    #expect(modal.style == .alert)
    let id = try #require(modal.presentedID)
    let actions = shown(before).detail.actions(
      for: ModalNavigation<RouteScreen>.Action.dismiss(id: id, cause: .user)
    )
    let after = actions.reduce(before) { routes.state($0, after: $1) }
    #expect(after.drawing == "main /notes | /notes/7")
  }
}
