/// The abilities of a modal host: the changes that it can make in one step.
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
