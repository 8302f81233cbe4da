import ComposableNavigation

extension Reducer {
  /// The reducer one level deeper, composed by a function and not by a feature with a name.
  func deeper() -> some Reducer<Level<State>, LevelAction<Action>> {
    pullback(state: \Level<State>.child, action: /LevelAction<Action>.child)
  }
}
