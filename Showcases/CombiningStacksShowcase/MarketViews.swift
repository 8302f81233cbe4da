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
      TerminalScreen(
        title: "\(screen)",
        rows: [TerminalRow("Buy it", runs: "buy"), TerminalRow("Back to the shelf", runs: "shelf")]
      )
    case .checkout(let step):
      TerminalScreen(
        title: "\(screen)",
        rows: [
          TerminalRow(step == .payment ? "Pay" : "Go on", runs: "next"),
          TerminalRow("Open another product below the checkout", runs: "product"),
          TerminalRow("Cancel the checkout", runs: "cancel"),
        ]
      )
    }
  }
}
