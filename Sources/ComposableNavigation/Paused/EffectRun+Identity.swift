extension EffectRun {
  /// The key that two runs of the same cause share if they live and are cancelled alike.
  ///
  /// - Parameter name: The name of an entry: in two searches of the same steps the visits are
  ///   others.
  /// - Returns: A key for a picture of the store.
  package func identity(naming name: (EntryID) -> AnyHashable) -> AnyHashable {
    func written(_ place: [Owner.Key]) -> AnyHashable {
      AnyHashable(
        place.map { [AnyHashable($0.container), $0.entry.map { name($0.id) } ?? AnyHashable(-1)] }
      )
    }
    let names = scope.names.map { [written($0.key.place), AnyHashable($0.key.id)] }
    return AnyHashable([AnyHashable(path), written(scope.place), AnyHashable(names)])
  }
}
