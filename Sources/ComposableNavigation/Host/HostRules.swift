/// The rules of one kind of host: its abilities, and the next command towards the desired content.
///
/// The rules are a value that is made of the host's capabilities when a handler is set up with the
/// host. ``StackRules``, ``ModalRules``, ``TabRules``, ``SplitRules`` and ``WindowRules`` conform
/// to this protocol. Conform a type of your own when you write a new shape: a lane needs nothing
/// else from it.
///
/// ```swift
/// let rules = StackRules(capabilities: .all)
/// rules.command(from: Showing([ElementID(1)]), to: Showing([ElementID(1), ElementID(2)]))
/// // .push([e2])
/// ```
public protocol HostRules: Hashable, Sendable {
  /// The kind of command that the host performs.
  associatedtype Command: HostCommand

  /// The options that describe the host's abilities.
  associatedtype Capabilities

  /// The reports that only hosts of the shape make; `Never`, the default, if there are none.
  ///
  /// All hosts report removals, and those with a selection report selections: see ``HostReport``.
  associatedtype Report: ShapeReport = Never

  /// The name of the shape in traces: `stack`.
  static var name: String { get }

  /// A Boolean value that indicates whether the host covers all other content; false by default.
  ///
  /// Only one of several such hosts is shown at a time, unless one is inside another, and only
  /// while the place that contains it is in front.
  static var isOverlay: Bool { get }

  /// A Boolean value that indicates whether the hosts inside this one share its entries, each of
  /// which is shown in one of them; false by default.
  ///
  /// It is true of a split, whose columns share their entries.
  static var sharesEntries: Bool { get }

  /// A Boolean value that indicates whether each element is a window of its own; false by default.
  ///
  /// Handlers in a window have their own lane: they do not join the lane of the handler that shows
  /// the window, and their hosts are on screen by themselves. All windows are visible at once, so
  /// selecting another window hides none. See ``WindowNavigationHandler``.
  static var hasWindows: Bool { get }

  /// Creates the rules of a host with these abilities.
  init(capabilities: Capabilities)

  /// A Boolean value that indicates whether removing an element also removes everything that is
  /// presented over it; false by default.
  var dismissesAbove: Bool { get }

  /// Returns the next command that leads from the shown content to the target.
  ///
  /// - Parameters:
  ///   - shown: The content that the host shows.
  ///   - target: The content that the host should show.
  /// - Returns: The command, or the first of several; nil if nothing differs.
  func command(from shown: Showing, to target: Showing) -> Command?

  /// Returns the same command without its type.
  ///
  /// The default implementation suffices. The requirement exists so that each kind of command gets
  /// compiled code of its own.
  ///
  /// - Parameters:
  ///   - shown: The content that the host shows.
  ///   - target: The content that the host should show.
  /// - Returns: The command; nil if nothing differs.
  func anyCommand(from shown: Showing, to target: Showing) -> NavigationCommand?

  /// Returns a Boolean value that indicates whether an element is visible, so that something may be
  /// presented from it.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - showing: The content that the host shows, or should show.
  /// - Returns: False also for an element that is not in the content.
  func isInFront(_ element: ElementID, in showing: Showing) -> Bool

  /// Returns the report that a host has not made while it was off screen; nil by default.
  ///
  /// - Parameter showing: The content of the host, which has come on screen.
  /// - Returns: The report; nil if the host owes none.
  func lateReport(on showing: Showing) -> Report?
}

extension HostRules {
  /// False: the host's content has a place of its own.
  public static var isOverlay: Bool { false }

  /// False: containers in the host have entries of their own.
  public static var sharesEntries: Bool { false }

  /// False: handlers inside an element are in the lane of the host's handler.
  public static var hasWindows: Bool { false }

  /// False: a modal over an element is dismissed first.
  public var dismissesAbove: Bool { false }

  /// Nil: a host owes no report after it comes on screen.
  public func lateReport(on showing: Showing) -> Report? { nil }

  /// Makes the command and hides its type.
  public func anyCommand(from shown: Showing, to target: Showing) -> NavigationCommand? {
    guard let command = self.command(from: shown, to: target) else { return nil }
    return NavigationCommand(command)
  }
}
