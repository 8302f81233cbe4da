import NavigationLinks

/// The profile: users and the items that they sell.
enum ProfileModule {
  /// The screens of the module.
  @DestinationBuilder<Page>
  static var destinations: [DestinationRegistration<Page>] {
    DestinationRegistration(Profile.User.self) { user in
      Page(
        title: "user \(user.id)",
        rows: [Page.Row(text: "What they sell", opens: .item(Catalog.Item(id: user.id / 10)))]
      )
    }
  }
}
