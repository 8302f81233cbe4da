import ComposableNavigation
import Foundation
import NavigationRoutes
import TerminalHost

/// A tour of links in a window that nobody looks at, with a word on what came of each:
/// `--open URL…`.
@MainActor
struct NotesTour {
  private let links: [String]

  /// Reads the arguments; nil for those of the showcase itself.
  init?(_ arguments: [String]) {
    guard arguments.first == "--open", arguments.count > 1 else { return nil }
    links = Array(arguments.dropFirst())
  }

  /// Opens the links, each when the one before it is shown or has been refused.
  ///
  /// - Returns: A line for each, and the exit status: 0; 2 when one is not shown.
  func run() async -> (status: Int32, lines: [String]) {
    let store = Store(initialState: Notes.State()) { Notes() }
    let window = TerminalWindow()
    window.show(Notes.view(of: store))
    _ = await store.send(.started).shown()
    let places = store.scope(state: \.places, action: /Notes.Action.places)
    var (status, lines): (Int32, [String]) = (0, [])
    for link in links {
      let outcome = await places.send(.routes(.open(url: link))).shown()
      if !outcome.isShown { status = 2 }
      lines.append("\(link): \(text(of: outcome, in: window))")
    }
    return (status, lines)
  }

  /// The reason why a link was not opened, or the screen that is in front.
  private func text(of outcome: StoreTask.Outcome, in window: TerminalWindow) -> String {
    if let refusal = outcome.refusal { return "refused: \(refusal)" }
    let reasons = outcome.hostRefusals.map(\.description) + outcome.waits
    if !reasons.isEmpty { return "not shown: \(reasons.joined(separator: "; "))" }
    guard case .screen(let title)? = window.tree.front?.kind else { return "nothing" }
    return title
  }

  /// Prints what came of each link, and exits.
  func main() -> Never {
    Task {
      let (status, lines) = await run()
      ScriptOutput.end(status, of: "Notes", saying: lines)
    }
    // It does not return while the process has a main queue.
    while true { RunLoop.main.run() }
  }
}
