/// A link that leads to another link.
///
/// ```swift
/// Redirect("people/:id", to: "person/:id")            // people/7 is read as person/7
/// Redirect("old/*rest", to: "archive/*rest")
/// ```
///
/// `:name` matches one component, `*name` all remaining ones. The pattern has to capture each name
/// in the target. The query is kept. Redirects may lead to other redirects, but a table cannot be
/// built if redirects form a cycle, or if one leads to no pattern.
public struct Redirect: Sendable {
  /// The name of the redirect: its pattern.
  public let id: String

  let steps: [LinkStep]
  private let target: [Piece]

  private enum Piece: Sendable {
    case literal(String)
    case value(String)
    case rest(String)
  }

  /// Makes a redirect from one pattern to another.
  public init(_ pattern: String, to target: String) {
    id = pattern
    steps = Self.pieces(of: pattern).map { piece in
      switch piece {
      case .literal(let text): .literal(text)
      case .value(let name): .value(LinkKind(name, String.self))
      case .rest(let name): .rest(LinkKind(name, String.self))
      }
    }
    self.target = Self.pieces(of: target)
  }

  private static func pieces(of text: String) -> [Piece] {
    text.split(separator: "/").map { part in
      switch part.first {
      case ":": .value(String(part.dropFirst()))
      case "*": .rest(String(part.dropFirst()))
      default: .literal(String(part))
      }
    }
  }

  /// The names in the target that the pattern does not capture.
  var unknownNames: [String] {
    let known = steps.compactMap(\.parameter)
    return target.compactMap { piece in
      switch piece {
      case .literal: nil
      case .value(let name), .rest(let name): known.contains(name) ? nil : name
      }
    }
  }

  /// Returns the target of a link that the redirect matches.
  func follow(_ url: LinkURL) -> LinkURL {
    var places: [String: Range<Int>] = [:]
    for (index, step) in steps.enumerated() {
      switch step {
      case .value(let kind): places[kind.parameter] = index..<(index + 1)
      case .rest(let kind): places[kind.parameter] = index..<url.path.count
      case .literal, .optional, .query: break
      }
    }
    var path: [(text: String, place: Int)] = []
    // The component after the last captured one.
    var next = 0
    for piece in target {
      switch piece {
      case .literal(let text):
        path.append((text, next))
      case .value(let name), .rest(let name):
        let captured = places[name] ?? 0..<0
        path += captured.map { (url.path[$0], $0) }
        next = captured.upperBound
      }
    }
    return url.redirected(to: path, by: id)
  }
}
