/// An object that lives as long as an entry, a flow or a tab: a player, a session, a cache.
///
/// Use it for an object that a screen needs and that cannot be in a state. Declare one for each
/// kind of object, and pass it to the reducers and the views of one container; each entry has its
/// own object, made at the first use.
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
/// The owner is that of an effect: the entry whose reducer or store uses the object; for a part
/// behind an optional or a case of an enum, that part; for a child with a key, the key; otherwise
/// the store. If the owner is removed for any reason, its object is released within the same
/// action; all objects are released with the store. The object is not in the state: it is not
/// saved, not compared and not copied, and a search or a replay makes none. Two visits never share
/// an object.
///
/// Two containers may have entries of one name, and parts behind optionals have no name: use a
/// separate `Retained` for each container, and for each part.
///
/// ## Laws
/// - an object is made at its first use
/// - however an owner is removed, its object is released once
/// - objects that go together are released front-most first
/// - two visits never share an object
public struct Retained<Object: AnyObject>: Sendable {
  /// The identity of the declaration, by which stores find its objects.
  let kind: RetainedKind

  /// Declares an object for each owner.
  ///
  /// - Parameter make: Makes the object, at the owner's first use of it.
  public init(_ make: @escaping @MainActor @Sendable () -> Object) {
    kind = RetainedKind { make() }
  }
}

/// A type-erased declaration of objects.
final class RetainedKind: Sendable {
  let make: @MainActor @Sendable () -> AnyObject

  init(_ make: @escaping @MainActor @Sendable () -> AnyObject) { self.make = make }
}
