import NavigationLinks

/// The orders, which have a stack of their own in a sheet.
///
/// They depend on the catalog's values and on none of its screens.
enum OrdersModule {
  /// The list, the root of the sheet.
  static let list = Page(
    title: "orders",
    rows: [Page.Row(text: "Order 5", opens: .order(Orders.Item(id: 5)))]
  )

  /// The screens of the module.
  @DestinationBuilder<Page>
  static var destinations: [DestinationRegistration<Page>] {
    DestinationRegistration(Orders.Item.self) { order in
      Page(
        title: "order \(order.id)",
        rows: [
          Page.Row(text: "What was ordered", opens: .item(Catalog.Item(id: 1))),
          Page.Row(text: "The invoice", opens: .invoice(Orders.Invoice(id: order.id))),
        ]
      )
    }
  }

  /// Returns the values that a screen handles.
  static func handled(_ page: Page) -> [any Sendable.Type] {
    page == list ? [Orders.Item.self] : []
  }
}
