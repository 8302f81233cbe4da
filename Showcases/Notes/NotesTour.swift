import ComposableNavigation
import Foundation
import NavigationRoutes
import TerminalHost
import TerminalRunner

/// A tour of links in an invisible window, with the result of each: `--open URL…`.
@MainActor
struct NotesTour {
  private let links: [String]

  /// Reads the arguments; nil for those of the showcase itself.
  init?(_ arguments: [String]) {
    guard arguments.first == "--open", arguments.count > 1 else { return nil }
    links = Array(arguments.dropFirst())
  }

  /// Opens the links, each after the previous one is shown or refused.
  ///
  /// - Returns: A line for each, and the exit status: 0; 2 if one is not shown.
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

  /// Returns the reason why a link was not opened, or the screen in front.
  private func text(of outcome: StoreTask.Outcome, in window: TerminalWindow) -> String {
    if let refusal = outcome.refusal { return "refused: \(refusal)" }
    let reasons = outcome.hostRefusals.map(\.description) + outcome.waits
    if !reasons.isEmpty { return "not shown: \(reasons.joined(separator: "; "))" }
    guard case .screen(let title)? = window.tree.front?.kind else { return "nothing" }
    return title
  }

  /// Prints the result of each link, and exits.
  func main() -> Never {
    Task {
      let (status, lines) = await run()
      ScriptOutput.end(status, of: "Notes", saying: lines)
    }
    // `RunLoop.main.run()` does not return while the process has a main queue.
    while true { RunLoop.main.run() }
  }
}
