public import ComposableNavigation
#if canImport(SwiftUI)
  public import SwiftUI
#endif

/// The base class of the models for SwiftUI's containers: hosts that SwiftUI views observe.
///
/// Create a ``StackModel``, ``ModalModel``, ``TabModel`` or ``SplitModel``. The models do not
/// depend on SwiftUI, so tests run them on any system, and write SwiftUI's values.
@MainActor
public class HostModel {
  /// The model whose view depends on this one; it is also notified of changes.
  weak var outer: HostModel?

  /// The view that reports to the model whether it is on screen.
  weak var attachment: ModelAttachment?

  /// Called besides the views, for a test.
  package var onChange: (@MainActor () -> Void)?

  /// The receiver of reports; the handler sets it.
  public var onReport: HostReport.Receiver?

  /// A Boolean value that indicates whether the host itself is on screen.
  public var isAttached: Bool { presence == .attached }

  /// A Boolean value that indicates whether the model's view is on screen, where views can appear.
  ///
  /// The views of this module set it.
  public var isVisible = false {
    didSet { if !isVisible { didHide() } }
  }

  private var presence = ReportedPresence.unreported

  init() {}

  /// Puts the host on screen, and reports it; does nothing if it is already on screen.
  ///
  /// For the outermost model of a window, whose view calls it with `attaching(_:)`.
  public func attach() {
    guard !isAttached else { return }
    presence = .attached
    onReport?(.attached)
  }

  /// Takes the host off screen, and reports it; does nothing if it is already off screen.
  public func detach() {
    guard isAttached else { return }
    presence = .detached
    letGo { onReport?(.detached) }
  }

  /// Releases a void command; the views remain.
  public func didDetach() { letGo {} }

  /// Sends a report, unless the host is off screen.
  func report(_ report: HostReport) {
    if presence != .detached { onReport?(report) }
  }

  /// Notifies views before a change.
  func willChange() {
    #if canImport(SwiftUI)
      objectWillChange.send()
    #endif
    onChange?()
    outer?.willChange()
  }

  /// Changes the state of the views, with or without animation.
  func change(animated: Bool, _ act: () -> Void) {
    #if canImport(SwiftUI)
      var transaction = Transaction()
      transaction.disablesAnimations = !animated
      withTransaction(transaction) {
        willChange()
        act()
      }
    #else
      willChange()
      act()
    #endif
  }

  /// Releases a void command after a report, and not before.
  func letGo(after act: () -> Void) { act() }

  /// Called when the model's view leaves the screen, so that no views will appear.
  func didHide() {}
}

#if canImport(SwiftUI)
  extension HostModel: ObservableObject {}
#endif
