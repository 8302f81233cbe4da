public import ComposableNavigation

extension Store where State: Codable & Equatable {
  /// Saves the state now, and after each action that changes it.
  ///
  /// ```swift
  /// let saving = store.saving(to: file) { error in log.error("\(error)") }
  /// ```
  ///
  /// A state is on the disk before anybody sees what follows from it: what a person has seen done is
  /// there after a kill. That takes some thousandths of a second for each change. Where that is too
  /// long, save by an effect, with ``ArchiveFile/save(_:)``, after a pause in which nothing changes.
  ///
  /// To save only a part, scope the store to it:
  ///
  /// ```swift
  /// let saving = store.scope(state: \.saved, action: .whole).saving(to: file)
  /// ```
  ///
  /// - Parameters:
  ///   - file: Where it is saved.
  ///   - onFailure: Told when a state could not be saved, once until it can be again; nil for the
  ///     store's `onRefusal`.
  /// - Returns: The subscription; let go of it, or cancel it, to save no more.
  public func saving(
    to file: ArchiveFile<State>,
    onFailure: (@MainActor (ArchiveFileError) -> Void)? = nil
  ) -> Subscription {
    var hasFailed = false
    return observe { [listeners] state in
      do throws(ArchiveFileError) {
        try file.write(state)
        hasFailed = false
      } catch {
        // The closure that is told may change the state, which cannot be saved either.
        guard !hasFailed else { return }
        hasFailed = true
        if let onFailure { return onFailure(error) }
        // No action was refused: neither a trace nor who has sent it is told.
        listeners.onRefusal?(.because(error))
      }
    }
  }
}
