/// A report from a host to its handler that no command caused, such as the user's swipe.
///
/// Reports name elements, never counts or positions, so later changes do not alter their meaning.
///
/// ```swift
/// func swipedDown() {
///   if let report = contents.remove(shown.elements) { onReport?(report) }
/// }
/// ```
public enum HostReport: Hashable, Sendable {
  /// Receives a host's reports: the type of `onReport`.
  public typealias Receiver = @MainActor (HostReport) -> Void

  /// The user removed these elements: swiped a sheet down, or went back one or several screens.
  ///
  /// A host may report it while a command is pending, before its acknowledgement.
  case removed([ElementID])

  /// The user selected this tab. Report it also when the tab is already selected: tapping the
  /// selected tab often means going back to its root.
  case selected(ElementID)

  /// A report of the host's own shape; make it with ``own(_:)``.
  case shape(AnyShapeReport)

  /// The user tried to remove or select something while the host prevents it, because an element
  /// that would have been removed must stay (``NavigationHost/didChange(blockers:)``).
  ///
  /// Nothing has changed in the host. The reducer receives a removal or a selection. It refuses
  /// with the reason, or allows it when the element no longer has to stay.
  indirect case attempted(HostReport)

  /// The user began a gesture; commands wait until it ends.
  case gestureBegan

  /// The gesture has moved: the part of the way to its end, from 0 to 1.
  ///
  /// Optional: report it so that the app can draw where the gesture leads. No lane receives it, and
  /// it has no cost unless ``ShapeHandler/onGestureMoved`` is set.
  case gestureMoved(fraction: Double)

  /// The gesture ended. `removed` reports its removals; a cancelled gesture has none.
  case gestureEnded

  /// Other code has put something over the elements, such as a page that is in no state. Give it a
  /// name that a reader of issues can find.
  ///
  /// The handler reports an issue, once. The next command removes the foreign content.
  case foreign(String)

  /// A command that the host refused may work now.
  case ready

  /// The host is on screen, for the first time or again, and shows the content of its `shown`.
  case attached

  /// The host has gone off screen by itself: the pending command is void, a gesture has ended,
  /// and views are kept.
  ///
  /// Report it before you release the acknowledgement of that command, which is then no mistake. A
  /// nested host does not report it when it goes off screen with the view around it.
  case detached

  /// Another handler has taken over the host. This one sends no more commands and reports an issue.
  ///
  /// Hosts never report this: a handler does, when it is set up with a host of another handler.
  case taken(by: String)

  /// The effect of a report on a pending command.
  public enum Disturbance: Hashable, Sendable, Comparable {
    /// The host's answer is taken as if the user had done nothing.
    case none
    /// The host may show other elements than the command asked for, or another selection.
    case content
    /// The host may also show another style than the command asked for.
    case style
  }

  /// Makes a report of the host's own shape.
  ///
  /// ```swift
  /// onReport?(.own(PagerReport.peeked(next)))
  /// ```
  ///
  /// - Parameter report: The report, of the type `Report` of the shape's ``HostRules``.
  /// - Returns: The report for `onReport`.
  public static func own(_ report: some ShapeReport) -> HostReport {
    .shape(AnyShapeReport(report))
  }
}

extension HostReport: CustomStringConvertible {
  /// The report in words, as traces have it: `removed e2 e3`.
  public var description: String {
    switch self {
    case .removed(let elements): elements.reduce("removed") { "\($0) \($1)" }
    case .selected(let element): "selected \(element)"
    case .shape(let own): own.base.words
    case .attempted(let report): "attempted \(report)"
    case .gestureBegan: "gesture began"
    case .gestureMoved(let fraction): "gesture moved \(fraction)"
    case .gestureEnded: "gesture ended"
    case .foreign(let name): "foreign \(name)"
    case .ready: "ready"
    case .attached: "attached"
    case .detached: "detached"
    case .taken(by: let other): "taken by \(other)"
    }
  }
}
