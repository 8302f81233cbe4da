public import ComposableNavigation

extension NavigationTree {
  /// The tree as a Mermaid flow chart, for documentation and reviews.
  ///
  /// ```swift
  /// NavigationTree.stack([.screen("inbox")]).mermaid
  /// // flowchart TD
  /// //   n0[["stack"]]
  /// //   n0 --> n1
  /// //   n1["inbox"]
  /// ```
  public var mermaid: String {
    let lines = numbered.flatMap { node in
      let title = node.title.replacing("\"", with: "#quot;")
      let edge = node.parent.map { "  n\($0) \(node.isOver ? "-.->" : "-->") n\(node.number)" }
      return [edge, "  n\(node.number)" + node.around(title)].compactMap { $0 }
    }
    return (["flowchart TD"] + lines).joined(separator: "\n")
  }

  /// The tree as a graph for Graphviz.
  public var dot: String {
    let lines = numbered.flatMap { node in
      let title = node.title.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      let style = node.isOver ? " [style=dashed]" : ""
      let edge = node.parent.map { "  n\($0) -> n\(node.number)\(style);" }
      return [edge, "  n\(node.number) [shape=\(node.shape), label=\"\(title)\"];"]
        .compactMap { $0 }
    }
    return (["digraph {"] + lines + ["}"]).joined(separator: "\n")
  }

  private struct Node {
    let number: Int
    let parent: Int?
    let tree: NavigationTree
    let isActive: Bool

    /// A Boolean value that indicates whether the place is presented over its parent.
    var isOver: Bool { tree.isModal }

    var title: String {
      let title =
        switch tree.kind {
        case .screen(let title), .button(let title, _, isDisabled: _), .modal(let title),
          .container(let title, active: _):
          title
        case .stack: "stack"
        case .split: "split"
        case .tabs: "tabs"
        }
      return String((isActive ? "● " : "") + title).split(whereSeparator: \.isNewline)
        .joined(separator: " ").withoutCommands
    }

    var shape: String {
      switch tree.kind {
      case .screen: "box"
      case .stack: "box3d"
      case .split: "tab"
      case .tabs: "folder"
      case .modal: "note"
      case .button: "ellipse"
      case .container: "component"
      }
    }

    func around(_ title: String) -> String {
      switch tree.kind {
      case .screen: "[\"\(title)\"]"
      case .stack: "[[\"\(title)\"]]"
      case .split: "[/\"\(title)\"/]"
      case .tabs: "{{\"\(title)\"}}"
      case .modal: ">\"\(title)\"]"
      case .button: "([\"\(title)\"])"
      case .container: "[(\"\(title)\")]"
      }
    }
  }

  /// The numbered nodes, parents before children.
  private var numbered: [Node] {
    var nodes: [Node] = []
    var waiting: [(tree: NavigationTree, parent: Int?, isActive: Bool)] = [(self, nil, false)]
    while let (tree, parent, isActive) = waiting.popLast() {
      let number = nodes.count
      nodes.append(Node(number: number, parent: parent, tree: tree, isActive: isActive))
      let active = tree.kind.active
      for (index, child) in tree.children.enumerated().reversed() {
        waiting.append((child, number, index == active))
      }
    }
    return nodes
  }
}
