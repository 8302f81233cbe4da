public import ComposableNavigation

/// A test's access to your host, for a ``HostContract``.
///
/// ```swift
/// @MainActor final class PageStackDriver: HostDriver {
///   let host = PageStack()
///
///   func makeView(_ title: String) -> String { title }
///   func title(of view: String) -> String { view }
///   var screen: HostScreen { .stack(host.titles) }
///
///   func perform(_ act: HostAct) -> Bool {
///     switch act {
///     case .endTransition: host.animator.finish()
///     case .goBack(let count): host.goBack(count)
///     default: false
///     }
///   }
/// }
/// ```
///
/// A driver belongs to one host. The contract makes a new driver for each script.
@MainActor
public protocol HostDriver<Host> {
  /// The kind of host.
  associatedtype Host: NavigationHost where Host.Command: HostCommand

  /// The kind of view that the host shows; for a split, the kind that its columns show.
  associatedtype View

  /// The host. Always return the same one.
  var host: Host { get }

  /// The screen as the user sees it now.
  var screen: HostScreen { get }

  /// Makes a view with a title. The contract gives each view a different title.
  func makeView(_ title: String) -> View

  /// Returns the title of a view that this driver made.
  func title(of view: View) -> String

  /// Performs an act of the user, the window or a transition.
  ///
  /// - Returns: True if the act is possible now. If it is not, nothing has changed.
  func perform(_ act: HostAct) -> Bool
}
