/// An alert as comparable data: its title, its message and its buttons.
///
/// Use it if the user has to decide before anything else happens. It is the item of a
/// ``ModalNavigation``, or one case of the item, presented in the style
/// ``PresentationStyle/alert``:
///
/// ```swift
/// enum Question: Equatable { case deleteConfirmed }
///
/// let alert = AlertState<Question>("Delete all notes?", message: "They cannot be restored.") {
///   ButtonState("Delete", role: .destructive, action: .deleteConfirmed)
///   ButtonState("Cancel", role: .cancel)
/// }
/// // .send(.modal(.presentAlert(.question(alert))))
/// ```
///
/// An alert without buttons has one, “OK”, which only dismisses, so the user can always leave it. A
/// host taps buttons through the store from ``Store/scope(_:id:dialog:action:buttons:)``. The idea
/// is TCA's.
public struct AlertState<Action>: DialogState {
  /// The title: a question or a message.
  public var title: String

  /// The text below the title; nil for none.
  public var message: String?

  /// The user's possible answers, in the order in which they are shown; at least one.
  public var buttons: [ButtonState<Action>] {
    get { given.isEmpty ? [ButtonState("OK", role: .cancel)] : given }
    set { given = newValue }
  }

  private var given: [ButtonState<Action>]

  private enum CodingKeys: String, CodingKey {
    case title, message
    case given = "buttons"
  }

  /// Makes an alert with a list of buttons.
  public init(_ title: String, message: String? = nil, buttons: [ButtonState<Action>]) {
    self.title = title
    self.message = message
    given = buttons
  }

  /// False: the user can leave an alert only by its buttons.
  public static var isDismissedByBack: Bool { false }
}

extension AlertState: Equatable where Action: Equatable {}
extension AlertState: Hashable where Action: Hashable {}
extension AlertState: Sendable where Action: Sendable {}
extension AlertState: Encodable where Action: Encodable {}
extension AlertState: Decodable where Action: Decodable {}
