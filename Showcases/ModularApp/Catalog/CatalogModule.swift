import NavigationLinks

/// The catalog: a list, and its items.
///
/// It depends on a user's value and on no screen of another module.
enum CatalogModule {
  /// The list, the root of the app.
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

  /// Returns the values that a screen handles: the list shows items, each replacing the previous
  /// one.
  static func handled(_ page: Page) -> [any Sendable.Type] {
    page == list ? [Catalog.Item.self] : []
  }
}
