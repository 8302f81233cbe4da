/// A fault of a part of a link, without its message.
///
/// A class, so that an error has the size of a reference.
final class LinkFailure: Sendable {
  /// The part of the link.
  enum Part: Sendable {
    case component(Int)
    case item(Int)
  }

  /// The expected text, without its message.
  enum Expectation: Sendable {
    case text(String)
    /// The components that a node of a tree expects.
    case node(Int, of: LinkTrie)
    /// A query value.
    case value(LinkError.Parameter)
  }

  private let url: LinkURL
  private let part: Part
  private let passage: String?
  private let expectation: Expectation

  init(_ url: LinkURL, _ part: Part, found: String?, _ expectation: Expectation) {
    self.url = url
    self.part = part
    passage = found
    self.expectation = expectation
  }

  var position: Int {
    switch part {
    case .component(let index): url.position(ofComponent: index)
    case .item(let index): url.position(ofItem: index)
    }
  }

  /// The number of the component in the text; the query is after all components.
  var progress: Int {
    switch part {
    case .component(let index): url.place(ofComponent: index)
    case .item: .max
    }
  }

  var found: String {
    if let passage { return passage }
    switch part {
    case .component(let index): return index < url.path.count ? url.path[index] : ""
    case .item(let index): return index < url.query.count ? url.query[index].value : ""
    }
  }

  var expected: String {
    switch expectation {
    case .text(let text): text
    case .node(let node, let trie): trie.expectation(at: node)
    case .value(let parameter): isMissing ? parameter.missing : parameter.bad
    }
  }

  var parameter: LinkError.Parameter? {
    if case .value(let parameter) = expectation { parameter } else { nil }
  }

  /// A Boolean value that indicates whether the fault is a missing query item.
  private var isMissing: Bool {
    if case .item(let index) = part { index >= url.query.count } else { false }
  }

  var redirects: [String] { url.origin?.redirects ?? [] }
}
