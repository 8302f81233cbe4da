import ComposableNavigation
import Foundation
import NavigationLinks
import Testing
import TestSupport

/// Searches every way through the links of an app beside a model of a browser.
@Suite struct LinkHistoryLaws {
  /// A rule for browsers: the real one, or one that is known to be wrong.
  enum Rule: CaseIterable {
    case real, newLinkKeepsAhead, wayUpIsForgotten, returnIsNew
  }

  private struct Browser: Hashable, CustomStringConvertible {
    var here: String
    /// Both lists begin with the nearest page.
    var behind: [String] = []
    var ahead: [String] = []
    let limit: Int
    let rule: Rule

    var description: String { "\(here), behind \(behind), ahead \(ahead)" }

    mutating func move(to url: String) {
      guard url != here else { return }
      let (now, then) = (Self.path(here), Self.path(url))
      let isUp = then.count < now.count && Array(now.prefix(then.count)) == then
      if behind.first == url, rule != .returnIsNew {
        behind.removeFirst()
        ahead = [here] + ahead
      } else if isUp, rule != .wayUpIsForgotten {
        ahead = [here] + ahead
      } else {
        behind = [here] + behind
        if rule != .newLinkKeepsAhead { ahead = [] }
      }
      arrive(at: url)
    }

    mutating func goBack() {
      guard let url = behind.first else { return }
      behind.removeFirst()
      ahead = [here] + ahead
      arrive(at: url)
    }

    mutating func goForward() {
      guard let url = ahead.first else { return }
      ahead.removeFirst()
      behind = [here] + behind
      arrive(at: url)
    }

    private static func path(_ url: String) -> [Substring] {
      url.prefix { $0 != "?" }.split(separator: "/")
    }

    private mutating func arrive(at url: String) {
      here = url
      (behind, ahead) = (Array(behind.prefix(limit)), Array(ahead.prefix(limit)))
    }
  }

  private struct Situation: Hashable {
    let browser: Browser
    let content: [String]
  }

  private struct Search {
    var steps = 0
    var states: [ToyReader.State] = []
    var failure: String?

    init(_ rule: Rule, limit: Int, depth: Int) throws {
      let reader = try ToyReader()
      let resolved = reader.resolve()
      var start = ToyReader.State()
      start.links.history = .kept(limit: limit)
      let browser = Browser(here: reader.url(of: start) ?? "", limit: limit, rule: rule)
      var level: [(ToyReader.State, Browser, script: [ToyReader.Action])] = [(start, browser, [])]
      var known: Set<Situation> = []
      for _ in 0..<depth where failure == nil {
        var next: [(ToyReader.State, Browser, script: [ToyReader.Action])] = []
        for (state, browser, script) in level where failure == nil {
          for action in Self.actions(in: state) {
            var (after, wanted) = (state, browser)
            _ = resolved.reduce(into: &after, action: action)
            steps += 1
            switch action {
            case .links(.goBack): wanted.goBack()
            case .links(.goForward): wanted.goForward()
            default: wanted.move(to: reader.url(of: after) ?? "")
            }
            let links = after.links
            let found = Browser(
              here: links.here ?? "",
              behind: links.linksBehind,
              ahead: links.linksAhead,
              limit: limit,
              rule: rule
            )
            guard found == wanted, reader.url(of: after) == wanted.here else {
              let steps = (script + [action]).map { "  \($0)\n" }.joined()
              failure = "\(steps)\(found), not \(wanted)"
              break
            }
            let situation = Situation(browser: wanted, content: after.app.content)
            if known.insert(situation).inserted { next.append((after, wanted, script + [action])) }
          }
        }
        states += next.map { $0.0 }
        level = next
      }
    }

    private static func actions(in state: ToyReader.State) -> [ToyReader.Action] {
      let other: ToyApp.Tab = state.app.tabs.activeItem == .people ? .notes : .people
      return [
        .push(.inbox), .leave, .select(other), .open("people/inbox/search?q=a"),
        .links(.goBack), .links(.goForward),
      ]
    }
  }

  private var depth: Int { bound(4, full: 7) }

  @Test(arguments: [1, 2])
  func `every way back and forward through links is that of a browser with two lists`(
    limit: Int
  ) throws {
    let search = try Search(.real, limit: limit, depth: depth)
    if let failure = search.failure { Issue.record("\(failure.withoutModules)") }
    #expect(search.states.count > 40)
    print("searched \(search.steps) steps to \(search.states.count) links with \(limit) ahead")
  }

  @Test(arguments: Rule.allCases.filter { $0 != .real })
  func `a wrong rule for links is found`(rule: Rule) throws {
    #expect(try Search(rule, limit: 2, depth: 4).failure != nil)
  }

  @Test func `a link that is not printed again is the one that would be printed`() async {
    await Walk(seeds: 0..<seedBound(100), length: 30) { numbers in
      Int.random(in: 0..<8, using: &numbers)
    } run: { _, steps in
      do {
        let resolved = try ToyReader().resolve()
        let take = { (step: Int, state: inout ToyReader.State) in
          _ = resolved.reduce(into: &state, action: Self.action(step, in: state))
          // The operator does not see this change.
          if step == 7 { state.app.notes.items.append(.search("by hand")) }
        }
        var (state, naive) = (ToyReader.State(), ToyReader.State())
        for step in steps {
          take(step, &state)
          // A decoded history has no memory, so each link is printed.
          naive.links = try JSONDecoder()
            .decode(LinkHistory.self, from: JSONEncoder().encode(naive.links))
          take(step, &naive)
          if state.links != naive.links { return "\(state.links) instead of \(naive.links)" }
        }
      } catch {
        return "\(error)"
      }
      return nil
    }.expectNone(of: "readers with and without a memory of links")
  }

  private static func action(_ step: Int, in state: ToyReader.State) -> ToyReader.Action {
    let other: ToyApp.Tab = state.app.tabs.activeItem == .people ? .notes : .people
    return switch step {
    case 0: .push(.inbox)
    case 1: .push(.search("a"))
    case 2: .leave
    case 3: .select(other)
    case 4: .open("people/inbox/search?q=a")
    case 5: .links(.goBack)
    case 6: .links(.goForward)
    default: .select(.notes)
    }
  }

  @Test func `back then forward is the same link`() throws {
    let reader = try ToyReader()
    let resolved = reader.resolve()
    var checked = 0
    let states = try Search(.real, limit: 9, depth: 3).states
    for state in states where !state.links.linksBehind.isEmpty {
      var again = state
      _ = resolved.reduce(into: &again, action: .links(.goBack))
      _ = resolved.reduce(into: &again, action: .links(.goForward))
      #expect(again.links == state.links)
      #expect(reader.url(of: again) == reader.url(of: state))
      checked += 1
    }
    #expect(checked > 10)
    print("went back and forward from \(checked) links")
  }
}
