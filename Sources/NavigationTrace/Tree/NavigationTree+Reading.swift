public import ComposableNavigation

/// An error of reading the drawing of a tree, with the number of the line.
public struct TreeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int

  /// The fault, as a sentence.
  public let reason: String

  /// The line and the reason.
  public var description: String { "line \(line): \(reason)" }
}

extension NavigationTree {
  /// Reads a drawing.
  ///
  /// ```swift
  /// try NavigationTree(text: "stack\n└─ inbox")         // .stack([.screen("inbox")])
  /// ```
  ///
  /// ## Laws
  /// - drawing a tree and reading it again gives the tree
  ///
  /// - Throws: ``TreeError`` with the line.
  public init(text: String) throws(TreeError) {
    var waiting: [Open] = []
    for (index, line) in text.unicodeScalars.split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    .enumerated() {
      var rest = line
      let depth = Self.takeDepth(&rest)
      if index > 0, depth == 0 { throw TreeError(line: index + 1, reason: "a second root") }
      guard depth <= waiting.count, index > 0 || depth == 0 else {
        throw TreeError(line: index + 1, reason: "it is indented below nothing")
      }
      while waiting.count > depth { Self.close(&waiting) }
      if waiting.last?.kind.marksChildren == true, Self.takeMark(&rest) == true {
        let position = waiting[depth - 1].children.count
        waiting[depth - 1].kind.setActive(position)
      }
      guard let kind = Self.kind(String(rest)) else {
        let text = String(rest).cut(to: 60).escapingCommands
        throw TreeError(line: index + 1, reason: "“\(text)” is no place")
      }
      waiting.append(Open(kind: kind))
    }
    while waiting.count > 1 { Self.close(&waiting) }
    self = waiting[0].tree
  }

  private struct Open {
    var kind: Kind
    var children: [NavigationTree] = []
    var tree: NavigationTree { NavigationTree(kind: kind, children: children) }
  }

  private static func close(_ waiting: inout [Open]) {
    let last = waiting.removeLast()
    waiting[waiting.count - 1].children.append(last.tree)
  }

  private typealias Line = Substring.UnicodeScalarView

  /// Removes the branches from the beginning of a line, and returns their depth.
  private static func takeDepth(_ line: inout Line) -> Int {
    var depth = 0
    while let first = line.first {
      let leadsHere = first == "├" || first == "└"
      guard leadsHere || first == "│" || first == " " else { return depth }
      let second: Unicode.Scalar = leadsHere ? "─" : " "
      let rest = line.dropFirst()
      guard rest.first == second, rest.dropFirst().first == " " else { return depth }
      line = rest.dropFirst(2)
      depth += 1
      if leadsHere { return depth }
    }
    return depth
  }

  private static func takeMark(_ line: inout Line) -> Bool? {
    guard let mark = line.first, mark == "●" || mark == "○", line.dropFirst().first == " " else {
      return nil
    }
    line = line.dropFirst(2)
    return mark == "●"
  }

  private static func kind(_ drawn: String) -> Kind? {
    // Such a title would be quoted.
    if drawn.hasCommands { return nil }
    if drawn == "stack" { return .stack }
    if drawn == "split" { return .split }
    if drawn == "tabs" { return .tabs(active: nil) }
    if drawn.hasPrefix("tabs ") { return Int(drawn.dropFirst(5)).map { .tabs(active: $0) } }
    // By scalars, because a letter may combine with its neighbours.
    let scalars = drawn.unicodeScalars
    if scalars.first == "(", scalars.last == ")" {
      return TreeTitle.read(String(scalars.dropFirst().dropLast())).map(Kind.modal)
    }
    if scalars.first == "{", let end = scalars.lastIndex(of: "}") {
      return namedContainer(scalars[..<end].dropFirst(), String(scalars[end...].dropFirst()))
    }
    if scalars.first == "[" {
      guard let end = scalars.lastIndex(of: "]"),
        let title = TreeTitle.read(String(scalars[..<end].dropFirst()))
      else { return nil }
      return button(title, String(scalars[end...].dropFirst()))
    }
    return TreeTitle.read(drawn).map(Kind.screen)
  }

  /// Returns a container, given its name and the text after it.
  private static func namedContainer(_ name: Line, _ drawn: String) -> Kind? {
    guard let name = TreeTitle.read(String(name)) else { return nil }
    if drawn.isEmpty { return .container(name) }
    guard drawn.first == " ", let active = Int(drawn.dropFirst()) else { return nil }
    return .container(name, active: active)
  }

  /// Returns a button, given its title and the text after it.
  private static func button(_ title: String, _ drawn: String) -> Kind? {
    let disabled = " disabled"
    let isDisabled = drawn.hasSuffix(disabled)
    let role = isDisabled ? String(drawn.dropLast(disabled.count)) : drawn
    if role.isEmpty { return .button(title, .default, isDisabled: isDisabled) }
    guard role.first == " " else { return nil }
    return ButtonRole(rawValue: String(role.dropFirst())).map {
      .button(title, $0, isDisabled: isDisabled)
    }
  }
}

extension NavigationTree.Kind {
  /// A Boolean value that indicates whether children may have a dot.
  fileprivate var marksChildren: Bool {
    switch self {
    case .tabs, .container: true
    case .screen, .stack, .split, .modal, .button: false
    }
  }

  fileprivate mutating func setActive(_ position: Int) {
    switch self {
    case .tabs: self = .tabs(active: position)
    case .container(let name, active: _): self = .container(name, active: position)
    case .screen, .stack, .split, .modal, .button: break
    }
  }
}
