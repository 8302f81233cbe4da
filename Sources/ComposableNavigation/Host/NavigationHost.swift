/// A host of any shape; see ``StackHost``, ``ModalHost``, ``TabHost``, ``SplitHost`` and ``WindowHost``.
///
/// A host shows views and knows nothing of anybody's screens. It obeys commands, answers each by
/// its ``Acknowledgement``, and reports what a person did by the ids of elements.
@MainActor
public protocol NavigationHost<Presentable>: AnyObject {
  /// The kind of view that the host shows.
  associatedtype Presentable
  /// The kind of command that the host is asked.
  associatedtype Command
  /// The kind of options that say what the host can do in one step.
  associatedtype Capabilities

  /// The things that the host can do in one step; others are asked for in several.
  var capabilities: Capabilities { get }

  /// The handler's elements that are shown now; a modal host names the style as well.
  var shown: Showing { get }

  /// Tells whether the host is on screen by itself; true by default.
  ///
  /// It is read when a handler is set up; and of a host that has said `detached`, when another one
  /// of its window is back, because a window comes back with all that it shows. One that lies in a
  /// view which another handler shows is attached by that handler and says false.
  var isAttached: Bool { get }

  /// The receiver of reports; the handler sets it.
  var onReport: HostReport.Receiver? { get set }

  /// Begins for a handler that takes over, or that is set up anew; comes before any command.
  ///
  /// Keep below its elements what is there already, or let it go. What an earlier handler has put
  /// there goes in any case: its elements mean nothing to this one, and commands that it has asked
  /// for are void. Nothing stays any more, and the ways out are open, until this one says otherwise
  /// (``didChange(stays:)``). By default nothing is there.
  ///
  /// - Parameter keepingPrevious: True if foreign views stay, below the handler's own.
  func begin(keepingPrevious: Bool)

  /// Tells whether the host can be given its content before the view that it lies in is on screen;
  /// false by default.
  ///
  /// For nested hosts, such as a stack in a sheet. Say true, and the sheet comes with its pages in it;
  /// say false, and it comes empty and is filled when it is there. A host that says true is given
  /// commands before ``didAttach()``. It carries them out without animation, and acknowledges each
  /// although nothing is on screen: until then the view around it is not shown either. If that view is
  /// not shown after all, ``didDetach()`` comes. A host of your own says it in one line:
  ///
  /// ```swift
  /// var fillsUnseen: Bool { true }  // `setViewControllers(_:animated: false)` is done at once
  /// ```
  ///
  /// A modal host is not asked: it presents from what is seen. It is read when a handler is set up.
  var fillsUnseen: Bool { get }

  /// Hears that the view which the host lies in is on screen: another handler's host shows it.
  ///
  /// For nested hosts alone. From now on commands may come; to one that ``fillsUnseen`` they may have
  /// come before. `shown` is read next. By default nothing is done.
  func didAttach()

  /// Hears that the view which the host lies in is no longer on screen: it was popped or dismissed,
  /// a person took it away, or the whole window went.
  ///
  /// For nested hosts alone. The command in flight is void: let go of its acknowledgement, and of a
  /// gesture; keep the views. One that ``fillsUnseen`` hears it also when it was filled for a view that
  /// does not come after all. By default nothing is done.
  func didDetach()

  /// Hears which of its elements a person may not take away from now on, and why.
  ///
  /// It comes before the command that shows such an element, and at once when one that is shown
  /// begins or ceases to stay: so there is time to close the swipe and the button before anybody
  /// touches them. Report who tries all the same by ``HostReport/attempted(_:)``. What gets through
  /// is reported as ever, and shown again. By default nothing is done.
  ///
  /// - Parameter stays: All that stay, each with its reason; those that are not in it may go.
  func didChange(stays: [ElementID: Stay])

  /// Carries out a command and acknowledges it.
  ///
  /// - Parameters:
  ///   - command: The command to carry out.
  ///   - presentables: The views of the elements that are added, and of those shown otherwise.
  ///   - animated: True if a person should see it happen.
  ///   - acknowledgement: To be used once, when it has ended.
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
  public var fillsUnseen: Bool { false }

  /// Does nothing: nothing was there.
  public func begin(keepingPrevious: Bool) {}

  /// Does nothing.
  public func didAttach() {}

  /// Does nothing.
  public func didDetach() {}

  /// Does nothing: whatever gets through is shown again.
  public func didChange(stays: [ElementID: Stay]) {}
}
