import ComposableNavigation
import NavigationLinks

extension LinkedApp {
  /// The links of the screens, each kind of parameter once.
  static func screens() throws -> LinkTable<Screen> {
    try LinkTable {
      Link(/Screen.flag) {
        "flag"
        Segment.value("isSet", Bool.self)
      }
      Link(/Screen.first) {
        "first"
        Query.value("text", String.self)
      }
      Link(/Screen.second) {
        "second"
        Segment.value("number", Int.self)
      }
      Link(/Screen.ratio) {
        "ratio"
        Segment.value("ratio", Double.self)
      }
      Link(/Screen.shade) {
        "shade"
        Segment.value("shade", Shade.self)
      }
      Link(/Screen.thing) {
        "thing"
        thing
      }
      Link(/Screen.account) {
        "account"
        Query.value("user", Int.self, shared: true)
      }
      Link(/Screen.orders) {
        "orders"
        Query.value("user", Int.self, shared: true)
      }
      Link(/Screen.tagged) {
        "tagged"
        Query.repeated("tag", String.self)
      }
      Link(/Screen.page) {
        "page"
        Segment.value("title", String.self)
        Segment.optional("number", Int.self)
      }
      Link(/Screen.terms) {
        "terms"
        Query.value("version", Int.self, default: 3)
      }
    }
  }

  /// The links of the covers.
  static func covers() throws -> LinkTable<Cover> {
    try LinkTable {
      Link(/Cover.settings) { "settings" }
      Link(/Cover.help) {
        "help"
        Query.value("topic", String.self, default: "links")
      }
    }
  }

  /// The links of the tabs.
  static func tabs() throws -> LinkTable<Tab> {
    try LinkTable {
      Link(/Tab.home) { "home" }
      Link(/Tab.library) { "library" }
    }
  }

  /// Returns the links of the themes, which are in the query alone.
  static func themes() throws -> LinkTable<Theme> {
    try LinkTable {
      Link(CasePath.whole, id: "theme") {
        Query.value("theme", Theme.self)
      }
    }
  }

  /// Returns the map from links to the state: a tab with its stack, a cover with its own, the
  /// theme.
  static func map() throws -> LinkMap<State> {
    let (screens, tabs, covers) = (try screens(), try tabs(), try covers())
    let themes = try themes()
    return LinkMap {
      LinkMap.tabs(\.tabs, tabs) { tab in
        .stack(tab == .home ? \.home : \.library, screens, parents: Self.parents)
      }
      LinkMap.modal(\.cover, covers, style: .fullScreen) { cover in
        cover == .settings ? .stack(\.settings, screens, parents: Self.parents) : nil
      }
      LinkMap.value(themes, get: \.theme, set: { $0.theme = $1 })
    }
  }

  /// Returns the screens below the target of a link: back from the orders leads to the account.
  private static func parents(_ screen: Screen) -> [Screen] {
    if case .orders(let user) = screen { [.account(user: user)] } else { [] }
  }

  private static var thing: LinkPart<Thing> {
    LinkPart {
      Query.value("thing.id", Int.self)
      Query.value("thing.name", String.self)
      Query.value("thing.day", Day.self)
    }
    .map {
      Thing(id: $0, name: $1, day: $2)
    } back: {
      ($0.id, $0.name, $0.day)
    }
  }
}
