public import ComposableNavigation

extension ModuleNavigation {
  /// The modules, the first one at the bottom, and the screens of the one in front.
  public struct State: Equatable, Sendable {
    /// The modules with their ids: SwiftfulRouting's `activeModules` and the first one.
    public internal(set) var entries: Entries<Module>

    /// The screens of the module in front.
    ///
    /// Ids are unique across modules: an action from a view of a covered module names an entry that
    /// no longer exists, and is refused.
    public internal(set) var screens: ScreenNavigation<Screen>.State

    /// The transition that showed the module in front: its own, or that of a dismissal.
    public internal(set) var currentTransition = TransitionOption.identity

    /// A Boolean value that indicates whether the last accepted action on the modules was animated.
    public var areAnimationsEnabled: Bool

    /// The id of the current visit to the module in front; each return is a new visit.
    var visit: EntryID

    /// Creates a state with a first module, and in front of it the remembered one.
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
    ///   - remembered: The name of the module in front; nil, or a name that no module has, leaves
    ///     the first module in front.
    ///   - modules: The modules that `remembered` can name.
    ///   - areAnimationsEnabled: The initial value of the flag.
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

    /// The id of the module in front.
    public var topID: EntryID { entries.ids[entries.count - 1] }

    /// The name of the topmost module that has one; this name is remembered.
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

  /// Returns the number of modules to remove: the given ones and all in front of them.
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

  /// Restarts the hierarchy of the module in front, and continues to count ids.
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
  /// Reads the modules and the screens of the one in front, and checks the reducer's assumptions.
  ///
  /// Archived data must obey these rules; a `DecodingError` names the broken one:
  /// - there is at least one module, because the first one cannot be removed
  /// - the ids of modules are numbers that this list has assigned
  /// - the id of the current visit is such a number too, and no module has the same one
  /// - the screens are legal, as when they are read separately
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
