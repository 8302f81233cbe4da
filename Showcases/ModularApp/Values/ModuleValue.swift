/// The values of the catalog, which every module knows.
enum Catalog {
  struct Item: Hashable, Sendable, Codable { var id: Int }
}

/// The values of the orders; one has the same name as one of the catalog.
enum Orders {
  struct Item: Hashable, Sendable, Codable { var id: Int }
  /// A value that no module shows yet.
  struct Invoice: Hashable, Sendable, Codable { var id: Int }
}

/// The values of the profile.
enum Profile {
  struct User: Hashable, Sendable, Codable { var id: Int }
}

/// A value of a module, which an action carries and a row opens.
enum ModuleValue: Hashable, Sendable, Codable {
  case item(Catalog.Item)
  case order(Orders.Item)
  case invoice(Orders.Invoice)
  case user(Profile.User)

  /// The value itself, whose type finds its screen.
  var value: any Sendable {
    switch self {
    case .item(let item): item
    case .order(let order): order
    case .invoice(let invoice): invoice
    case .user(let user): user
    }
  }
}

extension ModuleValue {
  /// The kinds of values in a line of a script.
  enum Kind: String, CaseIterable, CustomStringConvertible {
    case item, order, invoice, user

    var description: String { rawValue }
  }

  init(_ kind: Kind, id: Int) {
    self =
      switch kind {
      case .item: .item(Catalog.Item(id: id))
      case .order: .order(Orders.Item(id: id))
      case .invoice: .invoice(Orders.Invoice(id: id))
      case .user: .user(Profile.User(id: id))
      }
  }

  /// The command that opens the value.
  var words: String {
    switch self {
    case .item(let item): "item \(item.id)"
    case .order(let order): "order \(order.id)"
    case .invoice(let invoice): "invoice \(invoice.id)"
    case .user(let user): "user \(user.id)"
    }
  }
}
