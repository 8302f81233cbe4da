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
