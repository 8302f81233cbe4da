/// The way from a handler to its host, which it does not keep.
@MainActor
final class HostOutlet<Presentable> {
  // A closure for each question, because a host of any kind costs the runtime's metadata at each
  // look, and a lane looks at every event (benchmark “handler, push and pop”).
  private let isHostThere: () -> Bool
  private let look: () -> Showing?
  private let askIfAttached: () -> Bool
  private let tell: (_ isAttached: Bool) -> Void
  private let tellStays: ([ElementID: Stay]) -> Void
  private let ask: (NavigationCommand, [ElementID: Presentable], Bool, Acknowledgement) -> Void

  /// Reaches a host, which is asked for its own kind of command.
  init<Host: NavigationHost>(to host: Host) where Host.Presentable == Presentable {
    let reference = WeakReference(host)
    isHostThere = { reference.object != nil }
    look = { reference.object?.shown }
    askIfAttached = { reference.object?.isAttached ?? false }
    tell = {
      if $0 { reference.object?.didAttach() } else { reference.object?.didDetach() }
    }
    tellStays = { reference.object?.didChange(stays: $0) }
    ask = { command, presentables, animated, acknowledgement in
      guard let host = reference.object else { return acknowledgement.refused(.gone) }
      // No `as?`, which asks the runtime for an optional of a type that is not known here.
      switch command.base {
      case let command as Host.Command:
        host.perform(
          command,
          presentables: presentables,
          animated: animated,
          acknowledgement: acknowledgement
        )
      default: acknowledgement.refused(.gone)
      }
    }
  }

  /// The elements that the host shows; nil when it has been let go.
  var shown: Showing? { look() }

  /// Tells whether the host has not been let go.
  var isThere: Bool { isHostThere() }

  var isAttached: Bool { askIfAttached() }

  func didAttach() { tell(true) }

  func didDetach() { tell(false) }

  func didChange(stays: [ElementID: Stay]) { tellStays(stays) }

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
