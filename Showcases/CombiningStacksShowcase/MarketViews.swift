import ComposableNavigation
import TerminalHost

/// Makes a screen of each feature's screens.
struct MarketViews: ViewProviding {
  func makePresentable(for screen: Market.Screen) -> TerminalView {
    switch screen {
    case .shop(let screen): TerminalScreen(title: "\(screen)", body: ["Buy?"])
    case .checkout(let screen): TerminalScreen(title: "\(screen)", body: ["Next?"])
    }
  }
}
