/// All screens of the stacks, most of them with a link, with each kind of parameter.
enum Screen: Hashable, Sendable, Codable {
  /// The roots of the stacks, which no link contains.
  case home, library, settings
  /// A truth value in the path.
  case flag(Bool)
  /// A text in the query, one for each screen.
  case first(text: String)
  /// A whole number in the path.
  case second(Int)
  /// A number with a fraction.
  case ratio(Double)
  /// An enum of the app.
  case shade(Shade)
  /// An object of several named values, one of them of a custom type.
  case thing(Thing)
  /// Two screens that share one value of the query.
  case account(user: Int), orders(user: Int)
  /// Any number of values of one name.
  case tagged([String])
  /// A component that may be missing.
  case page(title: String, number: Int?)
  /// A default, which is not printed.
  ///
  /// Only a link leads here.
  case terms(version: Int)
  /// The screen in the cover of the same name.
  case help(topic: String)
}

extension Screen {
  /// The screens to which the user can go next.
  var exits: [Screen] {
    switch self {
    case .home: [.first(text: "a text"), .second(1), .flag(true)]
    case .library: [.shade(.red), .tagged(["new", "a b"]), .page(title: "Emma", number: nil)]
    case .settings: [.account(user: 7), .ratio(0.5)]
    case .first: [.second(22), .thing(.sample), .flag(false)]
    case .second: [.flag(true)]
    case .flag: [.first(text: "again")]
    case .account(let user): [.orders(user: user)]
    case .orders: [.thing(.sample)]
    case .tagged: [.page(title: "Emma", number: 1)]
    case .page(let title, let number): [.page(title: title, number: (number ?? 0) + 1)]
    case .shade: [.ratio(0.25)]
    case .ratio, .thing, .terms, .help: []
    }
  }
}

extension Screen: CustomStringConvertible {
  /// The title.
  var description: String {
    switch self {
    case .home: "home"
    case .library: "library"
    case .settings: "settings"
    case .flag(let isSet): "flag \(isSet)"
    case .first(let text): "first: \(text)"
    case .second(let number): "second \(number)"
    case .ratio(let ratio): "ratio \(ratio)"
    case .shade(let shade): "shade \(shade.rawValue)"
    case .thing(let thing): "thing \(thing.id): \(thing.name), \(thing.day.linkText)"
    case .account(let user): "account of \(user)"
    case .orders(let user): "orders of \(user)"
    case .tagged(let tags): "tagged \(tags.joined(separator: ", "))"
    case .page(let title, let number): "page \(number.map { "\($0) " } ?? "")of \(title)"
    case .terms(let version): "terms, version \(version)"
    case .help(let topic): "help about \(topic)"
    }
  }
}
