public import ComposableNavigation

/// The entries that a change has removed from a state and that nothing keeps, each with its reason.
///
/// Ask for them when a change comes from outside: a link, a restored archive, a logout, a closed
/// window. ``ComposableNavigation/Store/send(_:noting:)`` returns them with the outcome of an
/// action:
///
/// ```swift
/// var losses = Losses()
/// store.send(.open(link), noting: &losses)
/// for draft in losses.items(of: Draft.self) where !draft.text.isEmpty { offerCopy(of: draft) }
/// ```
///
/// All containers in the state are searched, at any depth: each value of a type that conforms to
/// `ElementState`. An entry that a ``Keeping`` container keeps is not lost. A computed container is
/// not found: its entries are made from another part of the state.
///
/// ## Laws
/// - each visit before a change is open, kept or named as a loss afterwards
public struct Losses: Sendable {
  /// An entry that is lost.
  public struct Loss: Sendable {
    /// The entry.
    public let id: EntryID

    /// The place of its container in the state, such as `pages[#3].sheet`; `state` for the whole
    /// state.
    public let place: String

    /// The item of the entry before the change.
    public let item: any Sendable

    /// The reason.
    public let reason: Reason
  }

  /// The reason why an entry is lost.
  public enum Reason: Hashable, Sendable {
    /// The entry has left its container.
    case removed

    /// A ``Keeping`` container does not keep the entry any longer, or could not keep it.
    case released

    /// An ``AccessRule`` does not allow the entry.
    case forbidden

    /// The entry that contained it is lost.
    case inside(EntryID)

    /// The part of the state that contained it is gone, or another one is in its place.
    case withPart
  }

  /// The lost entries, each before the entries in it.
  public private(set) var all: [Loss] = []

  /// A Boolean value that indicates whether nothing is lost.
  public var isEmpty: Bool { all.isEmpty }

  /// Makes losses of which there are none.
  public init() {}

  /// Compares two states.
  ///
  /// - Parameters:
  ///   - before: The state before a change.
  ///   - after: The state after it.
  ///   - forbidden: The entries that an access rule has removed.
  /// - Complexity: O(*n*) in the size of both states.
  public init<State>(from before: State, to after: State, forbidden: [EntryID] = []) {
    var places = StatePlaces()
    let earlier = VisitSurvey(of: before, in: &places)
    let later = VisitSurvey(of: after, in: &places)
    let there = Set(later.visits.map { places.key(of: $0) })
    let forbidden = VisitSet(forbidden)
    var lost: [Int: EntryID] = [:]
    for visit in earlier.visits where !there.contains(places.key(of: visit)) {
      lost[visit.place] = visit.id
      let reason: Reason
      if let outer = visit.outer, let id = lost[outer] {
        reason = .inside(id)
      } else if forbidden.contains(visit.id) {
        reason = .forbidden
      } else if let isKeeping = later.containers[visit.container] {
        reason = isKeeping ? .released : .removed
      } else {
        reason = .withPart
      }
      let place = places.text(of: visit.container)
      all.append(Loss(id: visit.id, place: place, item: visit.item, reason: reason))
    }
  }

  /// Returns the lost items of one type.
  public func items<Item>(of type: Item.Type) -> [Item] { all.compactMap { $0.item as? Item } }
}

extension Losses: CustomStringConvertible {
  /// A line for each loss: `#3 in pages: removed`.
  public var description: String { all.map(\.description).joined(separator: "\n") }
}

extension Losses.Loss: CustomStringConvertible {
  /// The loss as a line: `#3 in pages: removed`.
  public var description: String { "\(id) in \(place): \(reason)" }
}

extension Losses.Reason: CustomStringConvertible {
  /// The reason as a text: `with #3` for an entry in another one.
  public var description: String {
    switch self {
    case .removed: "removed"
    case .released: "released"
    case .forbidden: "forbidden"
    case .inside(let id): "with \(id)"
    case .withPart: "with its container"
    }
  }
}

extension Store {
  /// Sends an action, and returns what is lost by it.
  ///
  /// Only this call has a cost: it keeps the state before, and compares it with the state after the
  /// action and after those that its effects send at once. While another action is being reduced,
  /// the action is queued, and the losses are not known yet: they are empty.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - losses: Receives the losses.
  /// - Returns: The effects that began, and the outcome, as `send(_:)` does.
  /// - Complexity: O(*n*) in the size of the state, besides the cost of the action.
  @discardableResult
  public func send(_ action: Action, noting losses: inout Losses) -> StoreTask {
    let before = state
    let task = send(action)
    var forbidden: [EntryID] = []
    if case .forbidden(let ids)? = task.refusal { forbidden = ids }
    losses = Losses(from: before, to: state, forbidden: forbidden)
    return task
  }
}
