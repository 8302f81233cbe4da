/// The way from a handler to its host, which it does not keep.
@MainActor
final class HostOutlet<Presentable> {
  private let find: () -> (any NavigationHost<Presentable>)?
  private let ask: (NavigationCommand, [ElementID: Presentable], Bool, Acknowledgement) -> Void

  /// - Parameters:
  ///   - host: Whom to ask.
  ///   - unwrap: Takes the host's kind of command out of a lane's.
  init<Host: NavigationHost>(
    to host: Host,
    unwrap: @escaping (NavigationCommand) -> Host.Command?
  ) where Host.Presentable == Presentable {
    find = { [weak host] in host }
    ask = { [weak host] command, presentables, animated, acknowledgement in
      guard let host, let command = unwrap(command) else {
        return acknowledgement.refused(.gone)
      }
      host.perform(
        command,
        presentables: presentables,
        animated: animated,
        acknowledgement: acknowledgement
      )
    }
  }

  /// The elements that the host shows; nil when it has been let go.
  var shown: Showing? { find()?.shown }

  /// Tells whether the host has not been let go.
  var isThere: Bool { find() != nil }

  var isAttached: Bool { find()?.isAttached ?? false }

  func didAttach() { find()?.didAttach() }

  func didDetach() { find()?.didDetach() }

  func perform(
    _ command: NavigationCommand,
    _ presentables: [ElementID: Presentable],
    animated: Bool,
    _ acknowledgement: Acknowledgement
  ) {
    ask(command, presentables, animated, acknowledgement)
  }
}

/// Calls back when a host is let go that it was given to, on whatever thread that is.
final class HostLife: Sendable {
  private let whenOver: @MainActor @Sendable () -> Void

  init(whenOver: @escaping @MainActor @Sendable () -> Void) { self.whenOver = whenOver }

  deinit { Task { @MainActor [whenOver] in whenOver() } }
}
