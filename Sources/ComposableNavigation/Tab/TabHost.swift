/// A host that shows screens side by side, one of them selected.
///
/// Obey exactly: apply the steps in order, to those elements that are there, then select. Then name
/// what is shown and what is selected.
@MainActor
public protocol TabHost<Presentable>: NavigationHost
where Command == TabCommand<ElementID>, Capabilities == TabCapabilities {}

/// What a tab host can do in one step.
public struct TabCapabilities: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Moving a tab; without it, it is removed and inserted again, with the same view.
  public static let move = TabCapabilities(rawValue: 1)
  /// Everything.
  public static let all: TabCapabilities = [.move]
}
