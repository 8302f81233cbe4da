/// The parts of a state that make up its link: stacks, tabs, modals and anything else, in the order
/// in which they stand in the link.
///
/// A table knows one screen; a map knows how the screens lie in a state, and so reads and writes the
/// link of the whole tree, or of one container.
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
/// Spell `LinkMap` out in front of each part: a line that begins with a dot goes on with the line above.
///
/// Links stand where the first of its tables says that has a ``LinkTable/base``.
///
/// A link is understood as a whole before anything moves. The parameters of all screens stand in one
/// query, in their order; see ``Query`` for how names are shared.
///
/// ## Laws
/// - what was printed opens what it was
/// - the same link ends in the same state on a cold and on a warm start
/// - a link that is refused changes nothing
/// - what is open before and after a link keeps its identity
/// - opening the link of the current state changes nothing
/// - a link keeps each page that it names and that is open
public struct LinkMap<State>: Sendable {
  /// Tells whether the part has something open.
  let isOpen: @Sendable (State) -> Bool
  let write: @Sendable (State, inout LinkWriting) throws(LinkPrintError) -> Void
  /// Opens what it understands from where the reading stands.
  let read: @Sendable (inout State, inout LinkOpening) -> Void
  /// Closes everything.
  let reset: @Sendable (inout State) -> Void
  /// Opens something by chance, for the check.
  let sample: @Sendable (inout State, inout LinkDraw) -> Void
  /// Opens in one state what is open in another; what is open in both keeps its identity.
  let carry: @Sendable (_ wanted: State, _ state: inout State) -> Void
  /// The base that the tables declare, for links of which nobody says otherwise.
  let base: LinkBase
  /// Follows the redirects of a whole link.
  var redirect: @Sendable (LinkURL) throws(LinkError) -> LinkURL = { $0 }

  /// Several parts, in the order in which they stand in a link.
  public init(@LinkMapBuilder<State> _ maps: () -> [LinkMap]) {
    let maps = maps()
    isOpen = { state in maps.contains { $0.isOpen(state) } }
    write = { state, writing throws(LinkPrintError) in
      for map in maps { try map.write(state, &writing) }
    }
    read = { state, opening in
      // A pushed screen goes on top of the last part that has something open.
      let first = opening.mode == .push ? maps.lastIndex { $0.isOpen(state) } : nil
      for map in maps[(first ?? 0)...] { map.read(&state, &opening) }
    }
    reset = { state in for map in maps { map.reset(&state) } }
    sample = { state, draw in for map in maps { map.sample(&state, &draw) } }
    carry = { wanted, state in for map in maps { map.carry(wanted, &state) } }
    base = maps.map(\.base).first { $0 != LinkBase.none } ?? LinkBase.none
  }

  /// The base of links: the one that somebody names, else the one that the tables declare.
  func base(or other: LinkBase) -> LinkBase { other == LinkBase.none ? base : other }

  init(
    isOpen: @escaping @Sendable (State) -> Bool,
    write: @escaping @Sendable (State, inout LinkWriting) throws(LinkPrintError) -> Void,
    read: @escaping @Sendable (inout State, inout LinkOpening) -> Void,
    reset: @escaping @Sendable (inout State) -> Void,
    sample: @escaping @Sendable (inout State, inout LinkDraw) -> Void,
    carry: @escaping @Sendable (State, inout State) -> Void,
    base: LinkBase
  ) {
    self.isOpen = isOpen
    self.write = write
    self.read = read
    self.reset = reset
    self.sample = sample
    self.carry = carry
    self.base = base
  }

  /// Lifts this map into a parent's state, which contains the map's own state.
  public func pullback<Parent>(
    _ path: any WritableKeyPath<Parent, State> & Sendable
  ) -> LinkMap<Parent> {
    LinkMap<Parent>(
      isOpen: { isOpen($0[keyPath: path]) },
      write: { state, writing throws(LinkPrintError) in
        try write(state[keyPath: path], &writing)
      },
      read: { read(&$0[keyPath: path], &$1) },
      reset: { reset(&$0[keyPath: path]) },
      sample: { sample(&$0[keyPath: path], &$1) },
      carry: { carry($0[keyPath: path], &$1[keyPath: path]) },
      base: base
    )
  }
}
