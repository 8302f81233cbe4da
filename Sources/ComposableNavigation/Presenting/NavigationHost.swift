/// What every host has in common; see ``StackHost``, ``ModalHost``, ``TabHost`` and ``SplitHost``.
///
/// A host shows views and knows nothing of anybody's screens. It obeys commands, answers each by its
/// ``Acknowledgement``, and reports what a person did by the ids of elements.
@MainActor
public protocol NavigationHost<Presentable>: AnyObject {
  /// What the host shows.
  associatedtype Presentable
  /// What the host is asked.
  associatedtype Command
  /// What the host can do in one step.
  associatedtype Capabilities

  /// What the host can do in one step; what it cannot do is asked for in several.
  var capabilities: Capabilities { get }

  /// What it shows now of its handler's elements.
  var shown: Showing { get }

  /// Whether it is on screen by itself. One that lies in a view which another handler shows is
  /// attached by that handler and says false; default true.
  var isAttached: Bool { get }

  /// Where reports go; the handler sets it.
  var onReport: HostReport.Receiver? { get set }

  /// A handler takes over: keep below its elements what is there already, or let it go. What an
  /// earlier handler has put there goes in any case: its elements mean nothing to this one, and
  /// commands that it has asked for are void. Default: nothing is there.
  func begin(keepingPrevious: Bool)

  /// The view that the host lies in is on screen: another handler's host shows it.
  ///
  /// For nested hosts alone. From now on commands may come; `shown` is read next. Default: nothing.
  func didAttach()

  /// The view that the host lies in is no longer on screen: it was popped or dismissed, a person took
  /// it away, or the whole window went.
  ///
  /// For nested hosts alone. The command in flight is void: let go of its acknowledgement, and of a
  /// gesture; keep the views. Default: nothing.
  func didDetach()

  /// Carries out a command and acknowledges it.
  ///
  /// - Parameters:
  ///   - command: What to do.
  ///   - presentables: The views of the elements that are added, and of those shown otherwise.
  ///   - animated: Whether a person should see it happen.
  ///   - acknowledgement: To be used once, when it has ended.
  func perform(
    _ command: Command,
    presentables: [ElementID: Presentable],
    animated: Bool,
    acknowledgement: Acknowledgement
  )
}

extension NavigationHost {
  /// A host is on screen unless it says otherwise.
  public var isAttached: Bool { true }

  /// Nothing was there.
  public func begin(keepingPrevious: Bool) {}

  /// Nothing has to be done.
  public func didAttach() {}

  /// Nothing has to be done.
  public func didDetach() {}
}
