/// The abilities of a modal host: the changes that it can make in one step.
///
/// ```swift
/// ModalCommand.commands(from: ("a", .pageSheet), to: ("a", .formSheet), capabilities: [])
/// // [.dismiss("a"), .present("a", .formSheet)]
/// ```
public struct ModalCapabilities: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Changing the style of a presented view; a host without it dismisses the view and presents it
  /// again.
  public static let restyle = ModalCapabilities(rawValue: 1)
  /// Dismissing a view together with all views presented over it; without it, the front-most view
  /// is dismissed first.
  public static let dismissAbove = ModalCapabilities(rawValue: 2)
  /// Changing the detents or the appearance of a presented sheet; ``restyle`` includes this.
  ///
  /// Use it for a toolkit that can change a sheet but cannot turn it into a full-screen cover.
  /// Without either ability, a drag to another detent that the feature stores dismisses the sheet,
  /// with all views over it, and presents it again.
  public static let resize = ModalCapabilities(rawValue: 4)
  /// All abilities.
  public static let all: ModalCapabilities = [.restyle, .dismissAbove, .resize]

  /// Returns a Boolean value that indicates whether a presentation can change its style in one
  /// step.
  func canChange(_ old: PresentationStyle, into new: PresentationStyle) -> Bool {
    if contains(.restyle) { return true }
    guard contains(.resize), case .sheet = old, case .sheet = new else { return false }
    return true
  }
}
