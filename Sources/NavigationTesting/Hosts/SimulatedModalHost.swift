public import ComposableNavigation

/// A modal host without a screen: it records what it is asked, and a test acts as the person.
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
/// See ``SimulatedContainerHost`` for what can be done with any of them.
public typealias SimulatedModalHost<Presentable> =
  SimulatedContainerHost<Presentable, ModalCommand<ElementID>, ModalCapabilities>

extension SimulatedContainerHost: ModalHost
where Command == ModalCommand<ElementID>, Capabilities == ModalCapabilities {}

extension SimulatedContainerHost
where Command == ModalCommand<ElementID>, Capabilities == ModalCapabilities {
  /// Makes a host.
  ///
  /// - Parameters:
  ///   - capabilities: The changes that it can make in one step.
  ///   - isAttached: True if it is on screen; false for one that lies in another handler's view.
  public convenience init(capabilities: ModalCapabilities = .all, isAttached: Bool = true) {
    self.init(hostWith: capabilities, isAttached: isAttached)
  }

  /// The view that is presented; nil for none.
  public var presentable: Presentable? { elements.first.flatMap { presentable(of: $0) } }

  /// Swipes away what is presented; with nothing presented, nothing changes.
  public func dismiss() { remove(elements) }

  /// Drags the sheet to one of its detents, and reports it, also when it rests there already.
  ///
  /// With no sheet presented, and for a detent that it does not have, nothing changes.
  ///
  /// - Parameter detent: The detent at which it rests from now on.
  public func drag(to detent: Sheet.Detent) {
    guard let element = elements.first, case .sheet(var sheet)? = style,
      sheet.detents.contains(detent)
    else { return }
    sheet.selectedDetent = detent
    lastStyle = .sheet(sheet)
    onReport?(.selectedDetent(detent, of: element))
  }
}
