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
/// - Complexity: The closure is called for the entries that an action removes. An action that does
///   not touch a stored container costs a few instructions. For places with custom keys, the closure
///   is called before each action, for one after another until one is blocked.
public struct LeaveGuard<State>: Sendable {
  /// Returns the reason of the front-most blocked place; nil if no place is blocked.
  private let front: @Sendable (State) -> LeaveBlocker?
  /// Returns a Boolean value that indicates whether a change of a state may be refused: the state
  /// then has to be kept.
  let mayRefuse: @Sendable (UnsafePointer<State>) -> Bool
  /// Returns a Boolean value that indicates whether an action has surely changed nothing that is
  /// guarded, given the bytes of the state before and the state after; see `StatePart`.
  let isUntouched: @Sendable (_ bytes: UnsafeRawPointer, _ after: UnsafeRawPointer) -> Bool
  /// Returns the refusal of a change from one state to another; nil if it is not refused.
  let refuse: @Sendable (_ before: State, _ after: State) -> Refusal?
  /// Returns the reason of one entry; nil for a place that is no entry.
  private let reason: @Sendable (State, EntryID) -> LeaveBlocker?

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
  ///   - blocker: Returns the reason why a place is blocked; nil if it may be left.
  public init<Key: Hashable & Sendable>(
    open: @escaping @Sendable (State) -> [Key],
    blocker: @escaping @Sendable (State, Key) -> LeaveBlocker?
  ) {
    front = { state in
      for key in open(state).reversed() {
        if let blocker = blocker(state, key) { return blocker }
      }
      return nil
    }
    mayRefuse = { before in
      open(before.pointee).contains { blocker(before.pointee, $0) != nil }
    }
    isUntouched = { _, _ in false }
    refuse = { before, after in
      let there = Set(open(after))
      for key in open(before).reversed() where !there.contains(key) {
        if let blocker = blocker(before, key) { return .blocked(nil, blocker) }
      }
      return nil
    }
    reason = { _, _ in nil }
  }

  /// Guards the entries of a stack, a modal, tabs or a custom shape.
  ///
  /// An entry leaves if it is removed. A tab also leaves if another tab is selected: return a
  /// reason for a tab only if the tab must not be hidden. A window does not leave if another window
  /// is focused.
  ///
  /// - Parameters:
  ///   - container: The key path to the shape's state.
  ///   - blocker: Returns the reason why an entry is blocked; nil if it may be left.
  public init<Container: NavigationState, Item>(
    _ container: any KeyPath<State, Container> & Sendable,
    blocker: @escaping @Sendable (State, Entry<Item>) -> LeaveBlocker?
  ) where Container.Item == Item {
    let part = StatePart(container)
    self.init(
      entries: { (state: State) -> OpenEntries<Item> in
        var open = OpenEntries(Entries<Item>())
        part.read(state) { found in
          // A window that is not focused is still visible.
          let isSeen = Container.Shape.Rules.hasWindows
          open = OpenEntries(
            found.pointee.entries,
            selected: isSeen ? nil : found.pointee.desiredContent.selected
          )
        }
        return open
      },
      isUntouched: { part.isUntouched($0, $1) },
      blocker: blocker
    )
  }

  /// Guards the entries of a split, in any column.
  ///
  /// - Parameters:
  ///   - split: The key path to the split's state.
  ///   - blocker: Returns the reason why an entry is blocked; nil if it may be left.
  public init<Item: Equatable & Sendable>(
    _ split: any KeyPath<State, SplitNavigation<Item>.State> & Sendable,
    blocker: @escaping @Sendable (State, Entry<Item>) -> LeaveBlocker?
  ) {
    let part = StatePart(split)
    self.init(
      entries: { OpenEntries($0[keyPath: split].entries) },
      isUntouched: { part.isUntouched($0, $1) },
      blocker: blocker
    )
  }

  /// Guards the entries of a container of another target, which is compared unless it is surely
  /// the same in both states.
  package init<Item: Equatable & Sendable>(
    entries: @escaping @Sendable (State) -> OpenEntries<Item>,
    isUntouched: @escaping @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool,
    blocker: @escaping @Sendable (State, Entry<Item>) -> LeaveBlocker?
  ) {
    front = { state in
      let open = entries(state).entries
      for position in (0..<open.count).reversed() {
        if let blocker = blocker(state, open[position]) { return blocker }
      }
      return nil
    }
    mayRefuse = { _ in true }
    self.isUntouched = isUntouched
    refuse = { before, after in
      let open = entries(before)
      for position in open.departures(to: entries(after)).reversed() {
        let entry = open.entries[position]
        if let blocker = blocker(before, entry) { return .blocked(entry.id, blocker) }
      }
      return nil
    }
    reason = { state, id in
      let open = entries(state).entries
      return open.index(of: id).flatMap { blocker(state, open[$0]) }
    }
  }

  private init(all guards: [LeaveGuard]) {
    front = { state in guards.reversed().lazy.compactMap { $0.front(state) }.first }
    mayRefuse = { before in guards.contains { $0.mayRefuse(before) } }
    isUntouched = { before, after in guards.allSatisfy { $0.isUntouched(before, after) } }
    refuse = { before, after in
      guards.reversed().lazy.compactMap { $0.refuse(before, after) }.first
    }
    reason = { state, id in guards.reversed().lazy.compactMap { $0.reason(state, id) }.first }
  }

  /// Returns a guard that combines several; if several refuse, the last one's reason is used.
  public static func all(of guards: [LeaveGuard]) -> LeaveGuard {
    guards.count == 1 ? guards[0] : LeaveGuard(all: guards)
  }

  // MARK: Asking

  /// Returns the reason of the front-most blocked place in a state; nil if all places may be
  /// left.
  ///
  /// Call it before a window is closed or the app quits, which leaves all places.
  public func blocker(in state: State) -> LeaveBlocker? { front(state) }

  /// Returns the reason why an entry is blocked; nil if it may be left.
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

  /// Returns the refusal of a change from one state to another; nil if it leaves no blocked place.
  ///
  /// ```swift
  /// unsaved.refusal(from: state, to: state)            // nil
  /// ```
  public func refusal(from before: State, to after: State) -> Refusal? {
    refuse(before, after)
  }
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

  /// Returns the positions of the entries that have left the list or the front, ascending.
  fileprivate func departures(to after: OpenEntries) -> [Int] {
    let gone = entries.positions(missingIn: after.entries)
    guard let selected, after.selected?.isSame(as: selected) != true,
      let index = entries.ids.firstIndex(where: selected.isSame), !gone.contains(index)
    else { return gone }
    return (gone + [index]).sorted()
  }
}
