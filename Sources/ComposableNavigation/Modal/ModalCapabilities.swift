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

  /// Changing the style of a presented view; without it, the same view is dismissed and presented
  /// again.
  public static let restyle = ModalCapabilities(rawValue: 1)
  /// Dismissing together with all that is presented over it; without it, the front-most goes first.
  public static let dismissAbove = ModalCapabilities(rawValue: 2)
  /// Changing one sheet into another, at other heights or with another look; ``restyle`` can do so
  /// too.
  ///
  /// Reach for it where a toolkit can change a sheet, and not make a cover of it. Without either, a
  /// drag to another detent that a feature writes down dismisses the sheet and presents it again,
  /// and what lies over it goes with it.
  public static let resize = ModalCapabilities(rawValue: 4)
  /// Everything.
  public static let all: ModalCapabilities = [.restyle, .dismissAbove, .resize]

  /// Tells whether what is presented in one style can be shown in another one in a step.
  func canChange(_ old: PresentationStyle, into new: PresentationStyle) -> Bool {
    if contains(.restyle) { return true }
    guard contains(.resize), case .sheet = old, case .sheet = new else { return false }
    return true
  }
}
