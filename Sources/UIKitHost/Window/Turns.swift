#if canImport(UIKit) && !os(watchOS)
  /// Calls closures one turn of the main queue later; tests use their own turns.
  @MainActor
  package struct Turns {
    private let wait: (@escaping @MainActor () -> Void) -> Void

    /// Creates turns from a function.
    package init(_ wait: @escaping (@escaping @MainActor () -> Void) -> Void) { self.wait = wait }

    /// The turns of the main queue.
    static var main: Turns {
      Turns { act in
        Task { @MainActor in act() }
      }
    }

    /// Calls a closure one turn later.
    package func later(_ act: @escaping @MainActor () -> Void) { wait(act) }
  }
#endif
