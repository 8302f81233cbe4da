/// The patterns of a table as a tree of components, so that matching follows the link.
///
/// A class, so that a walk does not copy its parts.
@usableFromInline
final class LinkTrie: Sendable {
  struct Node: Sendable {
    var literals: [String: Int] = [:]
    /// The kinds with fewer texts come first.
    var values: [(kind: Int, node: Int)] = []
    /// The names of the parameters at this node.
    var parameters: Set<String> = []
    var rests: [(kind: Int, variants: [Int])] = []
    var variants: [Int] = []
  }

  let nodes: [Node]
  let variants: [LinkVariant]
  let kinds: LinkKinds
  let hasPriorities: Bool

  init(_ shapes: [LinkShape]) {
    var growth = Growth(kinds: LinkKinds(shapes))
    for (link, shape) in shapes.enumerated() {
      for variant in shape.variants(link: link) { growth.insert(variant) }
    }
    growth.sort()
    nodes = growth.nodes
    variants = growth.variants
    kinds = growth.kinds
    hasPriorities = shapes.contains { $0.priority != 0 }
  }
}

extension LinkTrie {
  /// A tree while it is built.
  private struct Growth {
    var nodes = [Node()]
    var variants: [LinkVariant] = []
    let kinds: LinkKinds

    mutating func insert(_ variant: LinkVariant) {
      let number = variants.count
      variants.append(variant)
      var node = 0
      for step in variant.path {
        switch step {
        case .literal(let text):
          node = nodes[node].literals[text] ?? add { $0[node].literals[text] = $1 }
        case .value(let kind), .optional(let kind):
          nodes[node].parameters.insert(kind.expectation)
          let kind = kinds.index(of: kind)
          node =
            nodes[node].values.first { $0.kind == kind }?.node
            ?? add { $0[node].values.append((kind, $1)) }
        case .rest(let kind):
          nodes[node].parameters.insert(kind.expectation)
          let kind = kinds.index(of: kind)
          if let index = nodes[node].rests.firstIndex(where: { $0.kind == kind }) {
            nodes[node].rests[index].variants.append(number)
          } else {
            nodes[node].rests.append((kind, [number]))
          }
          return
        case .query:
          break
        }
      }
      nodes[node].variants.append(number)
    }

    private mutating func add(_ connect: (inout [Node], Int) -> Void) -> Int {
      connect(&nodes, nodes.count)
      nodes.append(Node())
      return nodes.count - 1
    }

    mutating func sort() {
      // A separate value, because a call on `self` would copy all nodes for each node.
      let order = Order(variants: variants, kinds: kinds)
      for index in nodes.indices { order.sort(&nodes[index]) }
    }
  }

  /// The order in which the branches of a node are tried.
  private struct Order {
    let variants: [LinkVariant]
    let kinds: LinkKinds

    func sort(_ node: inout Node) {
      node.values.sort { kinds.rank($0.kind) < kinds.rank($1.kind) }
      node.rests.sort { kinds.rank($0.kind) < kinds.rank($1.kind) }
      node.variants.sort(by: precedes)
      for index in node.rests.indices { node.rests[index].variants.sort(by: precedes) }
    }

    /// Returns a Boolean value that indicates whether the first of two patterns is tried first.
    private func precedes(_ first: Int, _ second: Int) -> Bool {
      let (lhs, rhs) = (variants[first], variants[second])
      if lhs.shape.priority != rhs.shape.priority { return lhs.shape.priority > rhs.shape.priority }
      if lhs.shape.isGuarded != rhs.shape.isGuarded { return lhs.shape.isGuarded }
      if lhs.required.count != rhs.required.count { return lhs.required.count > rhs.required.count }
      return lhs.shape.id < rhs.shape.id
    }
  }
}
