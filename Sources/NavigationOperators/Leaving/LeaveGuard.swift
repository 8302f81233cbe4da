public import ComposableNavigation

/// A rule that says why something that is open may not be left yet.
///
/// Make one for a place where something would be lost, and give it to the reducer by
/// ``ComposableNavigation/Reducer/guarded(by:force:attempted:)``. It is asked about the state
/// before an action and about the state after it, so it holds whoever takes something away: a tap,
/// a link, a route, a parent that empties the list. Nobody asks it about what has been let go of
/// already.
///
/// ```swift
/// let unsaved = LeaveGuard<Inbox.State>(\.stack) { _, page in
///   page.item.isSaved ? nil : Stay("The draft is not sent.", question: "Throw it away?")
/// }
/// unsaved.stay(in: state)?.reason                    // "The draft is not sent."
/// unsaved.refusal(from: state, to: Inbox.State())    // .stays(#1, …)
/// ```
///
/// ## Laws
/// - what is still there has not left, wherever it has moved
///
/// - Complexity: Each question is O(*n*) in the number of things that are open.
public struct LeaveGuard<State>: Sendable {
  /// Looks at a state; nil when nothing in it stays.
  let look: @Sendable (State) -> Holding?

  /// The things that stay in one state.
  struct Holding {
    /// The reason of the one in front.
    let stay: Stay
    /// The refusal of a change that ends in this state; nil when all that stays is still there.
    let refusal: (State) -> Refusal?
  }

  private init(look: @escaping @Sendable (State) -> Holding?) { self.look = look }

  /// Watches over whatever a state has open, under keys of your own.
  ///
  /// Reach for it where a place is no entry of a container: the note in a route, an upload.
  ///
  /// ```swift
  /// LeaveGuard<Notes.State>(open: \.openNotes) { state, note in
  ///   state.drafts[note] == nil ? nil : Stay("\(note) is half written.")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - open: The keys of all that is open, the one in front last.
  ///   - stay: The reason why one of them stays; nil when it may go.
  public init<Key: Hashable & Sendable>(
    open: @escaping @Sendable (State) -> [Key],
    stay: @escaping @Sendable (State, Key) -> Stay?
  ) {
    self.init(
      held: { state in
        open(state).compactMap { key in stay(state, key).map { Held(key: key, id: nil, stay: $0) } }
      },
      there: { Set(open($0)) }
    )
  }

  /// Watches over the entries of a stack, a modal, tabs or a shape of your own.
  ///
  /// An entry leaves when it is no longer there. A tab leaves also when another one is selected: let
  /// it stay only for what may not be out of sight. A window does not leave when another is focused.
  ///
  /// - Parameters:
  ///   - container: Where the shape's state lies.
  ///   - stay: The reason why an entry stays; nil when it may go.
  public init<Container: NavigationState, Item>(
    _ container: any KeyPath<State, Container> & Sendable,
    stay: @escaping @Sendable (State, Entry<Item>) -> Stay?
  ) where Container.Item == Item {
    self.init(
      entries: { (state: State) -> OpenEntries<Item> in
        let found = state[keyPath: container]
        // A window that is not focused is seen still.
        let isSeen = Container.Shape.Rules.hasWindows
        return OpenEntries(found.entries, selected: isSeen ? nil : found.wanted.selected)
      },
      stay: stay
    )
  }

  /// Watches over the entries of a split, whichever column shows them.
  ///
  /// - Parameters:
  ///   - split: Where the split's state lies.
  ///   - stay: The reason why an entry stays; nil when it may go.
  public init<Item: Equatable & Sendable>(
    _ split: any KeyPath<State, SplitNavigation<Item>.State> & Sendable,
    stay: @escaping @Sendable (State, Entry<Item>) -> Stay?
  ) {
    self.init(entries: { OpenEntries($0[keyPath: split].entries) }, stay: stay)
  }

  /// Watches over the entries of a container of another target.
  package init<Item: Equatable & Sendable>(
    entries: @escaping @Sendable (State) -> OpenEntries<Item>,
    stay: @escaping @Sendable (State, Entry<Item>) -> Stay?
  ) {
    self.init(
      held: { (state: State) -> [Held<EntryPlace>] in
        let open = entries(state)
        var held: [Held<EntryPlace>] = []
        for entry in open.entries {
          guard let reason = stay(state, entry) else { continue }
          for place in open.places(of: entry.id) {
            held.append(Held(key: place, id: entry.id, stay: reason))
          }
        }
        return held
      },
      there: { (state: State) -> Set<EntryPlace> in
        let open = entries(state)
        var there: Set<EntryPlace> = []
        for id in open.entries.ids { there.formUnion(open.places(of: id)) }
        return there
      }
    )
  }

  private init<Key: Hashable & Sendable>(
    held: @escaping @Sendable (State) -> [Held<Key>],
    there: @escaping @Sendable (State) -> Set<Key>
  ) {
    self.init(look: { (state: State) -> Holding? in
      let all = held(state)
      guard let front = all.last else { return nil }
      return Holding(stay: front.stay) { after in
        let left = there(after)
        guard let gone = all.last(where: { !left.contains($0.key) }) else { return nil }
        return .stays(gone.id, gone.stay)
      }
    })
  }

  /// Watches over all that several guards watch over; of several that refuse, the last says why.
  public static func all(of guards: [LeaveGuard]) -> LeaveGuard {
    if guards.count == 1 { return guards[0] }
    return LeaveGuard(look: { (state: State) -> Holding? in
      let holdings = guards.compactMap { $0.look(state) }
      guard let front = holdings.last else { return nil }
      return Holding(stay: front.stay) { after in
        holdings.reversed().lazy.compactMap { $0.refusal(after) }.first
      }
    })
  }

  // MARK: Asking

  /// The reason why something in a state stays, that of the one in front; nil when all may go.
  ///
  /// Ask it before a window is closed or the app quits, where everything goes.
  public func stay(in state: State) -> Stay? { look(state)?.stay }

  /// The reason not to go from one state to another; nil when nothing leaves that stays.
  ///
  /// ```swift
  /// unsaved.refusal(from: state, to: state)            // nil
  /// ```
  public func refusal(from before: State, to after: State) -> Refusal? {
    look(before)?.refusal(after)
  }
}

/// Something that stays, and what tells it from others.
private struct Held<Key> {
  let key: Key
  let id: EntryID?
  let stay: Stay
}

/// The entries of a container that are open, as a guard sees them.
package struct OpenEntries<Item: Equatable> {
  let entries: Entries<Item>
  let selected: EntryID?

  /// - Parameters:
  ///   - entries: All of them.
  ///   - selected: The tab that is active; nil for a shape without.
  package init(_ entries: Entries<Item>, selected: EntryID? = nil) {
    self.entries = entries
    self.selected = selected
  }

  /// The places that an entry has, each of which it may leave.
  fileprivate func places(of id: EntryID) -> [EntryPlace] {
    let isSelected = selected?.isSame(as: id) == true
    return isSelected ? [.inList(Visit(id)), .inFront(Visit(id))] : [.inList(Visit(id))]
  }
}

private enum EntryPlace: Hashable, Sendable {
  case inList(Visit)
  case inFront(Visit)
}
