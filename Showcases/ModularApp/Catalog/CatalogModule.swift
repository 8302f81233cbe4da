import NavigationLinks

/// The catalog: a list, and its items.
///
/// It knows a user's value, and no screen of another module.
enum CatalogModule {
  /// The list, where the app begins.
  static let list = Page(
    title: "catalog",
    rows: (1...3).map { id in
      Page.Row(text: "Item \(id)", opens: .item(Catalog.Item(id: id)))
    }
  )

  /// The screens of the module.
  @DestinationBuilder<Page>
  static var destinations: [DestinationRegistration<Page>] {
    DestinationRegistration(Catalog.Item.self) { item in
      Page(
        title: "item \(item.id)",
        rows: [
          Page.Row(text: "Its seller", opens: .user(Profile.User(id: item.id * 10))),
          Page.Row(text: "One like it", opens: .item(Catalog.Item(id: item.id + 1))),
        ]
      )
    }
  }

  /// The values that a screen handles: the list shows items in each other's place.
  static func handled(_ page: Page) -> [any Sendable.Type] {
    page == list ? [Catalog.Item.self] : []
  }
}
