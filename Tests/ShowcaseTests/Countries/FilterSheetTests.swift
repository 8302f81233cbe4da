import ComposableNavigation
import NavigationTesting
import Testing

@testable import Countries

@MainActor
@Suite struct FilterSheetTests {
  private static let europe = Continent(code: "150", name: "Europe")

  private static func store(_ choice: Continent?) -> TestStore<
    FilterSheet.State, FilterSheet.Action
  > {
    TestStore(initialState: FilterSheet.State(continents: [europe], choice: choice)) {
      FilterSheet()
    }
  }

  @Test func `a reset is asked about, and the answer resets`() async {
    let store = Self.store(Self.europe)
    await store.send(.resetTapped)
    await store.receive(.alert(.presentAlert(.reset))) {
      $0.alert.styledItem = .init(item: .reset, style: .alert)
    }
    let id = store.state.alert.presentedID
    store.alert?.send(.tap("Reset"))
    await store.receive(where: { $0 == id.map { .alert(.dismiss(id: $0, cause: .user)) } }) {
      $0.alert.styledItem = nil
    }
    await store.receive(.answered(.reset)) { $0.choice = nil }
    await store.finish()
  }

  @Test func `a reset that is cancelled leaves the choice`() async {
    let store = Self.store(Self.europe)
    store.exhaustivity = .off
    await store.send(.resetTapped)
    store.alert?.send(.tap("Cancel"))
    #expect(store.state == FilterSheet.State(continents: [Self.europe], choice: Self.europe))
    await store.finish()
  }

  @Test func `with nothing chosen there is nothing to reset`() async {
    let store = Self.store(nil)
    await store.send(.resetTapped)
    #expect(store.state.alert.item == nil)
    await store.finish()
  }

  @Test func `back dismisses the alert, and leaves the sheet to others`() async {
    let store = Self.store(Self.europe)
    store.exhaustivity = .off
    await store.send(.resetTapped)
    let back = FilterSheet().backAction(in: store.state)
    if let back { await store.send(back) }
    #expect(store.state.alert.item == nil)
    #expect(FilterSheet().backAction(in: store.state) == nil)
    await store.finish()
  }
}

extension TestStore where State == FilterSheet.State, Action == FilterSheet.Action {
  fileprivate var alert: Store<AlertState<FilterSheet.Answer>, DialogAction>? {
    state.alert.presentedID.flatMap { store.alert($0) }
  }
}
