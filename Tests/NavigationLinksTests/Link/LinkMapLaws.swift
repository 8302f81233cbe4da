import ComposableNavigation
import NavigationLinks
import Testing
import TestSupport

/// The laws of a map, with random states and links.
@Suite struct LinkMapLaws {
  @Test func `what was printed opens what it was`() throws {
    let runs = bound(300, full: 20_000)
    let check = try ToyApp.map().check(from: ToyApp(), seed: 24, runs: runs) { $0.content }
    #expect(check.failure == nil)
    #expect(check.cases == runs)
  }

  @Test func `the check would notice an alert that is not closed`() throws {
    let alerts = try LinkTable<String> {
      Link(CasePath.whole, id: "alert") { Query.value("alert", String.self) }
    }
    let map = LinkMap<ToyApp> {
      LinkMap.value(alerts, get: \.alert, set: { app, alert in if let alert { app.alert = alert } })
    }
    let check = map.check(from: ToyApp(), seed: 24, runs: 300) { $0.content }
    #expect(check.failure?.law == .warm)
  }

  @Test func `a link that is refused changes nothing`() throws {
    let map = try ToyApp.map()
    var numbers = ToyRandom(seed: 26)
    let links = [
      "notes/inbox/note/7/search?q=a%20b", "people/person/1/person/2?tab=x&tab=y",
      "notes/settings/note/1?alert=c", "people/help?topic=urls",
    ]
    let damage = ["/", "x", "%", "?", "&", "=", "#", "note", "%2F", ""]
    var open = ToyApp()
    _ = try map.replace(with: "people/person/9/settings/note/4?alert=x", in: &open)
    var refused = 0
    for _ in 0..<bound(2_000, full: 20_000) {
      var link = Array(links.randomElement(using: &numbers) ?? "")
      let place = Int.random(in: 0..<link.count, using: &numbers)
      link.replaceSubrange(place...place, with: damage.randomElement(using: &numbers) ?? "")
      var app = open
      do throws(LinkError) {
        if Bool.random(using: &numbers) {
          _ = try map.append(from: String(link), to: &app)
        } else {
          _ = try map.replace(with: String(link), in: &app)
        }
      } catch {
        refused += 1
        if app != open { Issue.record("\(String(link)) was refused: \(error)") }
      }
    }
    print("refused \(refused) links")
    #expect(refused > 500)
  }
}
