extension NavigationGraph {
  /// The graph as a Mermaid flowchart.
  ///
  /// Screens that links open have round ends. Screens that only links open are dashed.
  ///
  /// ```swift
  /// graph.mermaid
  /// // flowchart TD
  /// //   n0["list"]
  /// //   n1(["product"])
  /// //   n0 -->|open| n1
  /// ```
  public var mermaid: String {
    let dashed = Set(unreachable)
    let places = screens.enumerated().map { number, screen in
      let title = screen.replacing("\"", with: "#quot;")
      let shape = isLinked(screen) ? "([\"\(title)\"])" : "[\"\(title)\"]"
      return "  n\(number)\(shape)" + (dashed.contains(screen) ? ":::dashed" : "")
    }
    let ways = numbered.map { from, to, action in
      "  n\(from) -->|\"\(action.replacing("\"", with: "#quot;"))\"| n\(to)"
    }
    let style = dashed.isEmpty ? [] : ["  classDef dashed stroke-dasharray: 4"]
    return (["flowchart TD"] + places + ways + style).joined(separator: "\n")
  }

  /// The graph for Graphviz; screens that links open are rounded, and dashed if only links do.
  public var dot: String {
    let dashed = Set(unreachable)
    let places = screens.enumerated().map { number, screen in
      let looks = [isLinked(screen) ? "rounded" : nil, dashed.contains(screen) ? "dashed" : nil]
      let style = looks.compactMap { $0 }.joined(separator: ",")
      return "  n\(number) [shape=box, style=\"\(style)\", label=\"\(Self.escaped(screen))\"];"
    }
    let ways = numbered.map { from, to, action in
      "  n\(from) -> n\(to) [label=\"\(Self.escaped(action))\"];"
    }
    return (["digraph {"] + places + ways + ["}"]).joined(separator: "\n")
  }

  private func isLinked(_ screen: String) -> Bool { links.contains { $0.screen == screen } }

  private var numbered: [(from: Int, to: Int, action: String)] {
    let numbers = Dictionary(uniqueKeysWithValues: zip(screens, screens.indices))
    return transitions.compactMap { way in
      guard let from = numbers[way.from], let to = numbers[way.to] else { return nil }
      return (from, to, way.action)
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
