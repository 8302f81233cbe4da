extension ModalNavigation {
  /// The state of a modal: the presented item, if any, and those that wait.
  ///
  /// Store it in your feature's state, or compute it from that state: a state made with an item
  /// names it by the item, so its id survives.
  ///
  /// ```swift
  /// ModalNavigation<Screen>.State(styledItem: .init(item: .help, style: .formSheet))
  /// ```
  public struct State: Equatable, Sendable {
    /// The presented item, first, and those that wait, with their ids.
    public var entries: Entries<Item> { storedEntries }

    // Visible to inlined code in other modules, which changes the entries in place.
    @usableFromInline var storedEntries: Entries<Item>
    @usableFromInline package var styles: [PresentationStyle]

    /// The rule for a request that arrives while another item is presented.
    public var policy: Policy

    /// A Boolean value that indicates whether the last accepted action was animated.
    public var areAnimationsEnabled: Bool

    /// Makes a state in which nothing is presented.
    public init(policy: Policy = .replace, areAnimationsEnabled: Bool = true) {
      self.init(Entries(), nil, areAnimationsEnabled, policy)
    }

    /// Makes a state that presents an item, named by the item.
    public init(
      styledItem: StyledItem?,
      policy: Policy = .replace,
      areAnimationsEnabled: Bool = true
    ) where Item: Hashable {
      let items = styledItem.map { [$0.item] } ?? []
      self.init(Entries(naming: items), styledItem?.style, areAnimationsEnabled, policy)
    }

    /// Makes a state that presents an item, named by a property of the item.
    ///
    /// Use it for items that are not Hashable, or that contain a feature's state.
    public init<ID: Hashable & Sendable>(
      styledItem: StyledItem?,
      id: KeyPath<Item, ID>,
      policy: Policy = .replace,
      areAnimationsEnabled: Bool = true
    ) {
      let items = styledItem.map { [$0.item] } ?? []
      self.init(Entries(naming: items, id: id), styledItem?.style, areAnimationsEnabled, policy)
    }

    /// Makes a state of at most one entry that already has its id.
    package init(
      _ entries: Entries<Item>,
      _ style: PresentationStyle?,
      _ areAnimationsEnabled: Bool,
      _ policy: Policy = .replace
    ) {
      storedEntries = entries
      styles = style.map { [$0] } ?? []
      self.policy = policy
      self.areAnimationsEnabled = areAnimationsEnabled
    }

    /// The presented item and its style; nil for none.
    ///
    /// Writing an equal item keeps its id; a different item replaces it under any policy.
    /// Writing nil dismisses.
    public var styledItem: StyledItem? {
      get { item.flatMap { item in style.map { StyledItem(item: item, style: $0) } } }
      set {
        guard let newValue else { return dismissPresented() }
        replace(with: newValue)
      }
    }

    /// The presented item; nil for none.
    @inlinable  // ifLet, to what a modal presents: × 1.5
    public var item: Item? { storedEntries.items.first }

    /// The style of the presentation; nil if nothing is presented.
    public var style: PresentationStyle? { styles.first }

    /// The id of the presented item, for `.dismiss(id:)` or ``ConditionalAction/from(_:)``.
    @inlinable  // ifLet, to what a modal presents: × 1.5
    public var presentedID: EntryID? { storedEntries.ids.first }

    /// The id of the presented item as a list of at most one.
    @inlinable  // ifLet, to what a modal presents: × 1.5
    package var presentedIDs: [EntryID] {
      storedEntries.ids.count > 1 ? [storedEntries.ids[0]] : storedEntries.ids
    }

    /// The item of a presented or waiting entry; the entry keeps its id.
    ///
    /// For an entry that is neither, reading returns nil and writing changes nothing; writing nil
    /// changes nothing either.
    ///
    /// - Complexity: O(*n*).
    public subscript(id id: EntryID) -> Item? {
      get { storedEntries[id: id] }
      _modify { yield &storedEntries[id: id] }
    }

    /// Makes each entry a new visit, even if it is named by its item.
    ///
    /// Call it if nothing may survive: when the user logs out, or after reading another account's
    /// archive into a store. The earlier visits end, with their views, effects, objects, pending
    /// requests and late actions. Items, order and everything else stay. See
    /// <doc:Shapes#Logging-out>.
    ///
    /// - Complexity: O(*n*).
    public mutating func beginAnew() { storedEntries.beginAnew() }

    /// The items that wait until the presented one is dismissed, next first.
    ///
    /// - Complexity: O(*n*).
    public var waitingItems: [StyledItem] {
      zip(storedEntries.items, styles).dropFirst().map { StyledItem(item: $0, style: $1) }
    }
  }

  /// An item and the style of its presentation.
  public struct StyledItem: Equatable, Sendable {
    /// The item to present.
    public var item: Item

    /// The style of its presentation.
    public var style: PresentationStyle

    /// Pairs an item with a style.
    public init(item: Item, style: PresentationStyle) {
      self.item = item
      self.style = style
    }
  }

  /// A rule for a request that arrives while another item is presented.
  public enum Policy: String, Hashable, Sendable, Codable {
    /// The new item replaces the presented one.
    case replace
    /// The new item waits until the presented one is dismissed.
    case queue
    /// The request is refused.
    case reject
  }
}

extension ModalNavigation.State {
  /// Carries out a request that is not refused: restyles, presents or queues the item.
  @inlinable  // modal, present and dismiss: × 2.2
  mutating func request(_ styledItem: ModalNavigation.StyledItem) {
    if let index = storedEntries.items.firstIndex(of: styledItem.item) {
      styles[index] = styledItem.style
    } else if storedEntries.isEmpty || policy == .queue {
      storedEntries.append(styledItem.item)
      styles.append(styledItem.style)
    } else {
      replace(with: styledItem)
    }
  }

  @inlinable  // modal, present and dismiss: × 2.2
  mutating func dismissPresented() {
    guard let id = presentedID else { return }
    dismiss(id)
  }

  @inlinable  // modal, present and dismiss: × 2.2
  mutating func dismiss(_ id: EntryID) {
    guard let index = storedEntries.index(of: id) else { return }
    styles.remove(at: index)
    storedEntries.remove(at: index)
  }

  @inlinable  // modal, present and dismiss: × 2.2
  mutating func replace(with styledItem: ModalNavigation.StyledItem) {
    guard !storedEntries.isEmpty, storedEntries.items[0] != styledItem.item else {
      storedEntries.write([styledItem.item] + storedEntries.items.dropFirst())
      styles = [styledItem.style] + styles.dropFirst()
      return
    }
    storedEntries.replaceFirst(with: styledItem.item)
    styles[0] = styledItem.style
  }
}

extension ModalNavigation.State: Hashable where Item: Hashable {}
extension ModalNavigation.StyledItem: Hashable where Item: Hashable {}
extension ModalNavigation.StyledItem: Encodable where Item: Encodable {}
extension ModalNavigation.StyledItem: Decodable where Item: Decodable {}
