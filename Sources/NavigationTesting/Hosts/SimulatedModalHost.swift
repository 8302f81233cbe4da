public import ComposableNavigation

/// A modal host without a screen: it records commands, and a test acts as the user.
///
/// ```swift
/// let host = SimulatedModalHost<String>()
/// handler.setup(with: host)
/// store.send(.modal(.presentSheet(.filter)))
/// host.presentable                                   // "filter"
/// host.dismiss()
/// store.state.modal.item                             // nil
/// ```
///
/// See ``SimulatedContainerHost`` for everything that these hosts have in common.
public typealias SimulatedModalHost<Presentable> =
  SimulatedContainerHost<Presentable, ModalCommand<ElementID>, ModalCapabilities>

extension SimulatedContainerHost: ModalHost
where Command == ModalCommand<ElementID>, Capabilities == ModalCapabilities {
  /// Makes a host.
  ///
  /// - Parameters:
  ///   - capabilities: The changes that the host can make in one step.
  ///   - isAttached: True if the host is on screen; false if it is in another handler's view.
  public convenience init(capabilities: ModalCapabilities = .all, isAttached: Bool = true) {
    self.init(hostWith: capabilities, isAttached: isAttached)
  }

  /// The presented view; nil if nothing is presented.
  public var presentable: Presentable? { shownContents.views.first }

  /// Swipes away the presented view; if nothing is presented, nothing changes.
  public func dismiss() { remove(elements) }

  /// Drags the sheet to another of its detents and reports it.
  ///
  /// If no sheet is presented, or the sheet does not have the detent, nothing changes.
  ///
  /// - Parameter detent: The new detent.
  public func drag(to detent: Sheet.Detent) {
    if let report = shownContents.drag(to: detent) { onReport?(report) }
  }
}
