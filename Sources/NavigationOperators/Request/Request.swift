public import ComposableNavigation

/// A question that a feature has put to a screen, until it is answered.
///
/// Reach for it when a screen is opened for what it is to find out: a colour, a contact, a yes. It
/// lies in the state of who asks, and is empty until ``ask(_:superseding:)`` says which entry is
/// asked. The operator ``ComposableNavigation/Reducer/answering(_:by:)`` gives the answer back.
///
/// ```swift
/// state.stack.items.append(.palette)
/// state.colour.ask(state.stack.topID)                // a Request<Colour>
/// state.colour.isPending                             // true
/// ```
///
/// The result comes exactly once: the screen's answer, or none when the screen has gone in any way,
/// when another is asked instead, or when a saved state is read and the screen is not in it. See
/// ``RequestResult``.
///
/// A request is saved with the state: what is read waits for the entry that has the number or the
/// name that was written. An entry named by a value that is neither a text nor a whole number
/// cannot be read back; see `EntryID`.
public struct Request<Answer: Sendable>: Sendable {
  /// The entry that is asked; nil while none is.
  public private(set) var asked: EntryID?

  /// The promise to whoever awaits the answer; nil when nobody does.
  private var promise: AnswerPromise<Answer>?

  /// Tells whether the request has been read, and nobody has looked yet for the entry that it names.
  private var isRead = false

  /// Makes a request that asks nobody yet.
  public init() {}

  /// Tells whether a screen is asked that has not answered.
  public var isPending: Bool { asked != nil }

  /// Asks an entry, which has to be there when the action has been carried out.
  ///
  /// ```swift
  /// state.colour.ask(state.stack.topID)                // nil: it is asked
  /// state.colour.ask(state.modal.presentedID)          // .other, “#4 is asked already”
  /// ```
  ///
  /// - Parameters:
  ///   - id: The entry; an id that is not there is answered at once, with
  ///     ``NoAnswer/left``.
  ///   - superseding: True to ask it in the place of another, whose request ends with
  ///     ``NoAnswer/superseded``.
  /// - Returns: The reason why nobody new is asked, a ``RequestRefusal``; nil when the entry is.
  @discardableResult
  public mutating func ask(_ id: EntryID?, superseding: Bool = false) -> Refusal? {
    guard let id else { return .because(RequestRefusal.nobody) }
    if let asked {
      guard superseding else { return .because(RequestRefusal.pending(asked)) }
      // The one that is asked already goes on being asked.
      if asked.isSame(as: id) { return nil }
    }
    withdraw()
    asked = id
    return nil
  }

  /// Takes the question back; who waited for its answer gets ``NoAnswer/withdrawn``.
  public mutating func withdraw() {
    asked = nil
    promise = nil
    isRead = false
  }

  /// The answer, to be awaited by an effect that is returned with the same action.
  ///
  /// ```swift
  /// case .colourTapped:
  ///   state.stack.items.append(.palette)
  ///   state.colour.ask(state.stack.topID)
  ///   let answer = state.colour.pendingAnswer()
  ///   return .run { send in
  ///     guard let colour = try await answer.result.answer else { return }
  ///     await send(.dyed(try await dye(colour)))
  ///   }
  /// ```
  ///
  /// The effect belongs to who asks, as every effect does, and ends with it. The answer comes as an
  /// action all the same. An effect does not outlive the process, so after a restart only the action
  /// comes: let what must not be lost hang on that.
  ///
  /// - Returns: The answer to come; ``NoAnswer/withdrawn`` at once when nobody is asked.
  public mutating func pendingAnswer() -> PendingAnswer<Answer> {
    if let promise { return promise.pending }
    let made = AnswerPromise<Answer>()
    if isPending { promise = made }
    return made.pending
  }

  // MARK: For the operator

  /// The question, with the promise that its answer keeps.
  func pending(by asker: EntryID?) -> PendingRequest<Answer>? {
    asked.map { PendingRequest(asker: asker, asked: $0, promise: promise, isRead: isRead) }
  }

  /// Names the entry by the id that it has, so that no later one is meant.
  mutating func bind(_ id: EntryID) {
    asked = id
    isRead = false
  }
}

extension Request: Hashable {
  /// Tells whether both ask the same entry, by number or name, or nobody.
  public static func == (lhs: Request, rhs: Request) -> Bool { lhs.asked == rhs.asked }

  /// Hashes the entry that is asked.
  public func hash(into hasher: inout Hasher) { hasher.combine(asked) }
}

extension Request: Codable {
  private enum CodingKeys: String, CodingKey { case asked }

  /// Reads a request: it waits for the entry that has the number or the name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    asked = try container.decodeIfPresent(EntryID.self, forKey: .asked)
    isRead = asked != nil
  }

  /// Writes the entry that is asked: `{"asked":4}`, or `{}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(asked, forKey: .asked)
  }
}

extension Request: CustomReflectable, CustomStringConvertible {
  /// The entry that is asked; who awaits the answer is nobody's business.
  public var customMirror: Mirror {
    Mirror(self, children: ["asked": asked as Any], displayStyle: .struct)
  }

  /// `asks #4`, or `asks nobody`.
  public var description: String { "asks \(asked?.description ?? "nobody")" }
}
