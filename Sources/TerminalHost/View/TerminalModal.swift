public import ComposableNavigation

/// A view, and what is presented over it.
///
/// It obeys a `ModalNavigationHandler`; most often ``TerminalView/withModal(store:viewProvider:)``
/// makes both:
///
/// ```swift
/// TerminalScreen(title: "List").withModal(
///   store: store.scope(state: \.modal, action: /Action.modal),
///   viewProvider: Sheets()
/// )
/// ```
///
/// It answers each command before `perform` returns.
public final class TerminalModal: TerminalView, ModalHost {
  /// The view below the presented one.
  public let content: TerminalView

  private var element: (id: ElementID, view: TerminalView, style: PresentationStyle)?
  private var stays: [ElementID: Stay] = [:]

  /// The abilities of the host: the changes that it can make in one step.
  public let capabilities: ModalCapabilities

  /// The receiver of the host's reports; the handler sets it.
  public var onReport: HostReport.Receiver?

  /// Puts a host over a view, for a handler of your own.
  ///
  /// - Parameters:
  ///   - content: What lies below.
  ///   - capabilities: What the host does in one step, to try a handler with less.
  public init(over content: TerminalView, capabilities: ModalCapabilities = .all) {
    self.content = content
    self.capabilities = capabilities
    super.init()
    tabTitle = content.tabTitle
  }

  /// Its own handler, then those of what lies below.
  public override var handlers: [any NavigationHandler] { ownHandlers + content.handlers }

  /// The presented view; nil for none.
  public var presented: TerminalView? { element?.view }

  private var dialog: TerminalDialog? { element?.view as? TerminalDialog }

  /// The style of the presentation; nil when nothing is presented.
  public var style: PresentationStyle? { element?.style }

  /// The element that the handler has presented, and its style.
  public var shown: Showing { Showing(element.map { [$0.id] } ?? [], style: element?.style) }

  /// The title of the view below.
  public override var title: String { content.title }

  /// The picture of the view below, with the presented one over it.
  public override var tree: NavigationTree {
    content.tree.presenting(element.map { [.modal($0.style, $0.view.tree)] } ?? [])
  }

  /// The look of the view below, with the presented one over it.
  public override var picture: TerminalPicture {
    guard let element else { return content.picture }
    return .modal(element.style, element.view.picture, over: content.picture)
  }

  public override var front: TerminalView? { element?.view ?? content }

  /// Lets go of what an earlier handler has presented.
  public func begin(keepingPrevious: Bool) { (element, stays) = (nil, [:]) }

  /// Keeps what stays, from now on; who tries to leave it hears why.
  public func didChange(stays: [ElementID: Stay]) { self.stays = stays }

  /// Carries out a command at once.
  public func perform(
    _ command: ModalCommand<ElementID>,
    presentables: [ElementID: TerminalView],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    switch command {
    case .present(let id, let style):
      guard let view = presentables[id] else {
        return acknowledgement.refused(HostRefusal("there is no view of \(id)"))
      }
      guard element == nil else { return acknowledgement.refused("something is presented") }
      element = (id, view, style)
    case .dismiss(let id):
      if element?.id == id { element = nil }
    case .restyle(let id, let style):
      if element?.id == id { element?.style = style }
    }
    acknowledgement.done(showing: shown)
  }

  /// Takes away what is presented, as a person does who swipes it down; of a dialog, the cancel
  /// button is tapped where there is one.
  ///
  /// Nothing is taken away that stays: the attempt is reported.
  ///
  /// - Returns: Whether anything was reported: false when nothing is presented, or it does not let
  ///   itself be dismissed.
  @discardableResult
  public func dismiss() -> Bool {
    if let dialog, dialog.goBackHere() { return true }
    guard let element, canGoBackHere else { return false }
    if stays[element.id] != nil {
      onReport?(.attempted(.remove([element.id])))
      return true
    }
    self.element = nil
    onReport?(.removed([element.id]))
    return true
  }

  public override var canGoBackHere: Bool {
    element?.view.isDismissible == true || dialog?.canGoBackHere == true
  }

  public override func goBackHere() -> Bool { dismiss() }

  public override var isModal: Bool { element != nil }

  public override func setAttached(_ isAttached: Bool) {
    content.setAttached(isAttached)
    guard isAttached != self.isAttached else { return }
    super.setAttached(isAttached)
    onReport?(isAttached ? .attached : .detached)
  }
}

extension TerminalView {
  /// Puts a host with a handler over the view.
  ///
  /// heinzl's Composable Navigation has `presentable.withModal` for it.
  ///
  /// - Parameters:
  ///   - store: The modal's store, scoped to it.
  ///   - viewProvider: Who makes the views that are presented.
  /// - Returns: The view to show instead of this one.
  public func withModal<Provider: EntryViewProviding>(
    store: Store<ModalNavigation<Provider.Item>.State, ModalNavigation<Provider.Item>.Action>,
    viewProvider: Provider
  ) -> TerminalModal
  where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable {
    let modal = TerminalModal(over: self)
    let handler = ModalNavigationHandler(store: store, viewProvider: viewProvider)
    // Neither lies in a view that the other shows, so they share a lane by hand.
    handler.setup(with: modal, in: handlers.first?.lane)
    modal.ownHandlers.append(handler)
    return modal
  }
}
