public import ComposableNavigation

extension ModuleNavigation {
  /// The modules, the first one at the bottom, and the screens of the one in front.
  public struct State: Equatable, Sendable {
    /// The modules and their identities: SwiftfulRouting's `activeModules`, with the first one.
    public internal(set) var entries: Entries<Module>

    /// The screens of the module in front.
    ///
    /// Their ids are given once, whatever module they are in: an action that a view of a covered
    /// module sends names an entry that is gone, and is refused.
    public internal(set) var screens: ScreenNavigation<Screen>.State

    /// The transition by which the module in front came: its own, or back from one that has gone.
    public internal(set) var currentTransition = TransitionOption.identity

    /// Tells whether the last accepted action on the modules was animated.
    public var areAnimationsEnabled: Bool

    /// The present stay in front, as a module is entered anew each time.
    var visit: EntryID

    /// Makes a state with a first module, and the one that is remembered in front of it.
    ///
    /// ```swift
    /// State(root: .welcome, name: "welcome", showing: memory.load(), of: [
    ///   .init(.identity, .tabs, name: "tabs"),
    /// ])
    /// ```
    ///
    /// - Parameters:
    ///   - root: The root of the first module, which always stays.
    ///   - name: The developer's name for the first module; nil for none.
    ///   - remembered: The name of the module to begin with; the first one for nil, and for a name
    ///     that no module has.
    ///   - modules: The modules that may be remembered.
    ///   - areAnimationsEnabled: The flag to begin with.
    public init(
      root: Screen,
      name: String? = nil,
      showing remembered: String? = nil,
      of modules: [Module] = [],
      areAnimationsEnabled: Bool = true
    ) {
      entries = Entries()
      entries.append(Module(.identity, root, name: name))
      let last = modules.last { $0.name == remembered && remembered != nil && remembered != name }
      if let last { entries.append(last) }
      screens = .init(root: last?.root ?? root, name: last == nil ? name : last?.name)
      self.areAnimationsEnabled = areAnimationsEnabled
      visit = entries.takeID()
    }

    /// The module in front.
    public var top: Module { entries.items[entries.count - 1] }

    /// Its identity.
    public var topID: EntryID { entries.ids[entries.count - 1] }

    /// The name of the topmost module that has one; it is the one that is remembered.
    public var lastName: String? { entries.items.lazy.compactMap(\.name).last }
  }
}

extension ModuleNavigation.State {
  mutating func carryOut(_ action: ModuleNavigation.Action) throws(Refusal) {
    switch action {
    case .show(let modules, let id, let animated):
      try screens.expectOnTop(id)
      for module in modules { entries.append(module) }
      if let last = modules.last { enter(by: last.option) }
      areAnimationsEnabled = animated
    case .dismiss(.one(let target), let animated):
      goBack(entries.count - (try entries.findToDismiss(target)), animated)
    case .dismiss(.upTo(let target), let animated):
      goBack(entries.count - 1 - (try entries.find(target)), animated)
    case .dismiss(.exactly(let count), let animated):
      goBack(try entries.checked(count, keeping: 1), animated)
    case .dismiss(.all, let animated):
      goBack(entries.count - 1, animated)
    case .remove(let ids, cause: _, let animated):
      goBack(try count(toRemove: ids), animated)
    case .screens, .dismissed:
      break
    }
  }

  /// The number of modules that go with some of them, those in front of these included.
  private func count(toRemove ids: [EntryID]) throws(Refusal) -> Int {
    if ids.isEmpty { return 0 }
    let there = ids.compactMap { entries.index(of: $0) }
    guard !there.isEmpty else { throw .missingEntries(ids) }
    guard let first = there.filter({ $0 > 0 }).min() else { throw .root(entries.ids[0]) }
    return entries.count - first
  }

  private mutating func goBack(_ count: Int, _ animated: Bool) {
    areAnimationsEnabled = animated
    guard count > 0 else { return }
    let option = top.option.reversed
    entries.removeLast(count)
    enter(by: option)
  }

  /// Begins the hierarchy of the module in front anew, and goes on counting.
  private mutating func enter(by option: TransitionOption) {
    currentTransition = option
    visit = entries.takeID()
    screens = .init(
      root: top.root,
      name: top.name,
      areAnimationsEnabled: screens.areAnimationsEnabled,
      countingFrom: screens.entries.nextNumber
    )
  }
}

extension ModuleNavigation.State: Hashable where Screen: Hashable {}
extension ModuleNavigation.State: Encodable where Screen: Encodable {}

extension ModuleNavigation.State: Decodable where Screen: Decodable {
  /// Reads the modules and the screens of the one in front, and checks all that the reducer relies on.
  ///
  /// Archived data must obey these rules; a `DecodingError` names the broken one:
  /// - there is a module at the least: the first one always stays
  /// - the ids of modules are numbers that this list has given
  /// - the stay in front has such a number too, and no module has the same
  /// - the screens are legal, as where they are read by themselves
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    entries = try container.decode(Entries<ModuleNavigation.Module>.self, forKey: .entries)
    screens = try container.decode(ScreenNavigation<Screen>.State.self, forKey: .screens)
    currentTransition = try container.decode(TransitionOption.self, forKey: .currentTransition)
    areAnimationsEnabled = try container.decode(Bool.self, forKey: .areAnimationsEnabled)
    visit = try container.decode(EntryID.self, forKey: .visit).asNewVisit
    guard let fault else { return }
    throw DecodingError.dataCorruptedError(
      forKey: .entries,
      in: container,
      debugDescription: fault
    )
  }
}
