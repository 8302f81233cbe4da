package import ComposableNavigation

/// Searches the states of a feature for those from which hosts, the preview and the reducer go back
/// to different states, or without an end.
package struct BackSearch {
  package private(set) var states = 0
  package private(set) var steps = 0
  package private(set) var faults: [String] = []
  /// The number of states in which the user had a way, by its name.
  package private(set) var ways: [String: Int] = [:]

  package init() {}

  /// Searches the states that a few acts reach.
  ///
  /// - Parameters:
  ///   - world: The feature.
  ///   - limit: The maximum number of states.
  ///   - ways: Returns the state after each way of the user to go back, by its name; nil for a way
  ///     that exists and did nothing.
  @MainActor
  package mutating func search<World: BackFeature>(
    _ world: World,
    atMost limit: Int,
    ways: (World.State) -> [(name: String, state: World.State?)]
  ) {
    let feature = world.resolve()
    var (all, next) = ([World.start("a")], 0)
    var seen = Set(all)
    while next < all.count, all.count < limit {
      for act in world.acts(in: all[next]) {
        var state = all[next]
        _ = feature.reduce(into: &state, action: act)
        if seen.insert(state).inserted { all.append(state) }
      }
      next += 1
    }
    states += all.count
    for state in all {
      let preview = feature.previewBack(in: state)
      for (name, after) in ways(state) + [("reducer", reducerBack(world, from: state))] {
        self.ways[name, default: 0] += 1
        guard after != preview else { continue }
        faults.append(
          "\(World.self): from \(state) \(name) \(after.map { "\($0)" } ?? "nothing"), "
            + "preview \(preview.map { "\($0)" } ?? "nothing")"
        )
      }
      var (rest, count) = (state, 0)
      while count < 1_000, let before = feature.previewBack(in: rest) {
        (rest, count) = (before, count + 1)
      }
      steps += count
      if count == 1_000 { faults.append("\(World.self): back does not end from \(state)") }
    }
  }

  /// Sends the reducer's action; nil if there is none.
  @MainActor
  private func reducerBack<World: BackFeature>(
    _ world: World,
    from state: World.State
  ) -> World.State? {
    let store = Store(initialState: state) { world }
    guard let action = world.backAction(in: state) else { return nil }
    store.send(action)
    return store.state
  }
}
