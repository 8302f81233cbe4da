import NavigationLinks

/// The profile: users, and what they sell.
enum ProfileModule {
  /// What the module shows.
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
