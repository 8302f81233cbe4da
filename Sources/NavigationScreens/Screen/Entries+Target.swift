import ComposableNavigation

/// What a developer may have given a name: a screen, an overlay, the content of a screen.
protocol Nameable {
  var name: String? { get }
}

extension Entries where Item: Nameable {
  /// Where what is meant is; by name, the topmost.
  func position(of target: ScreenTarget) -> Int? {
    switch target {
    case .top: isEmpty ? nil : count - 1
    case .root: isEmpty ? nil : 0
    case .entry(let id): index(of: id)
    case .name(let name): items.lastIndex { $0.name == name }
    }
  }

  /// Where what is meant is; a reason when it is not there.
  func find(_ target: ScreenTarget) throws(Refusal) -> Int {
    if let position = position(of: target) { return position }
    switch target {
    case .entry(let id): throw .missingEntries([id])
    case .name(let name): throw .missing(name)
    case .top, .root: throw .empty
    }
  }

  /// A count of those that can go.
  func checked(_ asked: Int, keeping kept: Int = 0) throws(Refusal) -> Int {
    let there = count - kept
    guard asked >= 0 else { throw .negative(asked) }
    guard asked > there else { return asked }
    throw there == 0 ? .empty : .tooMany(asked: asked, there: there)
  }
}
