extension NavigationTree: CustomStringConvertible {
  /// The drawing: a line for each place, with its children indented below it.
  public var description: String { lines().joined(separator: "\n") }

  /// Returns the lines of the drawing.
  ///
  /// The active tab has a filled dot. An ambiguous title is quoted, with its line breaks as `\n`,
  /// so `NavigationTree.init(text:)` can read the drawing. The depth of the tree is not limited by
  /// the call stack.
  ///
  /// - Complexity: O(*n* × depth).
  public func lines() -> [String] {
    var lines: [String] = []
    var waiting = [Branch(tree: self, first: "", rest: "")]
    while let branch = waiting.popLast() {
      lines.append(branch.first + branch.mark + branch.tree.drawn)
      let count = branch.tree.children.count
      // The last child is pushed first, so that it is drawn last.
      for (index, child) in branch.tree.children.enumerated().reversed() {
        let isLast = index == count - 1
        waiting.append(
          Branch(
            tree: child,
            first: branch.rest + (isLast ? "└─ " : "├─ "),
            rest: branch.rest + (isLast ? "   " : "│  "),
            mark: branch.tree.mark(ofChild: index)
          )
        )
      }
    }
    return lines
  }

  private struct Branch {
    let tree: NavigationTree
    let first: String
    let rest: String
    var mark = ""
  }

  /// The line of the place, without the branches before it.
  package var drawn: String {
    switch kind {
    case .screen(let title): TreeTitle.drawn(title, isScreen: true)
    case .button(let title, let role, let isDisabled):
      "[\(TreeTitle.drawn(title))]" + (role == .default ? "" : " \(role.rawValue)")
        + (isDisabled ? " disabled" : "")
    case .stack: "stack"
    case .tabs(let active): "tabs" + (hiddenActive(active).map { " \($0)" } ?? "")
    case .modal(let style): "(\(TreeTitle.drawn(style)))"
    case .split: "split"
    case .container(let name, let active):
      "{\(TreeTitle.drawn(name))}" + (hiddenActive(active).map { " \($0)" } ?? "")
    }
  }

  /// Returns the position of an active child that has no dot.
  private func hiddenActive(_ active: Int?) -> Int? {
    guard let active else { return nil }
    guard children.indices.contains(active), !children[active].isModal else { return active }
    return nil
  }

  package var isModal: Bool { if case .modal = kind { true } else { false } }

  private func mark(ofChild index: Int) -> String {
    if children[index].isModal { return "" }
    switch kind {
    case .tabs(let active): return index == active ? "● " : "○ "
    case .container(_, let active?): return index == active ? "● " : "○ "
    case .container(_, nil), .screen, .stack, .split, .modal, .button: return ""
    }
  }
}
