public import ComposableNavigation

extension HostContract where Driver.Host: StackHost, Driver.Host.Presentable == Driver.View {
  /// The contract of a stack host.
  ///
  /// - Parameters:
  ///   - settings: Where the host is tried; leave out what it cannot be.
  ///   - obeysGuards: True if the host keeps from a person what it is told stays.
  ///   - depth: The number of steps of the longest scripts.
  ///   - make: Makes a new host with its driver, for a place.
  public init(
    settings: [HostSetting] = [.window, .above(["old"]), .nested],
    obeysGuards: Bool = false,
    depth: Int = 3,
    make: @escaping @MainActor (HostSetting) -> Driver
  ) {
    let guarding: [ContractMove] = obeysGuards ? [.stay, .open] : []
    let shape = ContractShape<Driver>(
      moves: [.push, .pushTwo, .pop, .popToRoot, .replaceTop, .putBelow, .keep] + guarding,
      acts: [
        .endTransition, .goBack(1), .goBack(2), .beginGesture, .completeGesture, .cancelGesture,
        .detach, .attach,
      ],
      hasGuards: obeysGuards,
      label: { driver, view in driver.title(of: view) },
      makeProgram: { setup in ContractStack(setup) }
    )
    self.init(shape, settings: settings, depth: depth, make: make)
  }
}

extension HostContract where Driver.Host: ModalHost, Driver.Host.Presentable == Driver.View {
  /// The contract of a modal host.
  ///
  /// - Parameters:
  ///   - settings: Where the host is tried; leave out what it cannot be.
  ///   - obeysGuards: True if the host keeps from a person what it is told stays.
  ///   - hasDetents: True if a person can drag a sheet of it to another of its detents.
  ///   - depth: The number of steps of the longest scripts.
  ///   - make: Makes a new host with its driver, for a place.
  public init(
    settings: [HostSetting] = [.window, .nested],
    obeysGuards: Bool = false,
    hasDetents: Bool = false,
    depth: Int = 3,
    make: @escaping @MainActor (HostSetting) -> Driver
  ) {
    let guarding: [ContractMove] = obeysGuards ? [.stay, .open] : []
    let resizing: [ContractMove] = hasDetents ? [.presentDetents] : []
    let drags: [HostAct] = hasDetents ? [.dragSheet(to: .large)] : []
    let acts: [HostAct] = [
      .endTransition, .swipeDown, .beginGesture, .completeGesture, .cancelGesture, .detach,
      .attach,
    ]
    let shape = ContractShape<Driver>(
      moves: [.present, .presentFullScreen, .restyle, .dismiss, .keep] + guarding + resizing,
      acts: acts + drags,
      hasGuards: obeysGuards,
      label: { driver, view in driver.title(of: view) },
      makeProgram: { setup in ContractModal(setup) }
    )
    self.init(shape, settings: settings, depth: depth, make: make)
  }
}

extension HostContract where Driver.Host: TabHost, Driver.Host.Presentable == Driver.View {
  /// The contract of a tab host.
  ///
  /// - Parameters:
  ///   - settings: Where the host is tried; leave out what it cannot be.
  ///   - obeysGuards: True if the host keeps from a person what it is told stays.
  ///   - depth: The number of steps of the longest scripts.
  ///   - make: Makes a new host with its driver, for a place.
  public init(
    settings: [HostSetting] = [.window, .nested],
    obeysGuards: Bool = false,
    depth: Int = 3,
    make: @escaping @MainActor (HostSetting) -> Driver
  ) {
    let shape = ContractShape<Driver>.selection(
      SelectionSpelling<TabNavigation<String>>.tabs,
      obeysGuards: obeysGuards,
      isLeftBySelection: true
    )
    self.init(shape, settings: settings, depth: depth, make: make)
  }
}

extension HostContract where Driver.Host: WindowHost, Driver.Host.Presentable == Driver.View {
  /// The contract of a window host.
  ///
  /// The driver names what is open by `HostScreen.tabs`, in the order of the list of windows; a tap on
  /// a tab is a click on a window, which focuses it, also while the focused one stays.
  ///
  /// - Parameters:
  ///   - settings: Where the host is tried; leave out what it cannot be.
  ///   - obeysGuards: True if the host keeps from a person what it is told stays.
  ///   - depth: The number of steps of the longest scripts.
  ///   - make: Makes a new host with its driver, for a place.
  public init(
    settings: [HostSetting] = [.window, .nested],
    obeysGuards: Bool = false,
    depth: Int = 3,
    make: @escaping @MainActor (HostSetting) -> Driver
  ) {
    let shape = ContractShape<Driver>.selection(
      SelectionSpelling<WindowNavigation<String>>.windows,
      obeysGuards: obeysGuards,
      isLeftBySelection: false
    )
    self.init(shape, settings: settings, depth: depth, make: make)
  }
}

extension HostContract where Driver.Host: SplitHost, Driver.Host.Content == Driver.View {
  /// The contract of a split host.
  ///
  /// The hosts of its columns are tried with it; the contract of a stack host says more of each.
  ///
  /// - Parameters:
  ///   - settings: Where the host is tried; leave out what it cannot be.
  ///   - obeysCollapse: False if the room alone decides how many columns are shown: then the program
  ///     never makes one stack of them, or columns of the stack.
  ///   - depth: The number of steps of the longest scripts.
  ///   - make: Makes a new host with its driver, for a place.
  public init(
    settings: [HostSetting] = [.window, .nested],
    obeysCollapse: Bool = true,
    depth: Int = 3,
    make: @escaping @MainActor (HostSetting) -> Driver
  ) {
    let collapses: [ContractMove] = obeysCollapse ? [.collapse, .expand] : []
    let shape = ContractShape<Driver>(
      moves: [.push, .pop, .showDetail] + collapses,
      acts: [.endTransition, .loseRoom, .gainRoom, .collapse, .expand, .detach, .attach],
      label: { _, column in column.rawValue },
      makeProgram: { setup in ContractSplit(setup) }
    )
    self.init(shape, settings: settings, depth: depth, make: make)
  }
}
