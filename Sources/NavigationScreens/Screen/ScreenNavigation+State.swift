public import ComposableNavigation

extension ScreenNavigation {
  /// Everything that is open: a permanent root, and the screens shown from it, back to front.
  ///
  /// All screens are in one list. A pushed screen is on top of the one before it; a presented
  /// screen begins an environment, to which the pushed screens after it belong.
  ///
  /// ```swift
  /// let state = ScreenNavigation<String>.State(root: "home")
  /// state.rootID                                       // #0
  /// state.topScreen                                    // "home"
  /// ```
  ///
  /// Two states are equal if their screens, ids and flags are equal.
  public struct State: Equatable, Sendable {
    /// The open screens and their ids, root first.
    public internal(set) var entries: Entries<OpenScreen> {
      get { storedEntries }
      _modify { yield &storedEntries }
    }

    // Visible to inlined code, which can change the screens in place.
    @usableFromInline var storedEntries: Entries<OpenScreen>

    /// The queued screens and their ids, the next one first.
    ///
    /// The id is only for the queue: it can remove a screen, named or not. After the screen
    /// is shown, it has another id among ``entries``.
    ///
    /// ```swift
    /// let offer = state.queueEntries.first { $0.item.screen == "offer" }
    /// if let offer { return .send(.screens(.removeFromQueue(id: offer.id))) }
    /// ```
    public internal(set) var queueEntries = Entries<Destination>()

    /// A Boolean value that indicates whether the last accepted action was animated.
    public var areAnimationsEnabled: Bool

    /// Creates a state with only a root.
    ///
    /// - Parameters:
    ///   - root: The first screen.
    ///   - name: The developer's name for it; nil for none.
    ///   - areAnimationsEnabled: The initial value of the flag.
    public init(root: Screen, name: String? = nil, areAnimationsEnabled: Bool = true) {
      self.init(
        root: root,
        name: name,
        areAnimationsEnabled: areAnimationsEnabled,
        countingFrom: 0
      )
    }

    /// Creates a state with only a root, whose ids start at a number, so that none is used again.
    init(root: Screen, name: String?, areAnimationsEnabled: Bool, countingFrom number: UInt64) {
      storedEntries = Entries(ids: [], items: [], nextNumber: number)
      storedEntries.append(OpenScreen(screen: root, segue: .fullScreenCover, name: name))
      self.areAnimationsEnabled = areAnimationsEnabled
    }

    /// The queued screens, the next one first: SwiftfulRouting's `activeScreenQueue`.
    ///
    /// A screen leaves the queue when it is shown, and does not return when the user goes back. The
    /// ids are in ``queueEntries``.
    public var queue: [Destination] { queueEntries.items }

    /// The screens, root first: SwiftfulRouting's `activeScreens`.
    ///
    /// - Complexity: O(*n*).
    public var screens: [Screen] { entries.items.map(\.screen) }

    /// The screen in front of all others.
    public var topScreen: Screen { entries.items[entries.count - 1].screen }

    /// The id of the screen in front, for `from:`.
    public var topID: EntryID { entries.ids[entries.count - 1] }

    /// The id of the root.
    public var rootID: EntryID { entries.ids[0] }

    /// The screen of an entry, which keeps its id when the screen changes.
    ///
    /// Nil if the entry is not open; then, or with a nil value, writing changes nothing.
    public subscript(id id: EntryID) -> Screen? {
      get { entries[id: id]?.screen }
      set {
        guard let newValue else { return }
        _ = entries.update(id) { $0.screen = newValue }
      }
    }

    /// Makes each open screen and each queued screen a new visit.
    ///
    /// Call it if nothing from before may remain, for example after reading another account's
    /// archive into a store. The earlier visits end, with their views, effects and objects. A new
    /// state, `.init(root:)`, does not need it, because its root is a new visit.
    ///
    /// - Complexity: O(*n*).
    public mutating func beginAnew() {
      entries.beginAnew()
      queueEntries.beginAnew()
    }

    /// Returns the id of a screen.
    ///
    /// - Returns: The id; nil if the screen is not open.
    /// - Complexity: O(*n*) for a name.
    public func id(of target: ScreenTarget) -> EntryID? {
      entries.position(of: target).map { entries.ids[$0] }
    }

    /// The environments, the root's first: each a first screen and the screens pushed on it.
    ///
    /// - Complexity: O(*n*).
    public var environments: [[Entry<OpenScreen>]] {
      var all: [[Entry<OpenScreen>]] = []
      for (index, entry) in entries.enumerated() {
        if index == 0 || entry.item.segue.presentsEnvironment { all.append([]) }
        all[all.count - 1].append(entry)
      }
      return all
    }
  }
}

extension ScreenNavigation.State {
  /// Returns the range of the environment that contains a screen, from its first screen on.
  func environment(around index: Int) -> Range<Int> {
    let items = entries.items
    let first = items[1...].prefix(index).lastIndex { $0.segue.presentsEnvironment } ?? 0
    return first..<end(ofEnvironmentAt: index)
  }

  /// Returns the end of the environment that contains a screen.
  @usableFromInline
  func end(ofEnvironmentAt index: Int) -> Int {
    let items = entries.items
    return items[(index + 1)...].firstIndex { $0.segue.presentsEnvironment } ?? items.count
  }
}

extension ScreenNavigation.State: Hashable where Screen: Hashable {}

extension ScreenNavigation.State: CustomReflectable {
  /// The parts of the state, under the names of its properties.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "entries": entries, "queueEntries": queueEntries,
        "areAnimationsEnabled": areAnimationsEnabled,
      ],
      displayStyle: .struct
    )
  }
}
