/// The presence of a host on screen, as the host has reported it; its lane may know more.
package enum ReportedPresence: Hashable, Sendable {
  /// The host has reported nothing yet, or is in a view whose handler attaches it.
  case unreported
  /// The host is on screen: ``HostReport/attached``.
  case attached
  /// The host is off screen until it reports that it is back: ``HostReport/detached``.
  case detached
}
