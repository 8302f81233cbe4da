import ComposableNavigation

/// A thing that a developer may have given a name: a screen, an overlay, the content of a screen.
protocol Nameable {
  var name: String? { get }
  /// Tells whether the first one is a root, which cannot be dismissed.
  static var hasRoot: Bool { get }
}

extension Nameable {
  static var hasRoot: Bool { false }
}

extension Entries where Item: Nameable {
  /// The position of what is meant.
  ///
  /// By name it is the topmost; “root” is the root, unless one has that name.
  func position(of target: ScreenTarget) -> Int? {
    switch target {
    case .top: isEmpty ? nil : count - 1
    case .root: isEmpty || !Item.hasRoot ? nil : 0
    case .entry(let id): index(of: id)
    case .name(let name):
      items.lastIndex { $0.name == name } ?? (name == "root" ? position(of: .root) : nil)
    }
  }

  /// Returns the position of what is meant, and throws the reason when it is not there.
  func find(_ target: ScreenTarget) throws(Refusal) -> Int {
    if let position = position(of: target) { return position }
    switch target {
    case .entry(let id): throw .missingEntries([id])
    case .name(let name): throw .missing(name)
    case .root where !Item.hasRoot: throw .missing("root")
    case .top, .root: throw .empty
    }
  }

  /// A count of those that can go.
  func checked(_ asked: Int, keeping kept: Int = 0) throws(Refusal) -> Int {
    let there = count - kept
    guard asked >= 0 else { throw .negative(asked) }
    guard asked > there else { return asked }
    throw .tooMany(asked: asked, there: there)
  }

  /// Returns the position at which what is to be dismissed begins; the root cannot be.
  func findToDismiss(_ target: ScreenTarget) throws(Refusal) -> Int {
    let position = try find(target)
    if position == 0, Item.hasRoot { throw .root(ids[0]) }
    return position
  }
}
