extension Store {
  /// Has the asynchronous work counted that effects ask for, and not done: it is in flight until its
  /// owner goes, or somebody cancels it.
  ///
  /// For a root store, before it is sent anything. A replay says itself what comes of the work, and a
  /// benchmark of work in flight measures the store and not the tasks.
  package func holdWork() { core?.effects.beginning = .held }
}
