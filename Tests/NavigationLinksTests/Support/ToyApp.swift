import ComposableNavigation
import NavigationLinks

/// Two tabs with a stack each, a sheet with a stack of its own, and an alert.
struct ToyApp: Equatable, Sendable {
  enum Tab: String, CaseIterable, Hashable, Sendable { case notes, people }

  enum Screen: Hashable, Sendable {
    case root
    case inbox
    case note(Int)
    case search(String)
    case person(Int, tab: String?)
  }

  var tabs = TabNavigation<Tab>.State(items: Tab.allCases)
  var notes = StackNavigation<Screen>.State(items: [.root])
  var people = StackNavigation<Screen>.State(items: [.root])
  var sheet = ModalNavigation<Sheet>.State()
  var sheetStack = StackNavigation<Screen>.State(items: [.root])
  var alert: String?
  var user: String?
  var pending: PendingLink?

  enum Sheet: Hashable, Sendable { case settings, help(String) }

  /// The part of the state that a link describes: everything but the ids of places.
  var content: [String] {
    let items = [notes, people, sheetStack].map {
      $0.items.map { "\($0)" }.joined(separator: " ▸ ")
    }
    return ["\(tabs.activeItem.map(\.rawValue) ?? "")"] + items
      + ["\(sheet.item.map { "\($0)" } ?? "")", alert ?? ""]
  }

  static func screens() throws -> LinkTable<Screen> {
    try LinkTable {
      Link(/Screen.inbox) { "inbox" }
      Link(/Screen.note) {
        "note"
        Segment.value("id", Int.self)
      }
      Link(/Screen.search) {
        "search"
        Query.value("q", String.self)
      }
      Link(/Screen.person) {
        "person"
        Segment.value("id", Int.self)
        Query.optional("tab", String.self)
      }
    }
  }

  static func map() throws -> LinkMap<ToyApp> {
    let screens = try screens()
    let tabs = try LinkTable<Tab> {
      Link(.notes) { "notes" }
      Link(.people) { "people" }
    }
    let sheets = try LinkTable<Sheet> {
      Link(/Sheet.settings) { "settings" }
      Link(/Sheet.help) {
        "help"
        Query.value("topic", String.self)
      }
    }
    let alerts = try LinkTable<String> {
      Link(CasePath.whole, id: "alert") { Query.value("alert", String.self) }
    }
    return LinkMap<ToyApp> {
      LinkMap.tabs(\.tabs, tabs) { tab in
        .stack(
          tab == .notes ? \.notes : \.people,
          screens,
          parents: { first in
            if case .note = first { [.inbox] } else { [] }
          }
        )
      }
      LinkMap.modal(\.sheet, sheets) { sheet in
        sheet == .settings ? .stack(\.sheetStack, screens) : nil
      }
      LinkMap.value(alerts, get: \.alert, set: { $0.alert = $1 })
    }
  }
}
