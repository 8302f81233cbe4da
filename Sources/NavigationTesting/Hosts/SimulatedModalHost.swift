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
@MainActor
public final class SimulatedModalHost<Presentable>: SimulatedContainerHost<
  Presentable, ModalCommand<ElementID>
>, ModalHost
{
  /// What the host can do in one step.
  public let capabilities: ModalCapabilities

  private var lastStyle: PresentationStyle?

  /// Makes a host.
  ///
  /// - Parameters:
  ///   - capabilities: What it can do in one step.
  ///   - isAttached: Whether it is on screen; false for one that lies in another handler's view.
  public init(capabilities: ModalCapabilities = .all, isAttached: Bool = true) {
    self.capabilities = capabilities
    super.init(isAttached: isAttached)
  }

  /// The view that is presented; nil for none.
  public var presentable: Presentable? { elements.first.flatMap { views[$0] } }

  /// How it is presented; nil when nothing is.
  public var style: PresentationStyle? { elements.isEmpty ? nil : lastStyle }

  /// What is shown of the handler's elements, and how.
  public var shown: Showing { showing }

  override var showing: Showing { Showing(elements, style: style) }

  /// Swipes away what is presented; with nothing presented, nothing changes.
  public func dismiss() { remove(elements) }

  /// Lets go of what an earlier handler has presented.
  public func begin(keepingPrevious: Bool) { beginAnew() }

  /// Carries the command out, holds it or refuses it.
  public func perform(
    _ command: ModalCommand<ElementID>,
    presentables: [ElementID: Presentable],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    receive(
      command,
      adding: presentables,
      animated: animated,
      acknowledgement,
      change: { elements in
        switch command {
        case .present(let element, _): [element]
        case .dismiss(let element): elements.filter { $0 != element }
        case .restyle: elements
        }
      }
    )
  }

  override func settle(after command: ModalCommand<ElementID>) {
    switch command {
    case .present(_, let style), .restyle(_, let style): lastStyle = style
    case .dismiss: break
    }
  }
}
