import ComposableNavigation
import NavigationTesting
import NavigationTrace
import Testing
import TestSupport

/// Reading a mangled archive gives an error or a legal state: one that 200 actions keep legal and
/// that a host shows.
@Suite @MainActor struct MangledArchiveLaws {
  @Test func `a mangled archive of a stack is a legal state or an error`() throws {
    let state: StackNavigation<Int>.State = StackNavigation<Int>()
      .state(
        .init(items: [3, 1, 1]),
        after: .pushItems([2, 1]),
        .replaceTop(with: 0, animated: false)
      )
    try expectNoFault("stacks", StackNavigation<Int>(), state, .all) {
      $0.stackAction($1)
    } fault: {
      ToyMangled.fault($0)
    } shown: {
      $0.shows($1.items)
    }
  }

  @Test(arguments: [
    ModalNavigation<Int>.Policy.replace, ModalNavigation<Int>.Policy.queue,
    ModalNavigation<Int>.Policy.reject,
  ])
  func `a mangled archive of a modal is a legal state or an error`(
    policy: ModalNavigation<Int>.Policy
  ) throws {
    let sheet = Sheet(detents: [.fraction(0.5), .height(300)], cornerRadius: 8)
    var state: ModalNavigation<Int>.State = ModalNavigation<Int>()
      .state(
        .init(styledItem: .init(item: 3, style: .sheet(sheet)), policy: .queue),
        after: .presentSheet(1),
        .presentFullScreen(2, animated: false)
      )
    state.policy = policy
    try expectNoFault("modals", ModalNavigation<Int>(), state, .all) {
      $0.modalAction($1)
    } fault: {
      ToyMangled.fault($0)
    } shown: { host, state in
      if host.style != state.style { return "a host shows it in another style" }
      return host.shows(state.item.map { [$0] } ?? [])
    }
  }

  @Test func `a mangled archive of tabs is a legal state or an error`() throws {
    let state: TabNavigation<Int>.State = TabNavigation<Int>()
      .state(
        .init(items: [3, 1, 1]),
        after: .setActiveIndex(2),
        .setItems([2, 3, 1, 1, 0]),
        .setActiveIndex(0),
        .setActiveIndex(4)
      )
    try expectNoFault("lists of tabs", TabNavigation<Int>(), state, .all) {
      $0.tabAction($1)
    } fault: {
      ToyMangled.fault($0)
    } shown: { host, state in
      host.shows(state.items, selected: state.activeItem)
    }
  }

  @Test func `a mangled archive of windows is a legal state or an error`() throws {
    let state: WindowNavigation<Int>.State = WindowNavigation<Int>()
      .state(
        .init(items: [3, 1, 1], reopening: .kept(limit: 2)),
        after: .open(2),
        .close(item: 3),
        .focus(item: 1)
      )
    try expectNoFault("windows", WindowNavigation<Int>(), state, ()) {
      $0.windowAction($1)
    } fault: {
      ToyMangled.fault($0)
    } shown: { host, state in
      host.shows(state.items, selected: state.focusedItem)
    }
  }

  @Test(arguments: [false, true])
  func `a mangled archive of a split is a legal state or an error`(isCollapsed: Bool) throws {
    let state: SplitNavigation<Int>.State = SplitNavigation<Int>()
      .state(
        .init(primary: [3, 1], supplementary: [1], detail: [0, 2]),
        after: .detail(.pushItem(1)),
        .setOptions(SplitOptions(preferredPrimaryColumnWidthFraction: 0.5)),
        .setCollapsed(isCollapsed, animated: false)
      )
    try MangledArchive.expectNoFault("splits", state) { state, numbers in
      let store = Store(initialState: state) { SplitNavigation<Int>() }
      let host = SimulatedSplitHost<String>()
      let handler = SplitNavigationHandler(store: store, viewProvider: Numbers())
      handler.setup(with: host)
      let wrong = ToyMangled.walk(store, &numbers) {
        splitAction($0, $1)
      } refusal: {
        SplitNavigation<Int>.refusal(of: $0, in: $1)
      } fault: {
        ToyMangled.fault($0)
      }
      if let wrong { return wrong }
      for column in SplitColumn.allCases {
        let isShown = column == .primary || !store.state.isCollapsed
        let wanted = isShown ? store.state[shown: column].items : []
        let shown = host.contents[column] ?? []
        if let wrong = difference(shown, wanted, handler) { return "\(column): \(wrong)" }
      }
      return nil
    }
  }

  @Test func `a mangled archive of a stack that skips is a legal state or an error`() throws {
    var state = StackNavigation<Int>.State(items: [3, 1, 2, 1, 0], history: .kept(limit: 3))
    state.skipped = Set(state.entries.ids[1...3])
    state = StackNavigation<Int>().state(state, after: .popItems(.exactly(2)))
    try expectNoFault("stacks that skip", StackNavigation<Int>(), state, .all) {
      $0.stackAction($1)
    } fault: {
      ToyMangled.fault($0)
    } shown: {
      $0.shows($1.items)
    }
  }

  @Test func `a mangled archive of an alert is a legal state or an error`() throws {
    let alert: AlertState<ToyAsker.Answer> = AlertState("Sure?", message: "For good.") {
      ButtonState("Delete", role: .destructive, action: .delete)
      ButtonState("Delete", action: .again)
      ButtonState("Cancel", role: .cancel)
    }
    try expectNoFaultInDialogs("alerts", alert, style: .alert)
  }

