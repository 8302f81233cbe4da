package import ComposableNavigation

/// A container of a walk, in a window or in a page: its handler, and its host, if it has one.
///
/// It is open because other modules cannot inherit from a class of the package.
@MainActor
open class WalkedContainer {
  package enum Kind: CaseIterable, Sendable { case stack, modal, tabs, split }

  package let kind: Kind
  package let name: String
  package let log: NastyLog
  /// The lane of a container in a window; nil for one in a page.
  package var lane: Lane?
  /// The handler, until it is lost.
  package var handler: (any NastyHandler)?
  package private(set) var host: NastyHost?
  /// The page that contains it.
  package weak var page: NastyView?
  /// The number of its hosts so far.
  package private(set) var hostCount = 0
  /// The fault of its hosts if it is a stack.
  package var mistake: NastyStackHost.Mistake?

  package init(_ kind: Kind, _ name: String, log: NastyLog, lane: Lane?) {
    (self.kind, self.name, self.log, self.lane) = (kind, name, log, lane)
  }

  package var isRoot: Bool { lane != nil }
  package var isModal: Bool { kind == .modal }

  /// A Boolean value that indicates whether a part of it is lost, so that no lane knows it.
  package var isLost: Bool { handler == nil || host == nil }

  /// A Boolean value that indicates whether the host exists and is on screen if its page is.
  package var isPresent: Bool { host.map { !$0.isAway } ?? false }

  /// The host and, in a split, those of its columns.
  package var hosts: [NastyHost] { host?.withColumns ?? [] }

  /// Returns a new host, with or without all capabilities.
  package func makeHost(canAll: Bool, isToldAttached: Bool = false) -> NastyHost {
    hostCount += 1
    let name = "\(name)/\(hostCount)"
    func host<Command, Capabilities>(
      _ capabilities: Capabilities
    ) -> NastyShapeHost<Command, Capabilities> {
      NastyShapeHost(
        name,
        log: log,
        isRoot: isRoot,
        isToldAttached: isToldAttached,
        capabilities: capabilities
      )
    }
    switch kind {
    case .stack:
      let stack: NastyStackHost = host(canAll ? .all : [])
      stack.mistake = mistake
      return stack
    case .modal: return host(canAll ? .restyle : []) as NastyModalHost
    case .tabs: return host(canAll ? .all : []) as NastyTabHost
    case .split:
      return NastySplitHost(name, log: log, isRoot: isRoot, isToldAttached: isToldAttached)
    }
  }

  /// Sets the handler up: for the first time, anew, or with another host.
  package func setUp(with host: NastyHost) {
    guard let handler else { return }
    // The former host lives until the handler releases it.
    let before = self.host
    self.host = host
    handler.setUp(with: host, in: lane)
    if let before, before !== host { before.retire() }
  }

  /// Releases the handler; its host does not know.
  package func loseHandler() {
    page?.ownHandlers.removeAll { $0 === handler }
    handler = nil
  }

  /// Releases the host and everything in it, without a report.
  package func die() { host = nil }
}

extension NastyHost {
  /// The host and, of a split, those of its columns.
  package var withColumns: [NastyHost] {
    [self] + ((self as? NastySplitHost)?.columnHosts ?? [])
  }
}
