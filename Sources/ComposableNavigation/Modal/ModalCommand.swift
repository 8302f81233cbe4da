/// A command to a modal host.
///
/// ```swift
/// ModalCommand.commands(from: ("a", .pageSheet), to: ("b", .pageSheet))
/// // [.dismiss("a"), .present("b", .pageSheet)]
/// ModalCommand.commands(from: ("a", .pageSheet), to: ("a", .formSheet))
/// // [.restyle("a", .formSheet)]
/// ```
public enum ModalCommand<Element: Hashable & Sendable>: Hashable, Sendable {
  /// Present this element over the host's own view.
  case present(Element, PresentationStyle)
  /// Dismiss this element.
  case dismiss(Element)
  /// Change the style of this presented element.
  case restyle(Element, PresentationStyle)

  /// The presented element and its style, for ``commands(from:to:capabilities:)``.
  public typealias Presented = (element: Element, style: PresentationStyle)

  /// Returns all commands that lead from one presentation to another, in order; none if they are
  /// equal.
  ///
  /// A handler sends the first command and compares again after the host acknowledges it.
  ///
  /// - Parameters:
  ///   - old: The element that is presented; nil for none.
  ///   - new: The element to be presented; nil for none.
  ///   - capabilities: The changes that the host can make in one step.
  /// - Returns: Up to two commands.
  public static func commands(
    from old: Presented?,
    to new: Presented?,
    capabilities: ModalCapabilities = .all
  ) -> [ModalCommand] {
    switch (old, new) {
    case (nil, nil):
      return []
    case (nil, let new?):
      return [.present(new.element, new.style)]
    case (let old?, nil):
      return [.dismiss(old.element)]
    case (let old?, let new?):
      if old.element == new.element {
        if old.style == new.style { return [] }
        if capabilities.canChange(old.style, into: new.style) {
          return [.restyle(new.element, new.style)]
        }
      }
      return [.dismiss(old.element), .present(new.element, new.style)]
    }
  }
}