  @Test func `a mangled archive of a confirmation dialog is a legal state or an error`() throws {
    let dialog: ConfirmationDialogState<ToyAsker.Answer> = ConfirmationDialogState("Which?") {
      ButtonState("This", action: .choose)
      ButtonState("That", role: .destructive, action: .delete)
    }
    try expectNoFaultInDialogs("confirmation dialogs", dialog, style: .confirmationDialog)
  }

  @Test func `a mangled archive of a sheet is a sheet or an error`() throws {
    let sheet = Sheet(
      detents: [.medium, .fraction(0.25), .height(120), .custom("own")],
      selectedDetent: .fraction(0.25),
      cornerRadius: 4.5,
      backgroundInteraction: .enabledUpThrough(.height(120))
    )
    try MangledArchive.expectNoFault("sheets", sheet) { sheet, _ in
      if sheet != sheet || (try? restored(sheet)) != sheet { return "it differs from itself" }
      return sheet.cornerRadius.map(\.isFinite) == false ? "no finite radius" : nil
    }
  }

  @Test func `a mangled archive of a tree is a tree or an error`() throws {
    let screens = ["inbox", "message"].map { NavigationTree.screen($0) }
    let tree = NavigationTree.tabs([.stack(screens), .split([.stack(screens)])], active: 1)
      .presenting([.modal(.alert, .screen("q", [.init(kind: .button("Delete", .destructive))]))])
    try MangledArchive.expectNoFault("trees", tree) { tree, _ in
      if (try? restored(tree)) != tree { return "it is not read as it is written" }
      if (try? NavigationTree(text: tree.description)) != tree { return "nor as it is drawn" }
      return tree.difference(from: tree).isEmpty ? nil : "it differs from itself"
    }
  }

  // MARK: Parts

  private typealias Host<Shape: NavigationShape> =
    SimulatedContainerHost<String, Shape.Rules.Command, Shape.Rules.Capabilities>

  /// Looks for faults in a decoded state: while 200 actions change it, and in the views of its host
  /// at the end.
  private func expectNoFault<Shape: NavigationShape>(
    _ subject: String,
    _ shape: Shape,
    _ state: Shape.State,
    _ capabilities: Shape.Rules.Capabilities,
    sourceLocation place: SourceLocation = #_sourceLocation,
    action: (ToyPick, Shape.State) -> Shape.Action,
    fault: (Shape.State) -> String?,
    shown: (Host<Shape>, Shape.State) -> String?
  ) throws where Shape.Item == Int, Shape.State: Codable & Equatable {
    try MangledArchive.expectNoFault(subject, state, sourceLocation: place) { state, numbers in
      let store = Store(initialState: state) { shape }
      let host = Host<Shape>(hostWith: capabilities)
      let handler = ShapeHandler<Shape, Numbers>(store: store, viewProvider: Numbers())
      handler.setup(with: host)
      let wrong = ToyMangled.walk(
        store,
        &numbers,
        action: action,
        refusal: Shape.refusal(of:in:),
        fault: fault
      )
      return withExtendedLifetime(handler) { wrong ?? shown(host, store.state) }
    }
  }

  private func expectNoFaultInDialogs<Dialog: DialogState & Hashable & Sendable & Codable>(
    _ subject: String,
    _ dialog: Dialog,
    style: PresentationStyle
  ) throws {
    let other = Dialog("Other", message: nil, buttons: [])
    try MangledArchive.expectNoFault(subject, dialog) { dialog, numbers in
      let modal = ModalNavigation<Dialog>.State(styledItem: .init(item: dialog, style: style))
      let store = Store(initialState: modal) { ModalNavigation<Dialog>() }
      let host = SimulatedModalHost<String>()
      let handler = ModalNavigationHandler(store: store, viewProvider: Titles<Dialog>())
      handler.setup(with: host)
      let wrong = ToyMangled.walk(store, &numbers) { pick, state in
        switch pick.kind % 4 {
        case 0: return .set(.init(item: dialog, style: style))
        case 1: return .set(.init(item: other, style: style)).from(state.presentedID)
        case 2: return .dismiss()
        default: return .dismiss(id: state.presentedID ?? strangerID, cause: .user)
        }
      } refusal: {
        ModalNavigation<Dialog>.refusal(of: $0, in: $1)
      } fault: { state in
        ToyMangled.fault(state) ?? state.item.flatMap { ToyMangled.fault($0) }
      }
      if let wrong { return wrong }
      let isShown = host.presentable == store.state.item?.title
      return withExtendedLifetime(handler) { isShown ? nil : "a host shows something else" }
    }
  }

  private func splitAction(
    _ pick: ToyPick,
    _ state: SplitNavigation<Int>.State
  ) -> SplitNavigation<Int>.Action {
    let column = SplitColumn.allCases[pick.item % SplitColumn.allCases.count]
    switch pick.kind % 7 {
    case 0: return .setCollapsed(pick.count > 0, animated: false)
    case 1: return .showDetail([pick.item])
    case 2:
      return .setOptions(SplitOptions(preferredPrimaryColumnWidthFraction: Double(pick.count)))
    case 3, 4: return .shown(column, pick.stackAction(state[shown: column]))
    default: return .column(column, pick.stackAction(state[column]))
    }
  }

  /// Returns the difference between the host and the state; the handler has to live until then.
  private func difference(
    _ shown: [String],
    _ items: [Int],
    _ handler: some NavigationHandler
  ) -> String? {
    withExtendedLifetime(handler) {
      shown == items.map { "\($0)" } ? nil : "a host shows \(shown), not \(items)"
    }
  }
}

private struct Numbers: ViewProviding {
  func makePresentable(for item: Int) -> String { "\(item)" }
}

private struct Titles<Dialog: DialogState>: ViewProviding {
  func makePresentable(for dialog: Dialog) -> String { dialog.title }
}
