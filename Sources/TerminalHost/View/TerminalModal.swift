public import ComposableNavigation

/// A view, and the view presented over it.
///
/// A `ModalNavigationHandler` controls it; usually ``TerminalView/withModal(store:viewProvider:)``
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

  /// Creates a host over a view, for your own handler.
  ///
  /// - Parameters:
  ///   - content: The view below.
  ///   - capabilities: The changes that the host makes in one step, fewer for a test.
  public init(over content: TerminalView, capabilities: ModalCapabilities = .all) {
    self.content = content
    super.init(capabilities: capabilities)
    tabTitle = content.tabTitle
  }

  /// The host's handlers, then those of the view below.
  public override var handlers: [any NavigationHandler] { ownHandlers + content.handlers }

  /// The presented view; nil for none.
  public var presented: TerminalView? { views.first }

  private var dialog: TerminalDialog? { presented as? TerminalDialog }

  /// The style of the presentation; nil if nothing is presented.
  public var style: PresentationStyle? { shown.style }

  /// The title of the view below.
  public override var title: String { content.title }

  /// The tree of the view below, with the presented one over it.
  public override var tree: NavigationTree {
    content.tree.presenting(contents.presentation.map { [.modal($0.style, $0.view.tree)] } ?? [])
  }

  /// The picture of the view below, with the presented one over it.
  public override var picture: TerminalPicture {
    guard let presentation = contents.presentation else { return content.picture }
    return .modal(presentation.style, presentation.view.picture, over: content.picture)
  }

  public override var front: TerminalView? { presented ?? content }

  /// Dismisses the presented view, as the user would by a swipe; on a dialog, taps the cancel
  /// button if there is one.
  ///
  /// If the view must stay, reports only the attempt.
  ///
  /// - Returns: True if it reported a dismissal or an attempt; false if nothing is presented, or
  ///   the view cannot be dismissed.
  @discardableResult
  public func dismiss() -> Bool {
    if let dialog, dialog.performBack() { return true }
    return canPerformBack && remove(shown.elements)
  }

  /// Drags the sheet to another of its detents, as the user would, and reports it.
  ///
  /// - Parameter detent: The detent; ignored if the sheet does not have it.
  /// - Returns: True if it was reported; false if the detent is already selected.
  @discardableResult
  public func drag(to detent: Sheet.Detent) -> Bool {
    guard let report = contents.drag(to: detent) else { return false }
    onReport?(report)
    return true
  }

  public override var canPerformBack: Bool {
    presented?.isDismissible == true || dialog?.canPerformBack == true
  }

  public override func performBack() -> Bool { dismiss() }

  public override var isModal: Bool { presented != nil }

  public override func setBelowAttached(_ isAttached: Bool) { content.setAttached(isAttached) }
}

extension TerminalView {
  /// Returns a modal host over this view, with its handler.
  ///
  /// In heinzl's Composable Navigation, this is `presentable.withModal`.
  ///
  /// - Parameters:
  ///   - store: The scoped store of the modal.
  ///   - viewProvider: The provider of the presented views.
  /// - Returns: The view to show instead of this one.
  public func withModal<Provider: EntryViewProviding>(
    store: Store<ModalNavigation<Provider.Item>.State, ModalNavigation<Provider.Item>.Action>,
    viewProvider: Provider
  ) -> TerminalModal
  where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable {
    let modal = TerminalModal(over: self)
    let handler = ModalNavigationHandler(store: store, viewProvider: viewProvider)
    // Neither host contains the other, so the lane is shared explicitly.
    handler.setup(with: modal, in: handlers.first?.lane)
    modal.ownHandlers.append(handler)
    modal.recipe = ModalRecipe(content: self, store: store, provider: viewProvider)
    return modal
  }
}

/// The parts of a view with a modal.
private struct ModalRecipe<Provider: EntryViewProviding>: TerminalRecipe
where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable {
  let content: TerminalView
  let store: Store<ModalNavigation<Provider.Item>.State, ModalNavigation<Provider.Item>.Action>
  let provider: Provider

  func make<Translator: TerminalTranslator>(by translator: Translator) -> Translator.View {
    translator.makeModal(over: content, store, provider)
  }
}
