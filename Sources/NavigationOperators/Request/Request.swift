public import ComposableNavigation

/// A pending question of a feature to a screen.
///
/// Use it if a screen is opened to obtain a value: a colour, a contact, a confirmation. It is a
/// property of the asking feature's state, and is empty until ``ask(_:superseding:)`` names an
/// entry. The operator ``ComposableNavigation/Reducer/answering(_:by:)`` delivers the answer.
///
/// ```swift
/// state.stack.items.append(.palette)
/// state.colour.ask(state.stack.topID)                // a Request<Colour>
/// state.colour.isPending                             // true
/// ```
///
/// The result is delivered exactly once: the screen's answer, or none if the screen is removed in
/// any way, if another screen is asked instead, or if a saved state without the screen is read. See
/// ``RequestResult``.
///
/// A request is saved with the state: a decoded request waits for the entry with the encoded number
/// or name. An entry named by a value that is neither a string nor an integer cannot be decoded;
/// see `EntryID`.
public struct Request<Answer: Sendable>: Sendable {
  /// The entry that is asked; nil if the request is not pending.
  public private(set) var pendingID: EntryID?

  /// The promise to the tasks that await the answer; nil if there are none.
  private var promise: AnswerPromise<Answer>?

  /// A Boolean value that indicates whether the request was decoded, and its entry was not resolved
  /// yet.
  private var isRead = false

  /// Makes a request that is not pending.
  public init() {}

  /// A Boolean value that indicates whether a screen was asked and has not answered.
  public var isPending: Bool { pendingID != nil }

  /// Asks an entry, which must exist after the action was carried out.
  ///
  /// ```swift
  /// state.colour.ask(state.stack.topID)                // nil: it is asked
  /// state.colour.ask(state.modal.presentedID)          // .other, “#4 is asked already”
  /// ```
  ///
  /// - Parameters:
  ///   - id: The entry; an id that does not exist is answered immediately with ``NoAnswer/left``.
  ///   - superseding: True to replace a pending request to another entry, which ends with
  ///     ``NoAnswer/superseded``.
  /// - Returns: The reason why the entry is not asked, a ``RequestRefusal``; nil if it is.
  @discardableResult
  public mutating func ask(_ id: EntryID?, superseding: Bool = false) -> Refusal? {
    guard let id else { return .because(RequestRefusal.noScreen) }
    if let pendingID {
      guard superseding else { return .because(RequestRefusal.pending(pendingID)) }
      // The entry is already asked, and stays so.
      if pendingID.isSame(as: id) { return nil }
    }
    withdraw()
    pendingID = id
    return nil
  }

  /// Withdraws the request; tasks that await its answer receive ``NoAnswer/withdrawn``.
  public mutating func withdraw() {
    pendingID = nil
    promise = nil
    isRead = false
  }

  /// Returns the future answer, for an effect that is returned with the same action.
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
  /// The effect belongs to the asking entry, like every effect, and ends with it. The answer is
  /// also delivered as an action. An effect does not survive the process, so after a restart only
  /// the action is delivered: handle answers that must not be lost in the action.
  ///
  /// - Returns: The future answer; ``NoAnswer/withdrawn`` immediately if the request is not
  ///   pending.
  public mutating func pendingAnswer() -> PendingAnswer<Answer> {
    if let promise { return promise.pending }
    let made = AnswerPromise<Answer>()
    if isPending { promise = made }
    return made.pending
  }

  // MARK: For the operator

  /// Returns the pending request, with its promise.
  func pending(by asker: EntryID?) -> PendingRequest? {
    pendingID.map { PendingRequest(asker: asker, pendingID: $0, promise: promise, isRead: isRead) }
  }

  /// Replaces an unresolved id by the entry's own id, so that no later entry matches.
  mutating func bind(_ id: EntryID) {
    pendingID = id
    isRead = false
  }
}

extension Request: Hashable {
  /// Returns a Boolean value that indicates whether both requests ask the same entry, by number or
  /// name, or are not pending.
  public static func == (lhs: Request, rhs: Request) -> Bool { lhs.pendingID == rhs.pendingID }

  /// Hashes the entry that is asked.
  public func hash(into hasher: inout Hasher) { hasher.combine(pendingID) }
}

extension Request: Codable {
  private enum CodingKeys: String, CodingKey { case pendingID = "asked" }

  /// Decodes a request, which waits for the entry with the encoded number or name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    pendingID = try container.decodeIfPresent(EntryID.self, forKey: .pendingID)
    isRead = pendingID != nil
  }

  /// Encodes the entry that is asked: `{"asked":4}`, or `{}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(pendingID, forKey: .pendingID)
  }
}

extension Request: CustomReflectable, CustomStringConvertible {
  /// The entry that is asked; without the promise.
  public var customMirror: Mirror {
    Mirror(self, children: ["asked": pendingID as Any], displayStyle: .struct)
  }

  /// The request as a text, such as `asks #4`.
  public var description: String { "asks \(pendingID?.description ?? "no screen")" }
}
