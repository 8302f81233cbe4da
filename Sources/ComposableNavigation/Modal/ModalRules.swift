/// The rules that find the command from the presentation that a host shows to the desired one.
///
/// The rules compare two presentations; the lane decides when to send the command, and whether the
/// modal may be shown at all: its screen may be covered.
///
/// ```swift
/// let help = Showing([ElementID(1)], style: .formSheet)
/// ModalRules(capabilities: .all).command(from: .nothing, to: help)     // .present(e1, .formSheet)
/// ```
public struct ModalRules: HostRules {
  /// The reports of modal hosts.
  public typealias Report = ModalReport

  private let capabilities: ModalCapabilities

  /// The name in traces: `modal`.
  public static var name: String { "modal" }

  /// A Boolean value that indicates whether the host covers its surroundings: true for a modal.
  public static var isOverlay: Bool { true }

  /// Makes the rules of a host with these abilities.
  public init(capabilities: ModalCapabilities) { self.capabilities = capabilities }

  /// A Boolean value that indicates whether the host has ``ModalCapabilities/dismissAbove``.
  public var dismissesAbove: Bool { capabilities.contains(.dismissAbove) }

  /// Returns the presentation, dismissal or change of style to perform; nil if nothing differs.
  public func command(from shown: Showing, to target: Showing) -> ModalCommand<ElementID>? {
    if let element = shown.elements.first, element == target.elements.first,
      shown.style == nil, let style = target.style
    {
      // The host has not reported the style of the presentation.
      return capabilities.contains(.restyle) ? .restyle(element, style) : .dismiss(element)
    }
    let old = shown.elements.first.map { ($0, shown.style ?? .automatic) }
    let new = target.elements.first.map { ($0, target.style ?? .automatic) }
    return ModalCommand.commands(from: old, to: new, capabilities: capabilities).first
  }

  /// Returns a Boolean value that indicates whether an element is presented.
  public func isInFront(_ element: ElementID, in showing: Showing) -> Bool {
    showing.elements.contains(element)
  }
}
