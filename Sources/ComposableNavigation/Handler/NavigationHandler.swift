/// A handler of any shape, for views that contain handlers.
///
/// See ``StackNavigationHandler``, ``ModalNavigationHandler``, ``TabNavigationHandler``,
/// ``SplitNavigationHandler`` and ``WindowNavigationHandler``.
///
/// Keep a handler as long as its host, for example in a property of the view, because the host does
/// not keep it. If a handler is released first, its host goes on showing the last content, and no
/// issue reports it, because the host may be released a moment later.
///
/// ```swift
/// print(handler.waitsFor ?? "nothing")               // the host to acknowledge push([e2])
/// ```
@MainActor
public protocol NavigationHandler: AnyObject {
  /// The handler's lane; nil before `setup(with:)`.
  var lane: Lane? { get }

  /// A sentence that says what the handler waits for; nil if it does not wait.
  ///
  /// A host that keeps an acknowledgement makes its whole lane wait, and a modal may wait for
  /// another one. “Handlers” lists all sentences.
  var waitsFor: String? { get }

  /// The reason why the host does not show the desired content; nil if it has not refused a
  /// command.
  ///
  /// It is ``HostRefusal/gone`` if the host was released.
  var refusal: HostRefusal? { get }

  /// Goes back in the container that the handler shows, as the user would; nil if it cannot.
  ///
  /// It sends the action of ``Reducer/backAction(in:)`` of the container alone, or of the feature that
  /// ``Store/goingBack(by:in:)`` names. A host calls it for a back button or a key, after the handlers
  /// in the view in front, and not while something covers its views:
  ///
  /// ```swift
  /// for handler in view.handlers.reversed() {
  ///   if let goBack = handler.goBack { return goBack() }
  /// }
  /// ```
  ///
  /// ## Laws
  /// - for every state the back of the host, its preview and the reducer's back are the same
  var goBack: (@MainActor () -> Void)? { get }

  /// A Boolean value that indicates whether ``goBack`` removes the entry in front and does nothing else.
  ///
  /// A toolkit whose own button or swipe removes a page may use it only then, and if nothing in the page
  /// goes back first:
  ///
  /// ```swift
  /// func swipeShouldBegin() -> Bool { handler.backRemovesFront }
  /// ```
  var backRemovesFront: Bool { get }

  /// A Boolean value that indicates whether the handler goes back as a larger feature does
  /// (``Store/goingBack(by:in:)``), so that ``backRemovesFront`` can change without its own container.
  var goesBackAsFeature: Bool { get }
}

extension NavigationHandler {
  /// Nil: the handler's container cannot go back.
  public var goBack: (@MainActor () -> Void)? { nil }

  /// False: the handler's container cannot go back.
  public var backRemovesFront: Bool { false }

  /// False: the handler goes back in its own container.
  public var goesBackAsFeature: Bool { false }
}

/// A handler of this library, which can join another handler's lane.
@MainActor
protocol MovingHandler: NavigationHandler {
  /// Joins the lane of a handler that shows the host's view.
  func move(to lane: Lane, at placement: Placement)
}
