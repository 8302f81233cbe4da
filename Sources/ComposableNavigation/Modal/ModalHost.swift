/// A host that presents one view over its own.
///
/// Obey exactly: `dismiss(id)` dismisses that element, and when it is no longer shown nothing else;
/// `present` does nothing when a person removed the element since it was asked. Then name what is
/// shown: nothing, or one element.
@MainActor
public protocol ModalHost<Presentable>: NavigationHost
where Command == ModalCommand<ElementID>, Capabilities == ModalCapabilities {}

/// What a modal host can do in one step.
public struct ModalCapabilities: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Changing the style of what is presented; without it, it is dismissed and presented again, with
  /// the same view.
  public static let restyle = ModalCapabilities(rawValue: 1)
  /// Dismissing together with all that is presented over it; without it, the front-most goes first.
  public static let dismissAbove = ModalCapabilities(rawValue: 2)
  /// Everything.
  public static let all: ModalCapabilities = [.restyle, .dismissAbove]
}
