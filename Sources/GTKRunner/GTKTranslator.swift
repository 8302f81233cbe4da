#if GTK
  import CGTK
  import ComposableNavigation
  import GTKHost
  import TerminalHost

  /// Makes GTK's hosts and pages from a showcase's views for a terminal.
  @MainActor
  final class GTKTranslator: TerminalTranslator {
    private struct Weak { weak var page: RowsPage? }

    private let name: String
    private let options: GTKOptions
    private let choose: @MainActor (TerminalRow.Choice) -> Void
    private var made: [Weak] = []

    /// Makes a translator.
    ///
    /// - Parameters:
    ///   - name: The name of the showcase.
    ///   - options: The size of windows.
    ///   - choose: Carries out the choice of a row.
    init(
      _ name: String,
      _ options: GTKOptions,
      choose: @escaping @MainActor (TerminalRow.Choice) -> Void
    ) {
      (self.name, self.options, self.choose) = (name, options, choose)
    }

    var pages: [RowsPage] {
      made.removeAll { $0.page == nil }
      return made.compactMap(\.page)
    }

    func makeScreen(_ screen: TerminalScreen) -> GTKView {
      if screen.isAlert { return makeAlert(screen) }
      let page = RowsPage(screen, choose: choose)
      made.append(Weak(page: page))
      return like(screen, page)
    }

    private func makeAlert(_ screen: TerminalScreen) -> GTKView {
      let rows = screen.rows
      let answers = rows.filter { $0.choice != nil }
      let texts = rows.filter { $0.choice == nil && !$0.text.isEmpty }.map(\.text)
      return GTKDialog(
        title: screen.title,
        message: texts.isEmpty ? nil : texts.joined(separator: "\n"),
        buttons: answers.map { ($0.text, $0.role) }
      ) { [choose] index in
        if let choice = answers[index].choice { choose(choice) }
      }
    }

    func makeDialog<Dialog: DialogState>(_ store: Store<Dialog, DialogAction>) -> GTKView {
      GTKDialog(store)
    }

    func makeStack<Provider: EntryViewProviding>(
      _ store: Store<StackNavigation<Provider.Item>.State, StackNavigation<Provider.Item>.Action>,
      _ provider: Provider
    ) -> GTKView where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable {
      GTKStack(store: store, viewProvider: Translated(provider: provider, translator: self))
    }

    func makeTabs<Provider: EntryViewProviding>(
      _ store: Store<TabNavigation<Provider.Item>.State, TabNavigation<Provider.Item>.Action>,
      _ provider: Provider
    ) -> GTKView where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable {
      GTKTabs(store: store, viewProvider: Translated(provider: provider, translator: self))
    }

    func makeSplit<Provider: EntryViewProviding>(
      _ store: Store<SplitNavigation<Provider.Item>.State, SplitNavigation<Provider.Item>.Action>,
      _ provider: Provider
    ) -> GTKView where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable {
      GTKSplit(store: store, viewProvider: Translated(provider: provider, translator: self))
    }

    func makeWindows<Provider: EntryViewProviding>(
      _ store: Store<WindowNavigation<Provider.Item>.State, WindowNavigation<Provider.Item>.Action>,
      _ provider: Provider
    ) -> GTKView where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable {
      GTKWindows(
        title: name,
        width: options.width,
        height: options.height,
        store: store,
        viewProvider: Translated(provider: provider, translator: self)
      )
    }

    func makeModal<Provider: EntryViewProviding>(
      over content: TerminalView,
      _ store: Store<ModalNavigation<Provider.Item>.State, ModalNavigation<Provider.Item>.Action>,
      _ provider: Provider
    ) -> GTKView where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable {
      like(content, translate(content))
        .withModal(store: store, viewProvider: Translated(provider: provider, translator: self))
    }

    func makeUnknown(_ view: TerminalView) -> GTKView {
      GTKPage(title: view.title, content: gtk_label_new("This view is for terminals alone."))
    }

    /// Copies the properties of a terminal's view, except its content, to a GTK view.
    func like(_ view: TerminalView, _ made: GTKView) -> GTKView {
      if let title = view.tabTitle { made.tabTitle = title }
      made.isDismissible = view.isDismissible
      return made
    }
  }

  /// A view provider for a terminal that makes views for GTK.
  private struct Translated<Provider: EntryViewProviding>: EntryViewProviding
  where Provider.Presentable == TerminalView {
    let provider: Provider
    let translator: GTKTranslator

    func makePresentable(for entry: Entry<Provider.Item>) -> GTKView {
      let view = provider.makePresentable(for: entry)
      let made = translator.translate(view)
      return view is TerminalDialog ? made : translator.like(view, made)
    }

    var leaveGuard: (@MainActor (Entry<Provider.Item>) -> LeaveBlocker?)? { provider.leaveGuard }

    var lazyPlaceholder: (@MainActor (Entry<Provider.Item>) -> GTKView)? {
      guard let placeholder = provider.lazyPlaceholder else { return nil }
      return { [translator] entry in
        let view = placeholder(entry)
        return translator.like(view, translator.translate(view))
      }
    }
  }
#endif
