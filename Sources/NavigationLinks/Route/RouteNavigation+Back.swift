public import ComposableNavigation

extension RouteNavigation: BackNavigable {
  /// Goes up in the scene `main`, the detail route before the primary one.
  ///
  /// A place from which the map, or what it remembers, leads straight on again is passed over, so
  /// that repeated back ends. No guard undoes a back.
  ///
  /// - Complexity: O(*n*) for a place at once above; at the most ``redirectLimit`` are tried.
  public func backAction(in state: State) -> Action? {
    for isDetail in [true, false] {
      guard let path = state.route(inScene: RouteScene.defaultName, isDetail: isDetail)?.path else {
        continue
      }
      var place = path
      for _ in 0..<Self.redirectLimit where !place.isRoot {
        place = place.parent
        let action = Action.navigate(
          RouteRequest(
            to: place.description,
            scene: RouteScene.defaultName,
            isDetail: isDetail,
            animated: true,
            cause: .user
          )
        )
        var next = state
        _ = reduce(into: &next, action: action)
        let end = next.route(inScene: RouteScene.defaultName, isDetail: isDetail)?.path
        if let end, end != path, end.contains(path) { return action }
      }
    }
    return nil
  }
}
