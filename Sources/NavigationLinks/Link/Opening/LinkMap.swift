import ComposableNavigation

/// The parts of a state that form its link, in the order of the link: stacks, tabs, modals, others.
///
/// A table contains the links of single screens. A map combines tables according to the state's
/// containers, and so reads and writes the link of the whole tree, or of one container.
///
/// ```swift
/// let map = LinkMap<App.State> {
///   LinkMap.tabs(\.tabs, tabs) { tab in tab == .notes ? .stack(\.notes, screens) : nil }
///   LinkMap.modal(\.modal, sheets)
/// }
/// try map.currentURL(of: state)                       // notes/note/7/settings
/// _ = try map.replace(with: "notes/note/8", in: &state)
/// ```
///
/// Write `LinkMap` in front of each part: a line that begins with a dot continues the previous one.
///
/// The base of the links is the first one that a table declares; see ``LinkTable/base``.
///
/// A map reads the whole link before it changes the state. The parameters of all screens are in one
/// query, in the order of the screens; see ``Query`` for shared names.
///
/// ## Laws
/// - what was printed opens what it was
/// - the same link ends in the same state on a cold and on a warm start
/// - a link that is refused changes nothing
/// - what is open before and after a link keeps its id
/// - opening the link of the current state changes nothing
/// - a link keeps each page that it names and that is open
public struct LinkMap<State>: Sendable {
  /// Returns a Boolean value that indicates whether the part has an open screen.
  let isOpen: @Sendable (State) -> Bool
  let write: @Sendable (State, inout LinkWriting) throws(LinkPrintError) -> Void
  /// Opens the next screens of the link that the part understands.
  let read: @Sendable (inout State, inout LinkOpening) -> Void
  /// Closes all screens.
  let reset: @Sendable (inout State) -> Void
  /// Opens random screens, for the check.
  let sample: @Sendable (inout State, inout LinkDraw) -> Void
  /// Opens the screens of one state in another; screens that are open in both keep their id.
  let carry: @Sendable (_ wanted: State, _ state: inout State) -> Void
  /// The base that the tables declare, for calls without a base.
  let base: LinkBase
  /// Returns a function that indicates whether the state at an address surely has the same link; nil
  /// if only printing can tell.
  ///
  /// The function keeps the lists that the map has read, so that they cannot change in place: a
  /// list in the same storage has the same items.
  var watch: @Sendable (State) -> Watch? = { _ in nil }
  typealias Watch = @Sendable (UnsafeRawPointer) -> Bool
  /// Follows the redirects of a whole link.
  var redirect: @Sendable (LinkURL) throws(LinkError) -> LinkURL = { $0 }
}

extension LinkMap {
  /// Makes a map of several parts, in the order of the link.
  public init(@LinkMapBuilder<State> _ maps: () -> [LinkMap]) {
    let maps = maps()
    isOpen = { state in maps.contains { $0.isOpen(state) } }
    write = { state, writing throws(LinkPrintError) in
      for map in maps { try map.write(state, &writing) }
    }
    read = { state, opening in
      // A pushed screen belongs to the last part with an open screen.
      let first = opening.mode == .push ? maps.lastIndex { $0.isOpen(state) } : nil
      for map in maps[(first ?? 0)...] { map.read(&state, &opening) }
    }
    reset = { state in for map in maps { map.reset(&state) } }
    sample = { state, draw in for map in maps { map.sample(&state, &draw) } }
    carry = { wanted, state in for map in maps { map.carry(wanted, &state) } }
    base = maps.map(\.base).first { $0 != LinkBase.none } ?? LinkBase.none
    watch = { (state: State) -> Watch? in
      let all: [Watch] = maps.compactMap { $0.watch(state) }
      guard all.count == maps.count else { return nil }
      return { state in all.allSatisfy { $0(state) } }
    }
  }

  /// Returns the ``watch`` of a container whose items were read, and of the content of one of them.
  static func watching<Container: ElementState>(
    _ items: [Container.EntryContent],
    of part: StatePart<State, Container>,
    with content: LinkMap?,
    in state: State
  ) -> Watch? {
    let isSame: Watch
    if let list = part.offset(of: Container.entryAccess.contents) {
      // An array is a word, and the list is looked at where it is (benchmark “link history idle”).
      let word = unsafeBitCast(items, to: UInt.self)
      isSame = { state in
        withExtendedLifetime(items) { (state + list).load(as: UInt.self) == word }
      }
    } else {
      isSame = { state in
        var isSame = false
        part.read(at: state) { isSame = $0.pointee.entries.items.sharesStorage(with: items) }
        return isSame
      }
    }
    guard let content else { return isSame }
    guard let isStill = content.watch(state) else { return nil }
    return { isSame($0) && isStill($0) }
  }

  /// Returns the given base or, if it is `none`, the base that the tables declare.
  func base(or other: LinkBase) -> LinkBase { other == LinkBase.none ? base : other }

  /// Makes a map of a parent's state, which contains this map's state.
  public func pullback<Parent>(
    _ path: any WritableKeyPath<Parent, State> & Sendable
  ) -> LinkMap<Parent> {
    let part = StatePart(path)
    return LinkMap<Parent>(
      isOpen: { isOpen($0[keyPath: path]) },
      write: { state, writing throws(LinkPrintError) in
        try write(state[keyPath: path], &writing)
      },
      read: { read(&$0[keyPath: path], &$1) },
      reset: { reset(&$0[keyPath: path]) },
      sample: { sample(&$0[keyPath: path], &$1) },
      carry: { carry($0[keyPath: path], &$1[keyPath: path]) },
      base: base,
      watch: { (parent: Parent) -> LinkMap<Parent>.Watch? in
        guard let isStill = watch(parent[keyPath: path]) else { return nil }
        return { parent in
          var isSame = false
          part.read(at: parent) { isSame = isStill($0) }
          return isSame
        }
      }
    )
  }
}
