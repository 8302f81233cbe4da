/// An object that is there for as long as an entry, a flow or a tab is: a player, a session, a
/// cache.
///
/// Reach for it for what a screen needs, and no state can hold. Declare one for each kind of object,
/// and give it to the reducers and the views of one container; each entry has an object of its own,
/// made at the first use.
///
/// ```swift
/// let player = Retained { Player() }
///
/// struct Song: Reducer {
///   let player: Retained<Player>
///
///   func reduce(into state: inout State, action: Action) -> Effect<Action> {
///     switch action {
///     case .playTapped: return player.use { $0.play() }
///     case .appeared:
///       return player.run { player, send in
///         for await time in player.times { await send(.passed(time)) }
///       }
///     case .passed(let time):
///       state.time = time
///       return .none
///     }
///   }
/// }
///
/// store.scope(\.stack, id: id, elements: /Action.song)?.object(of: player)    // the song's player
/// ```
///
/// The owner is that of an effect: the entry whose reducer asks, or whose store; behind an optional
/// or a case of an enum that part; a key's child; outside all of them the store. When the owner has
/// gone, in any way, its object is let go with that very action, and with the store all of
/// them. Nothing of it is in the state: it is not saved, not compared and not copied, and a search
/// or a replay makes none. Two visits never have one object.
///
/// Two containers may have entries of one name, and parts behind optionals have none: give each
/// container, and each part, a `Retained` of its own.
///
/// ## Laws
/// - an object is made at its first use
/// - however an owner is removed, its object is released once
/// - objects that go together are released front-most first
/// - two visits never share an object
public struct Retained<Object: AnyObject>: Sendable {
  /// The identity of the declaration, by which stores find what they keep for it.
  let kind: RetainedKind

  /// Declares an object for each owner.
  ///
  /// - Parameter make: Makes the object, at the owner's first use of it.
  public init(_ make: @escaping @MainActor @Sendable () -> Object) {
    kind = RetainedKind { make() }
  }
}

/// A declaration of objects, without their type.
final class RetainedKind: Sendable {
  let make: @MainActor @Sendable () -> AnyObject

  init(_ make: @escaping @MainActor @Sendable () -> AnyObject) { self.make = make }
}
