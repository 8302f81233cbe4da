/// The reducer of a container of features.
///
/// See ``ElementState``, and ``NavigationShape`` for a shape that a handler shows.
///
/// ```swift
/// StackNavigation<String>.removal(of: [id], cause: .program)      // .remove([id])
/// TabNavigation<String>.dismissal(of: id, in: state, animated: true)      // nil: a tab stays
/// ```
public protocol ElementShape: Reducer where State: ElementState, State.Shape == Self {
  /// Makes the reducer.
  init()

  /// Returns a Boolean value that indicates whether an action removes entries, in which case the
  /// parent runs first and sees them.
  ///
  /// If in doubt, return true: a parent that runs first sees the state before the action.
  static func entriesGo(on action: Action, in state: State) -> Bool

  /// Returns the action that reports entries as removed.
  ///
  /// - Parameters:
  ///   - ids: The entries, at least one.
  ///   - cause: The cause: the user or the program.
  /// - Returns: The action.
  static func removal(of ids: [EntryID], cause: Cause) -> Action

  /// Returns the action with which an entry's feature dismisses itself: see ``Effect/dismiss``.
  ///
  /// - Parameters:
  ///   - id: The entry.
  ///   - state: The state, which contains the entry.
  ///   - animated: True if the dismissal is animated.
  /// - Returns: nil for an entry that is not dismissed alone, such as a tab: a dismissal then
  ///   dismisses the enclosing feature. This is the default for a shape that is not a
  ///   ``NavigationShape``.
  static func dismissal(of id: EntryID, in state: State, animated: Bool) -> Action?
}

extension ElementShape {
  /// The function ``entriesGo(on:in:)`` for pointers, as a closure made by code that knows the
  /// types.
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

  /// Returns a Boolean value that indicates whether an action removes entries.
  ///
  /// Changes neither argument; they are `inout` because reading the `pointee` of a pointer would
  /// copy it (benchmark “modal, present and dismiss”).
  @inlinable  // modal, present and dismiss: × 1.2
  static func entriesGo(in state: inout State, on action: inout Action) -> Bool {
    entriesGo(on: action, in: state)
  }

  /// Returns nil: the entry is not dismissed alone.
  public static func dismissal(of id: EntryID, in state: State, animated: Bool) -> Action? { nil }
}
