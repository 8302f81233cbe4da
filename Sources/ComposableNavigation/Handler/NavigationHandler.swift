/// A handler of any shape, for views that contain handlers.
///
/// See ``StackNavigationHandler``, ``ModalNavigationHandler``, ``TabNavigationHandler``,
/// ``SplitNavigationHandler`` and ``WindowNavigationHandler``.
///
/// ```swift
/// print(handler.waitsFor ?? "nothing")               // the host to acknowledge push([e2])
/// ```
@MainActor
public protocol NavigationHandler: AnyObject {
  /// The lane that the handler is in; nil before `setup(with:)`.
  var lane: Lane? { get }

  /// A sentence for a person on the wait of the handler; nil when it waits for nothing.
  ///
  /// A host that holds an acknowledgement keeps its lane waiting, and a modal may wait for another
  /// one; this is where one reads it. “Handlers” lists all that it may say.
  var waitsFor: String? { get }

  /// The reason that the host does not show the wanted content; nil when it has refused nothing.
  ///
  /// It is ``HostRefusal/gone`` when the host has been let go.
  var refusal: HostRefusal? { get }
}

/// A handler that can become part of another one's lane: those of this library.
@MainActor
protocol MovingHandler: NavigationHandler {
  /// Becomes part of the lane of a handler that shows its host's view.
  func move(to lane: Lane, at placement: Placement)
}
