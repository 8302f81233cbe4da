public import ComposableNavigation

/// The common part of ``StackModel``, ``ModalModel``, ``TabModel`` and ``SplitModel``: the elements
/// with their views.
@MainActor
public class ContainerModel<Presentable, Command: HostCommand>: HostModel {
  /// The time at which a command is answered.
  enum Answering {
    case atOnce
    /// The model keeps the acknowledgement until a view has appeared or is gone.
    case later
    case never(HostRefusal)
  }

  /// The handler's elements that are shown, with the selected one and the style.
  public var shown: Showing { contents.shown }

  /// The elements that must stay, with the handler's reasons.
  public var blockers: [ElementID: LeaveBlocker] { contents.blockers }

  /// The elements with their views.
  var contents: HostContents<Presentable>

  init(alwaysSelects: Bool = false) { contents = HostContents(alwaysSelects: alwaysSelects) }

  /// Returns a Boolean value that indicates whether an element must stay.
  public func keeps(_ element: ElementID) -> Bool { contents.keeps([element]) }

  /// Removes the elements of an earlier handler.
  public func begin(keepingPrevious: Bool) {
    guard shown != .nothing || !blockers.isEmpty else { return }
    change(animated: false) { contents.begin() }
  }

  /// Closes the ways out of elements that must stay, as far as SwiftUI allows: the back button with
  /// its swipe, and the pull at a sheet.
  public func didChange(blockers: [ElementID: LeaveBlocker]) {
    guard blockers != self.blockers else { return }
    willChange()
    contents.blockers = blockers
  }

  /// Carries out a command; refuses it if the view of a new element is missing.
  public func perform(
    _ command: Command,
    presentables: [ElementID: Presentable],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    var next = contents
    guard next.take(command, with: presentables, refusing: acknowledgement) else { return }
    let answering = answering(command, to: next.shown, acknowledgement)
    if case .never(let refusal) = answering { return acknowledgement.refused(refusal) }
    change(animated: animated) { contents = next }
    if case .atOnce = answering { acknowledgement.done(showing: shown) }
  }

  /// Returns when to answer a command, before the views change; at once by default.
  func answering(
    _ command: Command,
    to next: Showing,
    _ acknowledgement: Acknowledgement
  ) -> Answering {
    .atOnce
  }
}
