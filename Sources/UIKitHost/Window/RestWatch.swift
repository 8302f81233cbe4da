#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Waits until no transition runs.
  ///
  /// During a coordinator's completion handler, the old coordinator may still exist, and the stack
  /// may be incomplete. So the watch checks again one turn of the main queue later. Another
  /// transition may then run: on iOS 26, the user can reverse a transition.
  @MainActor
  final class RestWatch {
    private let find: () -> (any UIViewControllerTransitionCoordinator)?
    private let turns: () -> Turns
    private let whenMoved: @MainActor (Double) -> Void
    private let whenAtRest: () -> Void
    private var isWaiting = false
    private var progress: GestureProgress?

    /// Creates a watch.
    ///
    /// - Parameters:
    ///   - find: Returns the coordinator of the running transition; nil if there is none.
    ///   - turns: Returns the turns to wait for.
    ///   - whenMoved: Receives the progress of a transition that a gesture drives.
    ///   - whenAtRest: Called each time a wait ends.
    init(
      find: @escaping () -> (any UIViewControllerTransitionCoordinator)?,
      turns: @escaping () -> Turns,
      whenMoved: @escaping @MainActor (Double) -> Void,
      whenAtRest: @escaping () -> Void
    ) {
      self.find = find
      self.turns = turns
      self.whenMoved = whenMoved
      self.whenAtRest = whenAtRest
    }

    /// Waits for the running transition; without one, calls back at once.
    func wait() {
      if !isWaiting { look(after: nil) }
    }

    /// Waits for a transition that may begin or end within a turn.
    func waitATurn() {
      if !isWaiting { turn(after: nil) }
    }

    /// Retains the coordinator, because a new one could have the identity of a deallocated one.
    private func look(after last: (any UIViewControllerTransitionCoordinator)?) {
      isWaiting = true
      if let coordinator = find() {
        // The same coordinator has already called back: UIKit has not cleared it yet.
        if coordinator !== last,
          coordinator.animate(
            alongsideTransition: nil,
            completion: { [weak self] _ in self?.turn(after: coordinator) }
          )
        {
          progress = GestureProgress(of: coordinator, report: whenMoved)
          return
        }
      }
      isWaiting = false
      whenAtRest()
    }

    private func turn(after last: (any UIViewControllerTransitionCoordinator)?) {
      isWaiting = true
      progress = nil
      turns().later { [weak self] in self?.look(after: last) }
    }
  }
#endif
