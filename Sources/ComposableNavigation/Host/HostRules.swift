/// The rules of one kind of host: its abilities, and the next command towards the wanted content.
///
/// A value, made of the host's capabilities when a handler is set up with it. ``StackRules``,
/// ``ModalRules``, ``TabRules``, ``SplitRules`` and ``WindowRules`` are such rules. Reach for it when you write a
/// shape of your own: a lane asks a shape nothing but this.
///
/// ```swift
/// let rules = StackRules(capabilities: .all)
/// rules.command(from: Showing([ElementID(1)]), to: Showing([ElementID(1), ElementID(2)]))
/// // .push([e2])
/// ```
public protocol HostRules: Hashable, Sendable {
  /// The kind of command that the host is asked.
  associatedtype Command: HostCommand

  /// The kind of options that say what the host can do in one step.
  associatedtype Capabilities

  /// The name of the shape in traces: `stack`.
  static var name: String { get }

  /// Tells whether what the host shows lies over everything else; false by default.
  ///
  /// Of several such hosts that do not lie in each other one is shown at a time, and each only
  /// while the place that it lies in is in front.
  static var isOverlay: Bool { get }

  /// Tells whether hosts that lie in this one have the same entries, each of which is shown in one
  /// of them; false by default.
  ///
  /// So it is with the columns of a split.
  static var sharesEntries: Bool { get }

  /// Tells whether each element is a window of its own; false by default.
  ///
  /// Handlers in a window have a lane of their own: they do not join that of the handler which shows
  /// it, and their hosts are on screen by themselves. All windows are seen at once, so selecting
  /// another one leaves none. See ``WindowNavigationHandler``.
  static var hasWindows: Bool { get }

  /// Makes the rules of a host with these abilities.
  init(capabilities: Capabilities)

  /// Tells whether what is shown goes with all that is presented over it; false by default.
  var dismissesAbove: Bool { get }

  /// Returns the one difference between what is shown and what is wanted, as one command.
  ///
  /// - Parameters:
  ///   - shown: The elements that the host shows.
  ///   - target: The elements that it is to show.
  /// - Returns: The command, or the first of several; nil when nothing differs.
  func command(from shown: Showing, to target: Showing) -> Command?

  /// Returns the same command without its type.
  ///
  /// You never write it: it is here so that it is compiled for each kind of command.
  ///
  /// - Parameters:
  ///   - shown: The elements that the host shows.
  ///   - target: The elements that it is to show.
  /// - Returns: The command; nil when nothing differs.
  func anyCommand(from shown: Showing, to target: Showing) -> NavigationCommand?

  /// Tells whether an element is seen, so that something may be presented from within it.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - showing: The elements that the host shows, or is to show.
  /// - Returns: False also for an element that is not among them.
  func isInFront(_ element: ElementID, in showing: Showing) -> Bool
}

extension HostRules {
  /// False: the host's content has a place of its own.
  public static var isOverlay: Bool { false }

  /// False: containers in the host have entries of their own.
  public static var sharesEntries: Bool { false }

  /// False: what lies in an element is in the lane of its host's handler.
  public static var hasWindows: Bool { false }

  /// False: a modal over it goes first.
  public var dismissesAbove: Bool { false }

  /// Makes the command, and hides its type.
  public func anyCommand(from shown: Showing, to target: Showing) -> NavigationCommand? {
    guard let command = self.command(from: shown, to: target) else { return nil }
    return NavigationCommand(command)
  }
}
