#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Waits until no transition runs.
  ///
  /// Inside a coordinator's completion the old coordinator may still be there, and the stack be
  /// unfinished, so one looks again a turn of the main queue later. Then another one may run: on
  /// iOS 26 a person can turn a transition round.
  @MainActor
  final class RestWatch {
    private let find: () -> (any UIViewControllerTransitionCoordinator)?
    private let turns: () -> Turns
    private let whenAtRest: () -> Void
    private var isWaiting = false

    /// Makes a watch.
    ///
    /// - Parameters:
    ///   - find: Finds the coordinator of the transition that runs; nil for none.
    ///   - turns: The turns that it waits for.
    ///   - whenAtRest: Is called each time when what was waited for has ended.
    init(
      find: @escaping () -> (any UIViewControllerTransitionCoordinator)?,
      turns: @escaping () -> Turns,
      whenAtRest: @escaping () -> Void
    ) {
      self.find = find
      self.turns = turns
      self.whenAtRest = whenAtRest
    }

    /// Waits for the transition that runs; without one it calls back at once.
    func wait() {
      if !isWaiting { look(after: nil) }
    }

    /// The same, but looks a turn later: what runs may not have begun yet, or not quite have ended.
    func waitATurn() {
      if !isWaiting { turn(after: nil) }
    }

    /// Keeps the coordinator, and not only its identity: another one could be made in its place.
    private func look(after last: (any UIViewControllerTransitionCoordinator)?) {
      isWaiting = true
      if let coordinator = find() {
        // The same one once more has called back: it is only not cleared yet.
        if coordinator !== last,
          coordinator.animate(
            alongsideTransition: nil,
            completion: { [weak self] _ in self?.turn(after: coordinator) }
          )
        {
          return
        }
      }
      isWaiting = false
      whenAtRest()
    }

    private func turn(after last: (any UIViewControllerTransitionCoordinator)?) {
      isWaiting = true
      turns().later { [weak self] in self?.look(after: last) }
    }
  }
#endif
