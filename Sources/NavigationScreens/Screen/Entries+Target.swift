import ComposableNavigation

/// An element that can have a name: a screen, an overlay, the content of a screen.
protocol Nameable {
  var name: String? { get }
  /// A Boolean value that indicates whether the first element is a root, which cannot be dismissed.
  static var hasRoot: Bool { get }
}

extension Nameable {
  static var hasRoot: Bool { false }
}

extension Entries where Item: Nameable {
  /// Returns the position of a target.
  ///
  /// A name means the topmost element with it; “root” means the root, unless an element has it.
  func position(of target: ScreenTarget) -> Int? {
    switch target {
    case .top: isEmpty ? nil : count - 1
    case .root: isEmpty || !Item.hasRoot ? nil : 0
    case .entry(let id): index(of: id)
    case .name(let name):
      items.lastIndex { $0.name == name } ?? (name == "root" ? position(of: .root) : nil)
    }
  }

  /// Returns the position of a target, or throws the reason if it is not there.
  func find(_ target: ScreenTarget) throws(Refusal) -> Int {
    if let position = position(of: target) { return position }
    switch target {
    case .entry(let id): throw .missingEntries([id])
    case .name(let name): throw .missing(name)
    case .root where !Item.hasRoot: throw .missing("root")
    case .top, .root: throw .empty
    }
  }

  /// Returns a requested count, or throws if it exceeds the number of elements that can be removed.
  func checked(_ asked: Int, keeping kept: Int = 0) throws(Refusal) -> Int {
    let there = count - kept
    guard asked >= 0 else { throw .negative(asked) }
    guard asked > there else { return asked }
    throw .tooMany(asked: asked, there: there)
  }

  /// Returns the position of the first element to dismiss; throws for the root.
  func findToDismiss(_ target: ScreenTarget) throws(Refusal) -> Int {
    let position = try find(target)
    if position == 0, Item.hasRoot { throw .root(ids[0]) }
    return position
  }
}
