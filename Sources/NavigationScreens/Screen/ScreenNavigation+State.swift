public import ComposableNavigation

extension ScreenNavigation {
  /// Everything that is open: a root that stays, and the screens shown from it, back to front.
  ///
  /// One list: a screen that was pushed lies on the one before it, a screen that was presented
  /// begins an environment, which the pushes that follow belong to.
  ///
  /// ```swift
  /// let state = ScreenNavigation<String>.State(root: "home")
  /// state.rootID                                       // #0
  /// state.topScreen                                    // "home"
  /// ```
  ///
  /// Two states are equal when screens, ids and the flag are.
  public struct State: Equatable, Sendable {
    /// The open screens and their identities, root first.
    public internal(set) var entries: Entries<OpenScreen> {
      get { storedEntries }
      _modify { yield &storedEntries }
    }

    // Seen by what is inlined elsewhere, where it can change them in their place.
    @usableFromInline var storedEntries: Entries<OpenScreen>

    /// The screens that wait to be shown and their identities, the next one first.
    ///
    /// An identity is that of the waiting, by which it can be taken out, named or not; once shown the
    /// screen has another, among ``entries``.
    ///
    /// ```swift
    /// let offer = state.queueEntries.first { $0.item.screen == "offer" }
    /// if let offer { return .send(.screens(.removeFromQueue(id: offer.id))) }
    /// ```
    public internal(set) var queueEntries = Entries<Destination>()

    /// Tells whether the last accepted action was animated.
    public var areAnimationsEnabled: Bool

    /// Makes a state with nothing but a root.
    ///
    /// - Parameters:
    ///   - root: The first screen.
    ///   - name: The developer's name for it; nil for none.
    ///   - areAnimationsEnabled: The flag to begin with.
    public init(root: Screen, name: String? = nil, areAnimationsEnabled: Bool = true) {
      self.init(
        root: root,
        name: name,
        areAnimationsEnabled: areAnimationsEnabled,
        countingFrom: 0
      )
    }

    /// The same, whose ids none has that was given before.
    init(root: Screen, name: String?, areAnimationsEnabled: Bool, countingFrom number: UInt64) {
      storedEntries = Entries(ids: [], items: [], nextNumber: number)
      storedEntries.append(OpenScreen(screen: root, segue: .fullScreenCover, name: name))
      self.areAnimationsEnabled = areAnimationsEnabled
    }

    /// The screens that wait to be shown, the next one first: SwiftfulRouting's `activeScreenQueue`.
    ///
    /// One that is shown leaves the queue, and does not come back when a person goes back. Their
    /// identities are in ``queueEntries``.
    public var queue: [Destination] { queueEntries.items }

    /// The screens, root first: SwiftfulRouting's `activeScreens`.
    ///
    /// - Complexity: O(*n*).
    public var screens: [Screen] { entries.items.map(\.screen) }

    /// The screen in front of all others.
    public var topScreen: Screen { entries.items[entries.count - 1].screen }

    /// Its identity, to be passed as `from:`.
    public var topID: EntryID { entries.ids[entries.count - 1] }

    /// The identity of the root.
    public var rootID: EntryID { entries.ids[0] }

    /// The screen of an entry, which keeps its identity when the screen changes.
    ///
    /// An entry that is not there is nil; writing it, or nil, changes nothing.
    public subscript(id id: EntryID) -> Screen? {
      get { entries[id: id]?.screen }
      set {
        guard let newValue else { return }
        _ = entries.update(id) { $0.screen = newValue }
      }
    }

    /// Makes each screen a new visit, and each that waits.
    ///
    /// Call it where nothing of before is to stay, as after reading another account's archive into a
    /// store: with the visits of before go their views, effects and objects. A new state,
    /// `.init(root:)`, needs it not, as its root is a new visit.
    ///
    /// - Complexity: O(*n*).
    public mutating func beginAnew() {
      entries.beginAnew()
      queueEntries.beginAnew()
    }

    /// The identity of the screen that is meant.
    ///
    /// - Returns: nil when it is not open.
    /// - Complexity: O(*n*) for a name.
    public func id(of target: ScreenTarget) -> EntryID? {
      entries.position(of: target).map { entries.ids[$0] }
    }

    /// The environments, root first; each is its first screen and those pushed on it.
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
  /// The screens of the environment that a screen lies in, the presented one first.
  func environment(around index: Int) -> Range<Int> {
    let items = entries.items
    let first = items[1...].prefix(index).lastIndex { $0.segue.presentsEnvironment } ?? 0
    return first..<end(ofEnvironmentAt: index)
  }

  /// The end of the environment that a screen lies in.
  @usableFromInline
  func end(ofEnvironmentAt index: Int) -> Int {
    let items = entries.items
    return items[(index + 1)...].firstIndex { $0.segue.presentsEnvironment } ?? items.count
  }
}

extension ScreenNavigation.State: Hashable where Screen: Hashable {}

extension ScreenNavigation.State: CustomReflectable {
  /// The parts by the names under which they are read.
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
