import ComposableNavigation
import NavigationRoutes
import Testing
import TestSupport

/// Searches every way up and forward through a few places until no new state is found.
@Suite struct RouteForwardLaws {
  fileprivate static let places = ["/", "/a", "/a/b", "/a/b/c", "/d"]

  /// A rule for routes: the real one, or one that is known to be wrong.
  enum Rule: CaseIterable {
    case real, upForgets, leapsForward

    func state(_ state: Routes.State, after step: Step) -> Routes.State {
      let routes = RouteNavigation()
      switch (self, step) {
      case (.upForgets, .up):
        let there = routes.state(state, after: step.action)
        let forgotten = RouteScene(route: Route(path: path(there.path)))
        return routes.state(there, after: .addScene(forgotten))
      case (.leapsForward, .forward): return routes.state(state, after: .goForward(.upTo(2)))
      default: return routes.state(state, after: step.action)
      }
    }
  }

  enum Step: Hashable {
    case go(String), up, forward, forwardTwo, forwardUpToTwo

    static let all: [Step] =
      RouteForwardLaws.places.map { .go($0) } + [.up, .forward, .forwardTwo, .forwardUpToTwo]

    var action: Routes.Action {
      switch self {
      case .go(let place): .navigate(to: place)
      case .up: .navigate(to: "..")
      case .forward: .goForward()
      case .forwardTwo: .goForward(.exactly(2))
      case .forwardUpToTwo: .goForward(.upTo(2))
      }
    }
  }

  /// A model of the current place and the places ahead, written out in full.
  private struct Model: Hashable, CustomStringConvertible {
    var place = "/"
    var ahead: [String] = []
    let limit: Int

    var description: String { "\(place) with \(ahead) ahead" }

    mutating func take(_ step: Step) {
      switch step {
      case .go(let place): go(to: place)
      case .up:
        let parts = place.split(separator: "/").dropLast()
        go(to: "/" + parts.joined(separator: "/"))
      case .forward: goForward(1, orFewer: false)
      case .forwardTwo: goForward(2, orFewer: false)
      case .forwardUpToTwo: goForward(2, orFewer: true)
      }
    }

    private mutating func go(to other: String) {
      guard other != place else { return }
      let isUp = other == "/" || place.hasPrefix(other + "/")
      ahead = isUp ? Array(([place] + ahead).prefix(limit)) : []
      place = other
    }

    private mutating func goForward(_ count: Int, orFewer: Bool) {
      guard orFewer || ahead.count >= count else { return }
      let taken = ahead.prefix(count)
      ahead = Array(ahead.dropFirst(count))
      place = taken.last ?? place
    }
  }

  private func search(_ rule: Rule, limit: Int) -> ModelSearch<Model> {
    let state = Routes.State(options: .init(history: .kept(limit: limit)))
    return ModelSearch(state, Model(limit: limit), steps: Step.all) { step, state, model in
      state = rule.state(state, after: step)
      model.take(step)
      let ahead = state.route(inScene: "main")?.forwardPlaces.map(\.description) ?? []
      let found = Model(place: state.path, ahead: ahead, limit: limit)
      return found == model ? nil : "\(found), not \(model)"
    }
  }

  @Test(arguments: [1, 2, 3])
  func `every way up and forward equals that of a written list`(limit: Int) {
    let search = search(.real, limit: limit)
    search.expectNone()
    #expect(search.states.count > Self.places.count)
    print("searched \(search.steps) steps from \(search.states.count) routes with \(limit) ahead")
  }

  @Test(arguments: Rule.allCases.filter { $0 != .real })
  func `a wrong rule for the way forward is found`(rule: Rule) {
    #expect(search(rule, limit: 2).failure != nil)
  }

  @Test func `up then forward is nothing`() {
    let routes = RouteNavigation()
    let start = Routes.State(options: .init(history: .kept(limit: 1)))
    for place in Self.places {
      let there = routes.state(start, after: .navigate(to: place))
      for above in Self.places where path(above).contains(path(place)) && above != place {
        let again = routes.state(there, after: .navigate(to: above), .goForward())
        #expect(again.drawing == there.drawing, "\(place) by \(above)")
      }
    }
  }
}
