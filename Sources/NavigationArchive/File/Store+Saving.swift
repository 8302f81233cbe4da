public import ComposableNavigation

extension Store where State: Codable & Equatable {
  /// Saves the state now, and after each action that changes it.
  ///
  /// ```swift
  /// let saving = store.saving(to: file) { error in log.error("\(error)") }
  /// ```
  ///
  /// A state is on the disk before the user sees its result, so every change that the user has seen
  /// survives a kill. Each change takes some milliseconds. If that is too long, save in an effect,
  /// with ``ArchiveFile/save(_:)``, after a pause without changes.
  ///
  /// To save only a part, scope the store to it:
  ///
  /// ```swift
  /// let saving = store.scope(state: \.saved, action: .whole).saving(to: file)
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file to save to.
  ///   - onFailure: Called if a state cannot be saved, once until a state is saved again; nil for
  ///     the store's `onRefusal`.
  /// - Returns: The subscription; release or cancel it to stop saving.
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
        // The closure may change the state, which cannot be saved either.
        guard !hasFailed else { return }
        hasFailed = true
        if let onFailure { return onFailure(error) }
        // No action was refused, so neither a trace nor the sender of an action is notified.
        listeners.onRefusal?(.because(error))
      }
    }
  }
}
