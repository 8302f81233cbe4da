import ComposableNavigation

extension Reducer {
  /// Returns the reducer one level deeper, composed by a function instead of a named feature.
  func deeper() -> some Reducer<Level<State>, LevelAction<Action>> {
    pullback(state: \Level<State>.child, action: /LevelAction<Action>.child)
  }
}
