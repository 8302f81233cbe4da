import ComposableNavigation
import NavigationTrace

/// Drawing the tree of a stack, compared with joining as many lines by hand.
@MainActor
enum TreeSubjects {
  static var all: [Subject] {
    [10, 100, 1_000, 10_000].map { size in
      Subject(
        name: "tree of a stack, \(size)",
        growth: Growth(family: "tree of a stack", size: size, kind: .linear),
        against: .lines
      ) {
        let items = (0..<size).map { "message \($0)" }
        let state = StackNavigation<String>.State(items: items)
        return (
          Work { count in
            for _ in 0..<count {
              let lines = items.enumerated().map { ($0 == size - 1 ? "└─ " : "├─ ") + $1 }
              blackHole((["stack"] + lines).joined(separator: "\n"))
            }
          },
          Work { count in for _ in 0..<count { blackHole(state.tree.description) } }
        )
      }
    }
      + [1, 10, 100, 1_000].map { depth in
        Subject(
          name: "tree, stacks in stacks, \(depth) deep",
          growth: Growth(family: "tree, stacks in stacks", size: depth, kind: .other),
          against: .lines
        ) {
          let tree = (0..<depth).reduce(NavigationTree.screen("screen")) { tree, _ in
            .stack([tree])
          }
          let lines = tree.lines()
          return (
            Work { count in for _ in 0..<count { blackHole(lines.joined(separator: "\n")) } },
            Work { count in for _ in 0..<count { blackHole(tree.description) } }
          )
        }
      }
      + differing
  }

  /// Two trees that differ at the deepest node, compared with visiting as many places.
  private static var differing: [Subject] {
    [10, 100, 1_000, 10_000].map { depth in
      Subject(
        name: "tree, a difference \(depth) deep",
        growth: Growth(family: "tree, a difference", size: depth, kind: .linear),
        against: .trees,
        target: 25
      ) {
        func tree(_ title: String) -> NavigationTree {
          (0..<depth).reduce(NavigationTree.screen(title)) { tree, _ in .stack([tree]) }
        }
        let (old, new) = (tree("old"), tree("new"))
        return (
          Work { count in for _ in 0..<count { blackHole(old == new) } },
          Work { count in for _ in 0..<count { blackHole(new.difference(from: old)) } }
        )
      }
    }
  }
}
