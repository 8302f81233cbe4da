extension EffectRun {
  /// Returns a key that is equal for two runs with the same cause, owners and names.
  ///
  /// - Parameter name: Returns a name for an entry, because the same steps in two searches have
  ///   different visits.
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
