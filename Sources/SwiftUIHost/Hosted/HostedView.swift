#if canImport(SwiftUI)
  public import ComposableNavigation
  public import SwiftUI

  /// A page of a ``StackModel``, ``ModalModel``, ``TabModel`` or ``SplitModel``: content, and the
  /// handlers of the hosts in it.
  ///
  /// ```swift
  /// struct Screens: EntryViewProviding {
  ///   let store: Store<Notes.State, Notes.Action>
  ///
  ///   func makePresentable(for entry: Entry<Screen>) -> HostedView {
  ///     HostedView(NoteView(store: store), title: entry.item.title)
  ///   }
  /// }
  /// ```
  @MainActor
  public struct HostedView: HandlerContaining {
    /// The content of the page.
    public let content: AnyView

    /// The title in a tab bar.
    public let title: String

    /// The texts and buttons of an alert or a confirmation dialog.
    let dialog: HostedDialog?

    /// The handlers of the hosts in the content, outermost first.
    public let handlers: [any NavigationHandler]

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - content: The content of the page.
    ///   - title: The title in a tab bar.
    ///   - handlers: The handlers of the hosts in the content.
    public init(
      _ content: some View,
      title: String = "",
      handlers: [any NavigationHandler] = []
    ) {
      self.content = AnyView(content)
      self.title = title
      self.handlers = handlers
      dialog = nil
    }

    /// Creates the page of a dialog's store; each button sends a tap.
    ///
    /// - Parameter store: The dialog; nil if the entry is not a dialog.
    public init<Dialog: DialogState>(_ store: Store<Dialog, DialogAction>?) {
      content = AnyView(EmptyView())
      title = store?.state.title ?? ""
      handlers = []
      dialog = store.map { HostedDialog($0) }
    }
  }
#endif
