public import ComposableNavigation
#if canImport(SwiftUI)
  public import SwiftUI
#endif

/// The common protocol of the models for SwiftUI's own containers: hosts whose views watch them.
///
/// Make a ``StackModel``, ``ModalModel``, ``TabModel`` or ``SplitModel``. They are plain Swift, so
/// tests run them anywhere, writing what SwiftUI would write.
@MainActor
public class HostModel {
  /// The model whose view shows other parts when this one changes: it is told too.
  weak var outer: HostModel?

  /// The view that says to the model that it is on screen, and that it goes.
  weak var attachment: ModelAttachment?

  /// Told beside the views, for a test.
  package var onChange: (@MainActor () -> Void)?

  /// Where reports go; the handler sets it.
  public var onReport: HostReport.Receiver?

  /// Tells whether the host is on screen by itself.
  public var isAttached: Bool { presence == .attached }

  /// Tells whether the model's view is on screen: only then something can appear and be awaited.
  ///
  /// The views of this module write it.
  public var isVisible = false {
    didSet { if !isVisible { didHide() } }
  }

  /// The elements that stay, as the handler has said, each with its reason.
  public private(set) var stays: [ElementID: Stay] = [:]

  private var presence = ReportedPresence.unreported

  init() {}

  /// Is on screen from now on, and reports it; a second time changes nothing.
  ///
  /// For the outermost model of a window, whose view says so by `attaching(_:)`.
  public func attach() {
    guard !isAttached else { return }
    presence = .attached
    onReport?(.attached)
  }

  /// Is off screen from now on, and reports it; a second time changes nothing.
  public func detach() {
    guard isAttached else { return }
    presence = .detached
    letGo { onReport?(.detached) }
  }

  /// Lets go of the command that is void; the views stay.
  public func didDetach() { letGo {} }

  /// Closes the ways out of what stays, from now on, as far as SwiftUI lets them be closed: the back
  /// button with its swipe, and the pull at a sheet.
  public func didChange(stays: [ElementID: Stay]) {
    guard stays != self.stays else { return }
    willChange()
    self.stays = stays
  }

  /// Tells whether an element stays.
  public func keeps(_ element: ElementID) -> Bool { stays[element] != nil }

  /// Says something, unless the host is off screen.
  func report(_ report: HostReport) {
    if presence != .detached { onReport?(report) }
  }

  /// Says that what views show is about to change.
  func willChange() {
    #if canImport(SwiftUI)
      objectWillChange.send()
    #endif
    onChange?()
    outer?.willChange()
  }

  /// Changes what views show, so that a person sees it happen, or not.
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

  /// Lets go of the command that is void, and not before something has been said.
  func letGo(after act: () -> Void) { act() }

  /// The view of the model is on screen no longer: nothing appears any more.
  func didHide() {}
}

#if canImport(SwiftUI)
  extension HostModel: ObservableObject {}
#endif
