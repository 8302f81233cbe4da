import ComposableNavigation
import NavigationTesting
import TerminalHost
import Testing
import TestSupport

@testable import Pager

/// The host of a shape outside the library follows “Writing a host”.
@MainActor
@Suite struct PagerContractLaws {
  @MainActor
  private final class PagerDriver: HostDriver {
    let host = PagerView()
    private let window = TerminalWindow()

    init(_ setting: HostSetting) {
      if setting != .nested { window.show(host) }
    }

    var screen: HostScreen {
      let titles = host.views.map(\.title)
      return host.selectedIndex.map { .tabs(titles, selected: titles[$0]) } ?? .stack(titles)
    }

    func makeView(_ title: String) -> TerminalView { TerminalScreen(title: title) }
    func title(of view: TerminalView) -> String { view.title }

    func perform(_ act: HostAct) -> Bool {
      switch act {
      case .tapTab(let index):
        let page = host.shown.elements[index]
        guard !host.isGesturing, page != host.shown.selected else { return false }
        host.swipe(to: page)
      case .completeSelection(let index): host.swipe(to: host.shown.elements[index])
      case .closeTab(let index):
        guard !host.isGesturing else { return false }
        host.remove([host.shown.elements[index]])
      case .beginGesture: return host.touch("drag")
      case .cancelGesture: return host.touch("let go")
      case .detach: window.show(TerminalScreen(title: "elsewhere"))
      case .attach: window.show(host)
      default: return false
      }
      return true
    }
  }

  @Test func `a pager keeps the contract of its shape`() throws {
    let result = try HostContract<PagerDriver>(
      of: PagerNavigation<String>.self,
      moves: [
        HostMove("turn on") { state, _ in state.page(after: 1) == nil ? nil : .turn(1) },
        HostMove("turn back") { state, _ in state.page(after: -1) == nil ? nil : .turn(-1) },
        HostMove("append") { state, title in .setPages(state.entries.items + [title]) },
        HostMove("remove the first") { state, _ in
          state.entries.isEmpty ? nil : .setPages(Array(state.entries.items.dropFirst()))
        },
        HostMove("reverse") { state, _ in .setPages(state.entries.items.reversed()) },
      ],
      acts: [
        .tapTab(0), .tapTab(1), .tapTab(2), .closeTab(0), .closeTab(1), .beginGesture,
        .completeSelection(0), .completeSelection(1), .cancelGesture, .detach, .attach,
      ],
      depth: isQuickBound ? 2 : 3,
      state: { PagerNavigation<String>.State(pages: $0, id: \.self) },
      make: { PagerDriver($0) }
    )
    .check()
    // The pager is on its first page, so a swipe to it needs another one before.
    #expect(result.neverDone == (isQuickBound ? [.completeSelection(0)] : []))
    #expect(result.scripts > 100, "\(result)")
  }
}
