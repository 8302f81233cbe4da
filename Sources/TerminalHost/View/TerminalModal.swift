public import ComposableNavigation

/// A view, and the view presented over it.
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
public final class TerminalModal: TerminalContainer<ModalCommand<ElementID>, ModalCapabilities>,
  ModalHost
{
  /// The view below the presented one.
  public let content: TerminalView

  /// Puts a host over a view, for a handler of your own.
  ///
  /// - Parameters:
  ///   - content: The view below.
  ///   - capabilities: The changes the host makes in one step, to try a handler with less.
  public init(over content: TerminalView, capabilities: ModalCapabilities = .all) {
    self.content = content
    super.init(capabilities: capabilities)
    tabTitle = content.tabTitle
  }

  /// Its own handler, then those of what lies below.
  public override var handlers: [any NavigationHandler] { ownHandlers + content.handlers }

  /// The presented view; nil for none.
  public var presented: TerminalView? { views.first }

  private var dialog: TerminalDialog? { presented as? TerminalDialog }

  /// The style of the presentation; nil when nothing is presented.
  public var style: PresentationStyle? { shown.style }

  private var presentation: (view: TerminalView, style: PresentationStyle)? {
    presented.flatMap { view in style.map { (view, $0) } }
  }

  /// The title of the view below.
  public override var title: String { content.title }

  /// The picture of the view below, with the presented one over it.
  public override var tree: NavigationTree {
    content.tree.presenting(presentation.map { [.modal($0.style, $0.view.tree)] } ?? [])
  }

  /// The look of the view below, with the presented one over it.
  public override var picture: TerminalPicture {
    guard let presentation else { return content.picture }
    return .modal(presentation.style, presentation.view.picture, over: content.picture)
  }

  public override var front: TerminalView? { presented ?? content }

  /// Takes away what is presented, as a person does who swipes it down; of a dialog, the cancel
  /// button is tapped where there is one.
  ///
  /// Nothing is taken away that stays: the attempt is reported.
  ///
  /// - Returns: True if anything was reported: false when nothing is presented, or it does not let
  ///   itself be dismissed.
  @discardableResult
  public func dismiss() -> Bool {
    if let dialog, dialog.goBackHere() { return true }
    return canGoBackHere && remove(shown.elements)
  }

  /// Drags the sheet to another of its detents, as a person does, and reports it.
  ///
  /// - Parameter detent: The detent; one that the sheet does not have changes nothing.
  /// - Returns: True if anything was reported: false also when it rests there already.
  @discardableResult
  public func drag(to detent: Sheet.Detent) -> Bool {
    guard case .sheet(var sheet)? = shown.style, let element = shown.elements.first,
      sheet.detents.contains(detent), detent != sheet.selectedDetent ?? sheet.detents.first
    else { return false }
    sheet.selectedDetent = detent
    setStyle(.sheet(sheet))
    onReport?(.selectedDetent(detent, of: element))
    return true
  }

  public override var canGoBackHere: Bool {
    presented?.isDismissible == true || dialog?.canGoBackHere == true
  }

  public override func goBackHere() -> Bool { dismiss() }

  public override var isModal: Bool { presented != nil }

  public override func setBelowAttached(_ isAttached: Bool) { content.setAttached(isAttached) }
}

extension TerminalView {
  /// Puts a host with a handler over the view.
  ///
  /// heinzl's Composable Navigation has `presentable.withModal` for it.
  ///
  /// - Parameters:
  ///   - store: The modal's store, scoped to it.
  ///   - viewProvider: The provider of the presented views.
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
    modal.recipe = ModalRecipe(content: self, store: store, provider: viewProvider)
    return modal
  }
}

/// The parts of a view that something is presented over.
private struct ModalRecipe<Provider: EntryViewProviding>: TerminalRecipe
where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable {
  let content: TerminalView
  let store: Store<ModalNavigation<Provider.Item>.State, ModalNavigation<Provider.Item>.Action>
  let provider: Provider

  func make<Translator: TerminalTranslator>(by translator: Translator) -> Translator.View {
    translator.makeModal(over: content, store, provider)
  }
}
