/// The rules by which a modal gets from what its host shows to what its state wants.
///
/// It decides one difference; the lane decides when to ask, and whether what is wanted may be shown at
/// all: its screen may be covered.
///
/// ```swift
/// let help = Showing([ElementID(1)], style: .formSheet)
/// ModalRules(capabilities: .all).command(from: .nothing, to: help)     // .present(e1, .formSheet)
/// ```
public struct ModalRules: HostRules {
  private let capabilities: ModalCapabilities

  /// The name in traces: `modal`.
  public static var name: String { "modal" }

  /// Tells that a modal lies over everything else: true.
  public static var isOverlay: Bool { true }

  /// Makes the rules of a host with these abilities.
  public init(capabilities: ModalCapabilities) { self.capabilities = capabilities }

  /// Tells whether the host has the ability ``ModalCapabilities/dismissAbove``.
  public var dismissesAbove: Bool { capabilities.contains(.dismissAbove) }

  /// Returns the presentation, dismissal or change of style to ask for; nil for none.
  public func command(from shown: Showing, to target: Showing) -> ModalCommand<ElementID>? {
    if let element = shown.elements.first, element == target.elements.first,
      shown.style == nil, let style = target.style
    {
      // Nobody knows how it is presented.
      return capabilities.contains(.restyle) ? .restyle(element, style) : .dismiss(element)
    }
    let old = shown.elements.first.map { ($0, shown.style ?? .automatic) }
    let new = target.elements.first.map { ($0, target.style ?? .automatic) }
    return ModalCommand.commands(from: old, to: new, capabilities: capabilities).first
  }

  /// Tells whether an element is presented.
  public func isInFront(_ element: ElementID, in showing: Showing) -> Bool {
    showing.elements.contains(element)
  }
}
