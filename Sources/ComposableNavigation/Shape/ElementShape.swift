/// The reducer of a container of features.
///
/// See ``ElementState``, and ``NavigationShape`` for one that a handler shows.
public protocol ElementShape: Reducer where State: ElementState, State.Shape == Self {
  /// Makes the reducer.
  init()

  /// Tells whether an action takes entries away, which a parent wants to see before they go.
  ///
  /// Say more than what goes rather than less: a parent that runs first sees the state as it was.
  static func entriesGo(on action: Action, in state: State) -> Bool
}
