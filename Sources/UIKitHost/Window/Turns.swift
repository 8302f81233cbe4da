#if canImport(UIKit) && !os(watchOS)
  /// Does something a turn of the main queue later; a test has turns of its own.
  @MainActor
  package struct Turns {
    private let wait: (@escaping @MainActor () -> Void) -> Void

    /// Makes turns of one's own.
    package init(_ wait: @escaping (@escaping @MainActor () -> Void) -> Void) { self.wait = wait }

    /// The main queue's.
    static var main: Turns {
      Turns { act in
        Task { @MainActor in act() }
      }
    }

    /// Does something a turn later.
    package func later(_ act: @escaping @MainActor () -> Void) { wait(act) }
  }
#endif
