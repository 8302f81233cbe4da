public import ComposableNavigation

/// A rule that returns the reason why an open place must not be left yet.
///
/// Make one for a place that may contain unsaved work, and pass it to
/// ``ComposableNavigation/Reducer/guarded(by:force:attempted:)``. The guard reads the state before
/// and after an action, so it applies to every removal: by a tap, a link, a route, or a parent that
/// empties the list. It does not apply to places that were removed before.
///
/// ```swift
/// let unsaved = LeaveGuard<Inbox.State>(\.stack) { _, page in
///   page.item.isSaved ? nil : LeaveBlocker("The draft is not sent.", question: "Throw it away?")
/// }
/// unsaved.blocker(in: state)?.reason                 // "The draft is not sent."
/// unsaved.refusal(from: state, to: Inbox.State())    // .blocked(#1, …)
/// ```
///
/// Hosts get the same reason from ``blocker(of:in:)``.
///
/// ## Laws
/// - an entry that only moves has not left
///
/// - Complexity: Each check is O(*n*) in the number of open places.
public struct LeaveGuard<State>: Sendable {
  /// Reads a state; returns nil if no place in it stays.
  let look: @Sendable (State) -> Holding?
  /// Returns the reason of one entry; nil for a place that is no entry.
  private let reason: @Sendable (State, EntryID) -> LeaveBlocker?

  /// The places that stay in one state.
  struct Holding {
    /// The reason of the front-most place.
    let blocker: LeaveBlocker
    /// Returns the refusal of a change to another state; nil if that state still has all the places
    /// that stay.
    let refusal: (State) -> Refusal?
  }

  private init(
    look: @escaping @Sendable (State) -> Holding?,
    reason: @escaping @Sendable (State, EntryID) -> LeaveBlocker? = { _, _ in nil }
  ) {
    (self.look, self.reason) = (look, reason)
  }

  /// Guards the open places of a state, identified by custom keys.
  ///
  /// Use it for a place that is not an entry of a container: the note in a route, an upload.
  ///
  /// ```swift
  /// LeaveGuard<Notes.State>(open: \.openNotes) { state, note in
  ///   state.drafts[note] == nil ? nil : LeaveBlocker("\(note) is half written.")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - open: Returns the keys of all open places, the front-most one last.
  ///   - blocker: Returns the reason why a place stays; nil if it may be left.
  public init<Key: Hashable & Sendable>(
    open: @escaping @Sendable (State) -> [Key],
    blocker: @escaping @Sendable (State, Key) -> LeaveBlocker?
  ) {
    self.init(
      held: { state in
        open(state).compactMap { key in
          blocker(state, key).map { Held(key: key, id: nil, blocker: $0) }
        }
      },
      there: { Set(open($0)) }
    )
  }

  /// Guards the entries of a stack, a modal, tabs or a custom shape.
  ///
  /// An entry leaves if it is removed. A tab also leaves if another tab is selected: return a
  /// reason for a tab only if the tab must not be hidden. A window does not leave if another window
  /// is focused.
  ///
  /// - Parameters:
  ///   - container: The key path to the shape's state.
  ///   - blocker: Returns the reason why an entry stays; nil if it may be left.
  public init<Container: NavigationState, Item>(
    _ container: any KeyPath<State, Container> & Sendable,
    blocker: @escaping @Sendable (State, Entry<Item>) -> LeaveBlocker?
  ) where Container.Item == Item {
    self.init(
      entries: { (state: State) -> OpenEntries<Item> in
        let found = state[keyPath: container]
        // A window that is not focused is still visible.
        let isSeen = Container.Shape.Rules.hasWindows
        return OpenEntries(found.entries, selected: isSeen ? nil : found.desiredContent.selected)
      },
      blocker: blocker
    )
  }

  /// Guards the entries of a split, in any column.
  ///
  /// - Parameters:
  ///   - split: The key path to the split's state.
  ///   - blocker: Returns the reason why an entry stays; nil if it may be left.
  public init<Item: Equatable & Sendable>(
    _ split: any KeyPath<State, SplitNavigation<Item>.State> & Sendable,
    blocker: @escaping @Sendable (State, Entry<Item>) -> LeaveBlocker?
  ) {
    self.init(entries: { OpenEntries($0[keyPath: split].entries) }, blocker: blocker)
  }

