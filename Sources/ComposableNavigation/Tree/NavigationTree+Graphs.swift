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
    let lines = numbered.flatMap { place in
      let title = place.title.replacing("\"", with: "#quot;")
      let edge = place.parent.map { "  n\($0) \(place.isOver ? "-.->" : "-->") n\(place.number)" }
      return [edge, "  n\(place.number)" + place.around(title)].compactMap { $0 }
    }
    return (["flowchart TD"] + lines).joined(separator: "\n")
  }

  /// The tree as a graph for Graphviz.
  public var dot: String {
    let lines = numbered.flatMap { place in
      let title = place.title.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      let style = place.isOver ? " [style=dashed]" : ""
      let edge = place.parent.map { "  n\($0) -> n\(place.number)\(style);" }
      return [edge, "  n\(place.number) [shape=\(place.shape), label=\"\(title)\"];"]
        .compactMap { $0 }
    }
    return (["digraph {"] + lines + ["}"]).joined(separator: "\n")
  }

  private struct Place {
    let number: Int
    let parent: Int?
    let tree: NavigationTree
    let isActive: Bool

    /// What is presented over its parent, not in it.
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

  /// The places with numbers, parents before children.
  private var numbered: [Place] {
    var places: [Place] = []
    var waiting: [(tree: NavigationTree, parent: Int?, isActive: Bool)] = [(self, nil, false)]
    while let (tree, parent, isActive) = waiting.popLast() {
      let number = places.count
      places.append(Place(number: number, parent: parent, tree: tree, isActive: isActive))
      let active = tree.kind.active
      for (index, child) in tree.children.enumerated().reversed() {
        waiting.append((child, number, index == active))
      }
    }
    return places
  }
}
