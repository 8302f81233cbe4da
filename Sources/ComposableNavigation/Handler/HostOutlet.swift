/// A weak reference to a handler's host.
@MainActor
final class HostOutlet<Presentable> {
  // One closure for each call: a host of any type needs runtime metadata at each access, and a lane
  // accesses its hosts at every event (benchmark “handler, push and pop”).
  private let isHostThere: () -> Bool
  private let look: () -> Showing?
  private let askIfAttached: () -> Bool
  private let tell: (_ isAttached: Bool) -> Void
  private let reportBlockers: ([ElementID: LeaveBlocker]) -> Void
  private let ask: (NavigationCommand, [ElementID: Presentable], Bool, Acknowledgement) -> Void

  /// Creates an outlet to a host, which receives its own kind of command.
  init<Host: NavigationHost>(to host: Host) where Host.Presentable == Presentable {
    let reference = WeakReference(host)
    isHostThere = { reference.object != nil }
    look = { reference.object?.shown }
    askIfAttached = { reference.object?.isAttached ?? false }
    tell = {
      if $0 { reference.object?.didAttach() } else { reference.object?.didDetach() }
    }
    reportBlockers = { reference.object?.didChange(blockers: $0) }
    ask = { command, presentables, animated, acknowledgement in
      guard let host = reference.object else { return acknowledgement.refused(.gone) }
      // No `as?`, which needs the metadata of an optional of a type that is unknown here.
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

  /// The content of the host; nil if the host was released.
  var shown: Showing? { look() }

  /// True until the host is released.
  var isThere: Bool { isHostThere() }

  var isAttached: Bool { askIfAttached() }

  func didAttach() { tell(true) }

  func didDetach() { tell(false) }

  func didChange(blockers: [ElementID: LeaveBlocker]) { reportBlockers(blockers) }

  func perform(
    _ command: NavigationCommand,
    _ presentables: [ElementID: Presentable],
    animated: Bool,
    _ acknowledgement: Acknowledgement
  ) {
    ask(command, presentables, animated, acknowledgement)
  }
}

/// Calls back when a host that keeps this object is released, on any thread.
final class HostLife: Sendable {
  private let whenOver: @MainActor @Sendable () -> Void

  init(whenOver: @escaping @MainActor @Sendable () -> Void) { self.whenOver = whenOver }

  deinit { Task { @MainActor [whenOver] in whenOver() } }
}
