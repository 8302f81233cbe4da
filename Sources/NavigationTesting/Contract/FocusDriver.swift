/// A driver of a host whose views have controls, one of which has the focus.
///
/// The focus is the keyboard's, or that of assistive technology. If your driver conforms to this
/// protocol, the contract also tests ``HostPoint/movesFocus`` and ``HostPoint/returnsFocus``:
///
/// ```swift
/// extension PageStackDriver: FocusDriver {
///   var focus: HostFocus? { host.focus.map { HostFocus(in: $0.page, at: $0.control) } }
///   func moveFocus() { host.moveFocus() }
/// }
/// ```
///
/// Each view that the driver makes needs two controls.
@MainActor
public protocol FocusDriver<Host>: HostDriver {
  /// The control that has the focus now; nil if none has it.
  var focus: HostFocus? { get }

  /// Moves the focus to another control of the same view, as the user would.
  ///
  /// The contract calls this once for each view that comes in front.
  func moveFocus()
}
