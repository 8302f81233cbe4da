/// The rule for the tab that back selects.
///
/// It is React Navigation's `backBehavior`, and part of the tabs' state:
///
/// ```swift
/// var state = TabNavigation<String>.State(items: ["home", "search"], backBehavior: .order)
/// state.activeItem = "search"
/// TabNavigation<String>().previewBack(in: state)?.activeItem           // "home"
/// ```
///
/// The same rule selects a tab when the active one is removed. A step back always selects another
/// tab: if all tabs between two equal ones are removed from a full history, the two are one step,
/// whereas React Navigation takes a step that selects the active tab.
///
/// ## Laws
/// - tabs go back as those of React Navigation do
public enum TabBackBehavior: String, Hashable, Sendable, Codable, CaseIterable {
  /// Back selects no tab; the parent goes back.
  case none

  /// Back selects the first tab: `firstRoute`, React Navigation's default.
  case first

  /// Back selects the tab that was active when the state was made: `initialRoute`. After it is
  /// removed, back selects the first tab.
  case initial

  /// Back selects the tab before the active one, in the order of the tabs.
  case order

  /// Back selects the tab that was active before; each tab is in the history once.
  case history

  /// Back selects the tab that was active before; each selection is in the history, which has no
  /// limit.
  case fullHistory
}