  /// Guards the entries of a container of another target.
  package init<Item: Equatable & Sendable>(
    entries: @escaping @Sendable (State) -> OpenEntries<Item>,
    blocker: @escaping @Sendable (State, Entry<Item>) -> LeaveBlocker?
  ) {
    self.init(
      held: { (state: State) -> [Held<EntryPlace>] in
        let open = entries(state)
        var held: [Held<EntryPlace>] = []
        for entry in open.entries {
          guard let reason = blocker(state, entry) else { continue }
          for place in open.places(of: entry.id) {
            held.append(Held(key: place, id: entry.id, blocker: reason))
          }
        }
        return held
      },
      there: { (state: State) -> Set<EntryPlace> in
        let open = entries(state)
        var there: Set<EntryPlace> = []
        for id in open.entries.ids { there.formUnion(open.places(of: id)) }
        return there
      },
      reason: { (state: State, id: EntryID) in
        let open = entries(state).entries
        return open.index(of: id).flatMap { blocker(state, open[$0]) }
      }
    )
  }

  private init<Key: Hashable & Sendable>(
    held: @escaping @Sendable (State) -> [Held<Key>],
    there: @escaping @Sendable (State) -> Set<Key>,
    reason: @escaping @Sendable (State, EntryID) -> LeaveBlocker? = { _, _ in nil }
  ) {
    let look = { @Sendable (state: State) -> Holding? in
      let all = held(state)
      guard let front = all.last else { return nil }
      return Holding(blocker: front.blocker) { after in
        let left = there(after)
        guard let gone = all.last(where: { !left.contains($0.key) }) else { return nil }
        return .blocked(gone.id, gone.blocker)
      }
    }
    self.init(look: look, reason: reason)
  }

  /// Returns a guard that combines several; if several refuse, the last one's reason is used.
  public static func all(of guards: [LeaveGuard]) -> LeaveGuard {
    if guards.count == 1 { return guards[0] }
    let look = { @Sendable (state: State) -> Holding? in
      let holdings = guards.compactMap { $0.look(state) }
      guard let front = holdings.last else { return nil }
      return Holding(blocker: front.blocker) { after in
        holdings.reversed().lazy.compactMap { $0.refusal(after) }.first
      }
    }
    return LeaveGuard(look: look) { state, id in
      guards.reversed().lazy.compactMap { $0.reason(state, id) }.first
    }
  }

  // MARK: Asking

  /// Returns the reason of the front-most place that stays in a state; nil if all places may be
  /// left.
  ///
  /// Call it before a window is closed or the app quits, which leaves all places.
  public func blocker(in state: State) -> LeaveBlocker? { look(state)?.blocker }

  /// Returns the reason why an entry stays; nil if it may be left.
  ///
  /// Return it from the view provider's `leaveGuard`, so that hosts get the reducer's own reason:
  ///
  /// ```swift
  /// var leaveGuard: (@MainActor (Entry<Page.State>) -> LeaveBlocker?)? {
  ///   { [store] in Mail.unsent.blocker(of: $0.id, in: store.state) }
  /// }
  /// ```
  ///
  /// Use the guard of the entry's own container if two guarded containers may have entries of the
  /// same name.
  ///
  /// - Parameters:
  ///   - id: The entry's id; a place with a custom key has none.
  ///   - state: The state of the guarded reducer.
  /// - Returns: The reason; nil also if the guard does not cover the entry.
  /// - Complexity: That of finding the entry in its container, plus the cost of the rule.
  public func blocker(of id: EntryID, in state: State) -> LeaveBlocker? { reason(state, id) }

  /// Returns the refusal of a change from one state to another; nil if no place that stays is left.
  ///
  /// ```swift
  /// unsaved.refusal(from: state, to: state)            // nil
  /// ```
  public func refusal(from before: State, to after: State) -> Refusal? {
    look(before)?.refusal(after)
  }
}

/// A place that stays, with its key.
private struct Held<Key> {
  let key: Key
  let id: EntryID?
  let blocker: LeaveBlocker
}

/// The open entries of a container, in the form that a guard reads.
package struct OpenEntries<Item: Equatable> {
  let entries: Entries<Item>
  let selected: EntryID?

  /// - Parameters:
  ///   - entries: All entries.
  ///   - selected: The active tab; nil for a shape without a selection.
  package init(_ entries: Entries<Item>, selected: EntryID? = nil) {
    self.entries = entries
    self.selected = selected
  }

  /// Returns the places of an entry, each of which it may leave.
  fileprivate func places(of id: EntryID) -> [EntryPlace] {
    let isSelected = selected?.isSame(as: id) == true
    return isSelected ? [.inList(Visit(id)), .inFront(Visit(id))] : [.inList(Visit(id))]
  }
}

private enum EntryPlace: Hashable, Sendable {
  case inList(Visit)
  case inFront(Visit)
}
