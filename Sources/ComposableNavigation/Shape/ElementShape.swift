/// The reducer of a container of features.
///
/// See ``ElementState``, and ``NavigationShape`` for one that a handler shows.
///
/// ```swift
/// StackNavigation<String>.removal(of: [id], cause: .program)      // .remove([id])
/// TabNavigation<String>.dismissal(of: id, in: state, animated: true)      // nil: a tab stays
/// ```
public protocol ElementShape: Reducer where State: ElementState, State.Shape == Self {
  /// Makes the reducer.
  init()

  /// Tells whether an action takes entries away, which a parent wants to see before they go.
  ///
  /// Say more than what goes rather than less: a parent that runs first sees the state as it was.
  static func entriesGo(on action: Action, in state: State) -> Bool

  /// Makes the action that says that these entries went.
  ///
  /// - Parameters:
  ///   - ids: The entries, at least one.
  ///   - cause: The cause: a person or the program.
  /// - Returns: The action.
  static func removal(of ids: [EntryID], cause: Cause) -> Action

  /// Makes the action by which an entry's feature dismisses itself: see ``Effect/dismiss``.
  ///
  /// - Parameters:
  ///   - id: The entry.
  ///   - state: The state, which has the entry.
  ///   - animated: True if it is to be animated.
  /// - Returns: nil for an entry that is not dismissed but is a part of what lies around, as a tab
  ///   is: a dismissal is that of what is around it. nil is the default of a shape that is no
  ///   ``NavigationShape``.
  static func dismissal(of id: EntryID, in state: State, animated: Bool) -> Action?
}

extension ElementShape {
  /// The same question about places in memory, as a closure that is made where the types are known.
  @inlinable  // modal, present and dismiss: × 1.2
  static var entriesGoInMemory: EntriesGo {
    { state, action in
      let state = UnsafeMutableRawPointer(mutating: state)
      let action = UnsafeMutableRawPointer(mutating: action)
      return Self.entriesGo(
        in: &state.assumingMemoryBound(to: State.self).pointee,
        on: &action.assumingMemoryBound(to: Action.self).pointee
      )
    }
  }

  /// Tells whether an action takes entries away, where both lie in memory.
  ///
  /// Nothing is changed. But what might be is looked at in its place, and the `pointee` of a pointer
  /// is copied for that (benchmark “modal, present and dismiss”).
  @inlinable  // modal, present and dismiss: × 1.2
  static func entriesGo(in state: inout State, on action: inout Action) -> Bool {
    entriesGo(on: action, in: state)
  }

  /// None: an entry is a part of what lies around.
  public static func dismissal(of id: EntryID, in state: State, animated: Bool) -> Action? { nil }
}
