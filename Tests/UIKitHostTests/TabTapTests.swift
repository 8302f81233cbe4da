import ComposableNavigation
import Testing
import UIKit
import UIKitHost

/// Taps of the user on the tabs of a tab bar controller.
@MainActor
@Suite struct TabTapTests {
  private struct Feature: Reducer {
    struct State: Equatable {
      var tabs = TabNavigation<String>.State(items: ["notes", "mail"])
      var taps = 0
    }

    enum Action: Sendable { case tabs(TabNavigation<String>.Action) }

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        guard case .tabs(.select(.entry(let tab), cause: .user)) = action else { return .none }
        if tab == state.tabs.activeID { state.taps += 1 }
        return .none
      }
      TabNavigation<String>().pullback(state: \.tabs, action: /Action.tabs)
    }
  }

  private let store = Store(initialState: Feature.State()) { Feature() }
  private let tabs: TabsController
  private let window = SceneWindow(UIWindowScene())

  init() {
    tabs = TabsController(
      store: store.scope(state: \.tabs, action: /Feature.Action.tabs),
      viewProvider: Pages()
    )
    window.show(tabs)
  }

  @Test func `a tap on another tab selects it`() {
    _ = tabs.simTap(1)
    #expect(store.state.tabs.activeItem == "mail")
    #expect(store.state.taps == 0)
  }

  @Test func `a tap on the selected tab is reported as well, and changes nothing`() {
    _ = tabs.simTap(0)
    #expect(store.state.tabs.activeItem == "notes")
    #expect(store.state.taps == 1)
    #expect(tabs.handlers.first?.waitsFor == nil)
  }

  @Test func `a search tab and tabs in a group are selected as others are, by tabs that stay`() {
    tabs.host.useTabs { page in
      page.title == "mail"
        ? UISearchTab { _ in page }
        : UITab(title: page.title ?? "", image: nil, identifier: "notes") { _ in page }
    } arrangedBy: { tabs in
      [UITabGroup(title: "All", image: nil, identifier: "all", children: tabs)]
    }
    let search = (tabs.tabs.first as? UITabGroup)?.children.last
    #expect(search is UISearchTab)
    #expect(tabs.selectedTab?.identifier == "notes")
    _ = tabs.simTap(1)
    #expect(store.state.tabs.activeItem == "mail")
    _ = tabs.simTap(1)
    #expect(store.state.taps == 1)
    store.send(.tabs(.setItems(["mail", "notes", "later"])))
    #expect(tabs.selectedTab === search)
    store.send(.tabs(.setActiveItem("later")))
    #expect(tabs.selectedTab?.viewController?.title == "later")
    #expect(tabs.handlers.first?.refusal == nil)
  }

  @Test func `tabs that the app arranges anew have the same pages and selection`() {
    let page = tabs.viewControllers?.last
    let make = { (page: UIViewController) in
      UITab(title: "", image: nil, identifier: page.title ?? "") { _ in page }
    }
    store.send(.tabs(.setActiveItem("mail")))
    tabs.host.useTabs(make) { tabs in
      [UITabGroup(title: "", image: nil, identifier: "", children: tabs)]
    }
    tabs.host.useTabs(make)
    #expect(tabs.tabs.map(\.identifier) == ["notes", "mail"])
    #expect(tabs.selectedTab?.viewController === page)
  }

  @Test func `a tab that must stay keeps its tab of iOS 18`() {
    tabs.host.useTabs { page in
      UITab(title: "", image: nil, identifier: page.title ?? "") { _ in page }
    }
    var attempts = 0
    tabs.host.waysOut = .closed { attempts += 1 }
    _ = tabs.simTap(1)
    #expect(store.state.tabs.activeItem == "notes")
    #expect(attempts == 1)
  }

  @Test func `a program's selection is no tap`() {
    store.send(.tabs(.setActiveItem("mail")))
    store.send(.tabs(.setActiveItem("mail")))
    #expect(tabs.selectedViewController?.title == "mail")
    #expect(store.state.taps == 0)
  }
}
