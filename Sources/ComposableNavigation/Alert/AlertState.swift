/// An alert as comparable data: its title, its message and its buttons.
///
/// Reach for it when a person has to decide before anything else goes on. It is the item of a
/// ``ModalNavigation``, or one case of it, presented in the style ``PresentationStyle/alert``:
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
/// Without buttons it has one, “OK”, which only dismisses: nobody is locked in. A view's host taps
/// through the store that ``Store/scope(_:id:dialog:action:buttons:)`` makes. The idea is TCA's.
public struct AlertState<Action>: DialogState {
  /// The title: the question that is asked, or the news.
  public var title: String

  /// The text below the title; nil for none.
  public var message: String?

  /// The answers a person can give, in the order in which they are shown; one at the least.
  public var buttons: [ButtonState<Action>] {
    get { given.isEmpty ? [ButtonState("OK", role: .cancel)] : given }
    set { given = newValue }
  }

  private var given: [ButtonState<Action>]

  private enum CodingKeys: String, CodingKey {
    case title, message
    case given = "buttons"
  }

  /// Describes an alert by a list of buttons.
  public init(_ title: String, message: String? = nil, buttons: [ButtonState<Action>]) {
    self.title = title
    self.message = message
    given = buttons
  }

  /// Goes only by its buttons.
  public static var isLeftByBack: Bool { false }
}

extension AlertState: Equatable where Action: Equatable {}
extension AlertState: Hashable where Action: Hashable {}
extension AlertState: Sendable where Action: Sendable {}
extension AlertState: Encodable where Action: Encodable {}
extension AlertState: Decodable where Action: Decodable {}
