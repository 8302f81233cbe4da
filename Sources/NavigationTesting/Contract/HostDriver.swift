public import ComposableNavigation

/// The hands and eyes of a ``HostContract``: a test's access to a host of yours.
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
/// A driver belongs to one host. The contract makes a new one for each script.
@MainActor
public protocol HostDriver<Host> {
  /// The kind of host.
  associatedtype Host: NavigationHost where Host.Command: HostCommand

  /// The kind of view that the host shows; for a split, that its columns show.
  associatedtype View

  /// The host, always the same.
  var host: Host { get }

  /// The screen as a person sees it now.
  var screen: HostScreen { get }

  /// Makes a view with a title; the contract gives each another one.
  func makeView(_ title: String) -> View

  /// The title of a view that the driver has made.
  func title(of view: View) -> String

  /// Does what a person, the window or a transition does.
  ///
  /// - Returns: True if it could be done now; when not, nothing has changed.
  func perform(_ act: HostAct) -> Bool
}
