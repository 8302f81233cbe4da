public import ComposableNavigation

extension HostContract where Driver.Host: StackHost, Driver.Host.Presentable == Driver.View {
  /// The contract of a stack host.
  ///
  /// - Parameters:
  ///   - settings: The places to test the host in; leave out the impossible ones.
  ///   - obeysGuards: True if the host prevents the user from leaving elements that stay.
  ///   - depth: The number of steps in the longest scripts.
  ///   - make: Makes a new host with its driver, for a place.
  public init(
    settings: [HostSetting] = [.window, .above(["old"]), .nested],
    obeysGuards: Bool = false,
    depth: Int = 3,
    make: @escaping @MainActor (HostSetting) -> Driver
  ) {
    let moves = ContractMoves<StackNavigation<String>>(
      items: ["a", "b"],
      state: { .init(items: $0) },
      all: [
        ("push", { _, name in .pushItem(name()) }),
        ("push two", { _, name in .pushItems([name(), name()]) }),
        ("pop", { state, _ in state.items.isEmpty ? nil : .popItem() }),
        ("pop to the root", { state, _ in state.items.count > 2 ? .popToRoot() : nil }),
        ("replace the top", { $0.items.isEmpty ? nil : .replaceTop(with: $1()) }),
        ("put one below", { $0.items.isEmpty ? nil : .setItems([$1()] + $0.items) }),
      ],
      isByUser: { if case .remove(_, cause: .user, animated: _) = $0 { true } else { false } },
      touch: { .setItems($0.items, animated: false) }
    )
    let acts: [HostAct] = [
      .endTransition, .goBack(1), .goBack(2), .beginGesture, .completeGesture, .cancelGesture,
      .detach, .attach,
    ]
    self.init(moves, acts, obeysGuards: obeysGuards, settings: settings, depth: depth, make: make)
  }
}

extension HostContract where Driver.Host: ModalHost, Driver.Host.Presentable == Driver.View {
  /// The contract of a modal host.
  ///
  /// - Parameters:
  ///   - settings: The places to test the host in; leave out the impossible ones.
  ///   - obeysGuards: True if the host prevents the user from leaving elements that stay.
  ///   - hasDetents: True if the user can drag a sheet to another of its detents.
  ///   - depth: The number of steps in the longest scripts.
  ///   - make: Makes a new host with its driver, for a place.
  public init(
    settings: [HostSetting] = [.window, .nested],
    obeysGuards: Bool = false,
    hasDetents: Bool = false,
    depth: Int = 3,
    make: @escaping @MainActor (HostSetting) -> Driver
  ) {
    typealias Modal = ModalNavigation<String>
    func present(_ item: String?, _ style: PresentationStyle) -> Modal.Action {
      .set(item.map { Modal.StyledItem(item: $0, style: style) })
    }
    let sheet = Sheet(detents: [.medium, .large], selectedDetent: .medium)
    var moves = ContractMoves<Modal>(
      items: [],
      state: { .init(styledItem: $0.first.map { Modal.StyledItem(item: $0, style: .pageSheet) }) },
      all: [
        ("present", { _, name in present(name(), .pageSheet) }),
        ("present full screen", { _, name in present(name(), .fullScreen) }),
        (
          "restyle",
          { state, _ in
            state.item.map { present($0, state.style == .formSheet ? .pageSheet : .formSheet) }
          }
        ),
        ("dismiss", { state, _ in state.item == nil ? nil : .dismiss() }),
      ],
      isByUser: { action in
        switch action {
        case .remove(_, cause: .user, animated: _),
          .selectDetent(_, of: _, cause: .user, animated: _):
          true
        default: false
        }
      },
      touch: { present($0.item, $0.style ?? .automatic) }
    )
    var acts: [HostAct] = [
      .endTransition, .swipeDown, .beginGesture, .completeGesture, .cancelGesture, .detach,
      .attach,
    ]
    if hasDetents {
      moves.all.append(("present at medium", { _, name in present(name(), .sheet(sheet)) }))
      acts.append(.dragSheet(to: .large))
    }
    self.init(moves, acts, obeysGuards: obeysGuards, settings: settings, depth: depth, make: make)
  }
}

extension HostContract where Driver.Host: TabHost, Driver.Host.Presentable == Driver.View {
  /// The contract of a tab host.
  ///
  /// - Parameters:
  ///   - settings: The places to test the host in; leave out the impossible ones.
  ///   - obeysGuards: True if the host prevents the user from leaving elements that stay.
  ///   - depth: The number of steps in the longest scripts.
  ///   - make: Makes a new host with its driver, for a place.
  public init(
    settings: [HostSetting] = [.window, .nested],
    obeysGuards: Bool = false,
    depth: Int = 3,
    make: @escaping @MainActor (HostSetting) -> Driver
  ) {
    let moves = ContractMoves<TabNavigation<String>>(
      state: { .init(items: $0) },
      all: [
        ("append", { .setItems($0.items + [$1()]) }),
        (
          "remove the first",
          { state, _ in state.items.isEmpty ? nil : .setItems(Array(state.items.dropFirst())) }
        ),
      ],
      isByUser: { action in
        switch action {
        case .remove(_, cause: .user, animated: _), .select(_, cause: .user): true
        default: false
        }
      },
      touch: { .setItems($0.items) },
      setItems: { .setItems($0) }
    )
    self.init(
      moves,
      HostAct.onTabs,
      obeysGuards: obeysGuards,
      settings: settings,
      depth: depth,
      make: make
    )
  }
}

