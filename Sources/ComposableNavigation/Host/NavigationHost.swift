/// A host of any shape; see ``StackHost``, ``ModalHost``, ``TabHost``, ``SplitHost`` and
/// ``WindowHost``.
///
/// A host shows views and does not know their screens. It performs commands, answers each with its
/// ``Acknowledgement``, and reports the user's actions by the ids of elements.
@MainActor
public protocol NavigationHost<Presentable>: AnyObject {
  /// The kind of view that the host shows.
  associatedtype Presentable
  /// The kind of command that the host performs.
  associatedtype Command
  /// The options that describe the host's abilities.
  associatedtype Capabilities

  /// The changes that the host can make in one step; the lane splits others into several commands.
  var capabilities: Capabilities { get }

  /// The handler's elements that are shown now; a modal host names the style as well.
  var shown: Showing { get }

  /// A Boolean value that indicates whether the host is on screen by itself; true by default.
  ///
  /// It is read when a handler is set up. It is also read of a host that has reported `detached`
  /// when another host of its window is back, because a window comes back with all its content. A
  /// host inside a view that another handler shows returns false: that handler attaches it.
  var isAttached: Bool { get }

  /// Receives reports; the handler sets it.
  var onReport: HostReport.Receiver? { get set }

  /// Begins for a handler that takes over the host or is set up again, before any command.
  ///
  /// Keep existing foreign views below the handler's elements, or remove them. Always remove the
  /// elements of an earlier handler: they have no meaning for the new one, and commands of the
  /// earlier handler are void. No element has to stay, and the user may go back, until the new
  /// handler calls ``didChange(blockers:)``. The default implementation does nothing.
  ///
  /// - Parameter keepingPrevious: True if foreign views stay, below the handler's own.
  func begin(keepingPrevious: Bool)

  /// A Boolean value that indicates whether the host can be filled before the view around it is on
  /// screen; false by default.
  ///
  /// It is meant for nested hosts, such as a stack in a sheet. If it is true, the sheet appears
  /// with its pages in it. If it is false, the sheet appears empty and is filled on screen. A host
  /// that returns true receives commands before ``didAttach()``. It performs them without animation
  /// and acknowledges each although nothing is on screen: until then, the view around it is not
  /// shown either. If that view is not shown after all, ``didDetach()`` is called. A host of your
  /// own needs one line:
  ///
  /// ```swift
  /// var preloadsOffscreen: Bool { true }  // `setViewControllers(_:animated: false)` is done at once
  /// ```
  ///
  /// It is read when a handler is set up. Modal hosts ignore it: they present from a visible view.
  var preloadsOffscreen: Bool { get }

  /// Called when the view around the host is on screen: the host of another handler shows it.
  ///
  /// Only nested hosts receive this call. Commands may follow; a host that ``preloadsOffscreen``
  /// may have received some before. The lane reads `shown` next. The default implementation does
  /// nothing.
  func didAttach()

  /// Called when the view around the host is no longer on screen: it was popped or dismissed, the
  /// user removed it, or the whole window went off screen.
  ///
  /// Only nested hosts receive this call. The pending command is void: release its
  /// acknowledgement, forget a gesture in progress, and keep the views. A host that
  /// ``preloadsOffscreen`` receives this call also when it was filled for a view that is not shown
  /// after all. The default implementation does nothing.
  func didDetach()

  /// Called with the elements that the user may not remove from now on, and the reasons.
  ///
  /// It is called before the command that shows such an element, and as soon as a shown element
  /// must stay or need no longer stay. So the host can disable the swipe and the button before the
  /// user touches them. Report a prevented attempt by ``HostReport/attempted(_:)``. Report a
  /// removal that happens nevertheless as usual; the element is then shown again. The default
  /// implementation does nothing.
  ///
  /// - Parameter blockers: All elements that must stay, each with its reason; others may be
  ///   removed.
  func didChange(blockers: [ElementID: LeaveBlocker])

  /// Performs a command and acknowledges it.
  ///
  /// - Parameters:
  ///   - command: The command to perform.
  ///   - presentables: The views of the elements that are added or whose presentation changes.
  ///   - animated: True if the user should see the change happen.
  ///   - acknowledgement: The acknowledgement to use once, when the command has ended.
  func perform(
    _ command: Command,
    presentables: [ElementID: Presentable],
    animated: Bool,
    acknowledgement: Acknowledgement
  )
}

extension NavigationHost {
  /// True: a host is on screen unless it says otherwise.
  public var isAttached: Bool { true }

  /// False: a host is filled when it is on screen.
  public var preloadsOffscreen: Bool { false }

  /// Does nothing: there are no earlier views.
  public func begin(keepingPrevious: Bool) {}

  /// Does nothing.
  public func didAttach() {}

  /// Does nothing.
  public func didDetach() {}

  /// Does nothing: an element that the user removes nevertheless is shown again.
  public func didChange(blockers: [ElementID: LeaveBlocker]) {}
}
