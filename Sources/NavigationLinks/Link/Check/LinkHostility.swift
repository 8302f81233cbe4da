/// Random invalid links, made of pieces of a table's links and of text that often breaks parsers.
struct LinkHostility {
  private var numbers: SplitMix
  private let pieces: [[UInt8]]

  init(seed: UInt64, texts: [String]) {
    numbers = SplitMix(seed: seed)
    let syntax = [
      "/", "?", "&", "=", "%", "#", "://", "+", "%2F", "%00", "%C3%28", "%FF", "..", "a", "1",
    ]
    pieces = (texts + syntax + syntax + LinkProbe.texts).map { Array($0.utf8) } + [[0xFF], [0xC3]]
  }

  /// Returns the next text, as bytes.
  mutating func next() -> [UInt8] {
    let count = Int.random(in: 0..<12, using: &numbers)
    if Int.random(in: 0..<8, using: &numbers) == 0 {
      return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &numbers) }
    }
    return (0..<count).flatMap { _ in pieces.randomElement(using: &numbers) ?? [] }
  }
}

/// Other ways to write a link.
enum LinkForms {
  static func all(of text: String) -> [String] {
    [
      "/" + text,
      text + "#fragment",
      text.replacing("/", with: "//"),
      text.replacing("&", with: "&&"),
      text.replacing("%2F", with: "%2f"),
      text.replacing("a", with: "%61"),
      text.replacing("%20", with: " "),
      text.uppercased(),
      text.lowercased(),
    ]
  }
}

extension LinkTrie {
  /// Returns the number of nodes that a full search for a link visits.
  func cost(of url: LinkURL) -> Int {
    var walk = Walk(trie: self, path: url.path, isWhole: true)
    walk.run(from: 0) { walk, _, end in
      _ = walk.component(at: end)
      return false
    }
    return walk.steps
  }

  /// Returns the greatest permitted cost of a full search: linear in the length of the link.
  func limit(for url: LinkURL) -> Int {
    let places = nodes.reduce(0) { $0 + 1 + $1.values.count + $1.variants.count }
    let rests = nodes.reduce(0) { $0 + $1.rests.reduce(0) { $0 + 1 + $1.variants.count } }
    return places + rests * (url.path.count + 1)
  }
}
