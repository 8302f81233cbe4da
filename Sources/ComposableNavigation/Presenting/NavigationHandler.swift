/// What all handlers have in common, for views that contain them.
///
/// See ``StackNavigationHandler``, ``ModalNavigationHandler``, ``TabNavigationHandler`` and
/// ``SplitNavigationHandler``.
@MainActor
public protocol NavigationHandler: AnyObject {
  /// The lane that the handler is in; nil before `setup(with:)`.
  var lane: Lane? { get }

  /// What the handler waits for, for a person; nil when it waits for nothing.
  ///
  /// A host that holds an acknowledgement keeps its lane waiting; this is where one reads it.
  var waitsFor: String? { get }

  /// Why the host does not show what the state wants; nil when it has refused nothing.
  var refusal: HostRefusal? { get }

  /// Becomes part of the lane of a handler that shows its host's view.
  func move(to lane: Lane, at placement: Placement)
}
