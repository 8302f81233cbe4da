import ComposableNavigation
import NavigationLinks
import Testing
import TestSupport

/// Searches links to open pages in maps of all shapes.
///
/// The pages carry content besides their link.
@Suite(.late) struct LinkPlaceLaws {
  /// A way to open a link: the real ones, or ones that are known to be wrong.
  private enum Rule: CaseIterable {
    case replace, find, anew, byEquality

    static var right: [Rule] { [.replace, .find] }

    func open(_ link: String, by map: LinkMap<ToyDesk>, in desk: ToyDesk) throws -> ToyDesk {
      var after = desk
      switch self {
      case .replace: _ = try map.replace(with: link, in: &after)
      case .find: _ = try map.find(link, in: &after)
      case .anew:
        after = ToyDesk()
        _ = try map.replace(with: link, in: &after)
      case .byEquality:
        // The former rule: the items of the link overwrite the open ones.
        var cold = ToyDesk()
        _ = try map.replace(with: link, in: &cold)
        after.left.items = cold.left.items
      }
      return after
    }
  }

  @Test func `opening the link of the current state changes nothing`() throws {
    for rule in Rule.right {
      let search = try changes(rule)
      #expect(search.failure == nil)
      print("opened \(search.cases) links that were open")
      #expect(search.cases > 300)
    }
  }

  @Test(arguments: [0, 1])
  func `a rule that makes pages anew is found`(number: Int) throws {
    let rule = [Rule.anew, .byEquality][number]
    #expect(try changes(rule).failure != nil)
    #expect(try losses(rule).failure != nil)
  }

  // A link to an open page made the page anew, and its draft was lost. Now pages are matched by
  // their links (`Array.keeping`).
  @Test func `a link keeps each page that it names and that is open`() throws {
    for rule in Rule.right {
      let search = try losses(rule)
      #expect(search.failure == nil)
      print("opened \(search.cases) links over others")
      #expect(search.cases > 5_000)
    }
  }

  @Test func `finding the link of a page with a draft keeps the page and the pages below it`()
    throws
  {
    var desk = ToyDesk()
    desk.left.items += ["a", "b", "0"].map { ToyDesk.Page(name: $0, draft: 1) }
    let visits = ToyDesk.visits(desk.left.entries)
    _ = try ToyDesk.maps()[0].map.find("b", in: &desk)
    #expect(ToyDesk.visits(desk.left.entries) == visits.dropLast())
  }

  private func changes(_ rule: Rule) throws -> (cases: Int, failure: String?) {
    var cases = 0
    for (name, map) in try ToyDesk.maps() {
      for desk in ToyDesk.all() {
        guard let link = try? map.currentURL(of: desk) else { continue }
        cases += 1
        // The link as the app prints it and as others may write it. A query with more values gives
        // a page its parents.
        let others = name == "stack with parents" ? [] : [link + "?unknown=1"]
        for text in [link, "/" + link, link + "#top"] + others {
          let after = try rule.open(text, by: map, in: desk)
          if after != desk {
            return (cases, "\(name): \(text) changed \(desk.visits) to \(after.visits)")
          }
        }
      }
    }
    return (cases, nil)
  }

  /// Opens the link of each desk in each other desk.
  private func losses(_ rule: Rule) throws -> (cases: Int, failure: String?) {
    var cases = 0
    for (name, map) in try ToyDesk.maps() {
      let desks = ToyDesk.all()
      let links = Set(desks.compactMap { try? map.currentURL(of: $0) }).sorted()
      // The first forty have a stack alone; each of three neighbours has another page on top.
      for desk in desks.prefix(40).thinned(by: 7) + desks.dropFirst(40) {
        for link in links {
          cases += 1
          let after = try rule.open(link, by: map, in: desk)
          guard let lost = Self.loss(from: desk, to: after) else { continue }
          return (
            cases, "\(name): \(link) lost \(lost) of \(desk.visits), and left \(after.visits)"
          )
        }
      }
    }
    return (cases, nil)
  }

  /// Returns a page that is open before and after but has lost its draft or its visit.
  private static func loss(from desk: ToyDesk, to after: ToyDesk) -> String? {
    let places: [(ToyDesk) -> Entries<ToyDesk.Page>] = [
      \.left.entries, \.right.entries, \.inSheet.entries, \.columns[.primary].entries,
      \.columns[.detail].entries, \.tabs.entries,
    ]
    for place in places {
      let (old, new) = (place(desk), place(after))
      for name in Set(old.items.map(\.name)) {
        // The k-th page of a name stays the k-th page of that name.
        let visits = [old, new].map { ToyDesk.visits($0).filter { $0.hasPrefix(name + " ") } }
        let count = min(visits[0].count, visits[1].count)
        if Set(visits[1]).intersection(visits[0]).count < count { return visits[0].description }
      }
    }
    let sheets = [desk, after].map(\.sheet)
    if let old = sheets[0].item, let new = sheets[1].item, old.name == new.name {
      if old != new || sheets[0].presentedID != sheets[1].presentedID { return old.name }
    }
    if let old = desk.note, let new = after.note, old != new { return old.name }
    return nil
  }
}
