import NavigationLinks

/// A tool of the showcase that does not run it.
enum LinkedTool: Equatable {
  /// `--explain URL`: the pattern that reads each part, and the reason.
  case explain(String)
  /// `--graph FORM`: the screens with those that they lead to.
  case graph(String)
  /// `--links`: every link of the graph, opened and printed.
  case links

  /// Reads the arguments; nil for those of the showcase itself.
  init?(_ arguments: [String]) {
    switch (arguments.first, arguments.dropFirst().first, arguments.count) {
    case ("--explain", let link?, 2): self = .explain(link)
    case ("--graph", let form?, 2): self = .graph(form)
    case ("--links", nil, 1): self = .links
    default: return nil
    }
  }

  /// Returns the lines to print, and the exit status: 0; 2 for unreadable arguments; 3 for a wrong
  /// link.
  func run() throws -> (status: Int32, lines: [String]) {
    switch self {
    case .explain(let link):
      do {
        let parts = try LinkedApp.map().explain(link, in: LinkedApp.State())
        return (0, parts.map(\.description))
      } catch let error as LinkError {
        return (2, ["\(error)"])
      }
    case .graph(let form):
      let graph = try LinkedApp.graph()
      switch form {
      case "mermaid": return (0, [graph.mermaid])
      case "dot": return (0, [graph.dot])
      case "text": return (0, [graph.description])
      default: return (2, ["“\(form)” is no form; expected mermaid, dot or text"])
      }
    case .links:
      var status: Int32 = 0
      let lines = try LinkedApp.roundTrips().map { link, printed in
        switch printed {
        case .success(let printed):
          return printed == link ? link : "\(link) → \(printed)"
        case .failure(let error):
          status = 3
          return "\(link) ✗ \(error.reason)"
        }
      }
      return (status, lines)
    }
  }
}
