extension Store {
  /// Makes the store count the asynchronous work of its effects without running it.
  ///
  /// The work is in flight until its owner is removed or it is cancelled. Call this method on a
  /// root store before you send an action. A replay supplies the results of the work itself. A
  /// benchmark of work in flight measures the store and not the tasks.
  package func holdWork() { core?.effects.beginning = .held }
}
