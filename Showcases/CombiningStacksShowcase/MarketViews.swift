import ComposableNavigation
import TerminalHost

/// Makes a screen of each feature's screens.
struct MarketViews: ViewProviding {
  func makePresentable(for screen: Market.Screen) -> TerminalView {
    switch screen {
    case .shop(.shelf):
      TerminalScreen(
        title: "\(screen)",
        rows: ["lamp", "chair"].map { TerminalRow("A \($0)", runs: "product \($0)") }
      )
    case .shop(.product):
      TerminalScreen(title: "\(screen)", rows: [TerminalRow("Buy?", runs: "buy")])
    case .checkout:
      TerminalScreen(title: "\(screen)", rows: [TerminalRow("Next?", runs: "next")])
    }
  }
}