extension HostContract where Driver.Host: WindowHost, Driver.Host.Presentable == Driver.View {
  /// The contract of a window host.
  ///
  /// The driver's screen is `HostScreen.tabs`, in the order of the list of windows. A tap on a tab
  /// is a click on a window, and focuses it even if the focused window stays.
  ///
  /// - Parameters:
  ///   - settings: The places to test the host in; leave out the impossible ones.
  ///   - obeysGuards: True if the host prevents the user from leaving elements that stay.
  ///   - depth: The number of steps in the longest scripts.
  ///   - make: Makes a new host with its driver, for a place.
  public init(
    settings: [HostSetting] = [.window, .nested],
    obeysGuards: Bool = false,
    depth: Int = 3,
    make: @escaping @MainActor (HostSetting) -> Driver
  ) {
    let moves = ContractMoves<WindowNavigation<String>>(
      state: { .init(items: $0) },
      all: [
        ("append", { _, name in .open(name(), .another) }),
        ("remove the first", { state, _ in state.entries.ids.first.map { .close(id: $0) } }),
      ],
      isByUser: { action in
        switch action {
        case .close(_, cause: .user, animated: _), .focus(_, cause: .user): true
        default: false
        }
      },
      touch: { .setItems($0.items) },
      setItems: { .setItems($0) }
    )
    self.init(
      moves,
      HostAct.onTabs,
      obeysGuards: obeysGuards,
      isLeftBySelection: false,
      settings: settings,
      depth: depth,
      make: make
    )
  }
}

extension HostContract where Driver.Host: SplitHost, Driver.Host.Content == Driver.View {
  /// The contract of a split host.
  ///
  /// It also tests the hosts of the columns. The contract of a stack host tests them further.
  ///
  /// - Parameters:
  ///   - settings: The places to test the host in; leave out the impossible ones.
  ///   - obeysCollapse: False if only the available room decides how many columns are shown. The
  ///     program then neither collapses nor expands the split.
  ///   - depth: The number of steps in the longest scripts.
  ///   - make: Makes a new host with its driver, for a place.
  public init(
    settings: [HostSetting] = [.window, .nested],
    obeysCollapse: Bool = true,
    depth: Int = 3,
    make: @escaping @MainActor (HostSetting) -> Driver
  ) {
    typealias Program = ContractSplit<Driver>
    let shape = ContractShape<Driver>(
      moves: Program.moves + (obeysCollapse ? Program.collapses : []),
      acts: [.endTransition, .loseRoom, .gainRoom, .collapse, .expand, .detach, .attach],
      label: { _, column in column.rawValue },
      makeProgram: { setup in Program(setup) }
    )
    self.init(shape, settings: settings, depth: depth, make: make)
  }
}

extension HostContract where Driver.Host.Presentable == Driver.View {
  /// Makes the contract of the host of a shape.
  init<Shape: NavigationShape>(
    _ moves: ContractMoves<Shape>,
    _ acts: [HostAct],
    obeysGuards: Bool = false,
    isLeftBySelection: Bool = true,
    settings: [HostSetting],
    depth: Int,
    make: @escaping @MainActor (HostSetting) -> Driver
  )
  where
    Shape.Item == String, Shape.Rules.Command == Driver.Host.Command,
    Shape.Rules.Capabilities == Driver.Host.Capabilities
  {
    let keeping = moves.touch == nil ? [] : [ContractWill.keep]
    let guarding = obeysGuards ? [ContractWill.stay, ContractWill.open] : []
    let shape = ContractShape<Driver>(
      moves: moves.every.map(\.name) + keeping + guarding,
      acts: acts,
      hasSelection: moves.state(["a"]).desiredContent.selected != nil,
      hasGuards: obeysGuards,
      isLeftBySelection: isLeftBySelection,
      label: { driver, view in driver.title(of: view) },
      makeProgram: { setup in ShapeProgram(setup, moves) }
    )
    self.init(shape, settings: settings, depth: depth, make: make)
  }
}

extension HostAct {
  /// The acts on tabs and windows.
  fileprivate static let onTabs: [HostAct] = [
    .endTransition, .tapTab(0), .tapTab(1), .tapTab(2), .closeTab(0), .closeTab(1), .detach,
    .attach,
  ]
}
