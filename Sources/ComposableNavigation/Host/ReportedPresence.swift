/// The presence of a host on screen, as the host has reported it by itself; its lane may know more.
package enum ReportedPresence: Hashable, Sendable {
  /// It has said nothing yet, or lies in a view whose handler says it.
  case unreported
  /// It is on screen: ``HostReport/attached``.
  case attached
  /// It is off screen, until it says that it is back: ``HostReport/detached``.
  case detached
}
