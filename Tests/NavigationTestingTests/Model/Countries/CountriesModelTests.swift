import ComposableNavigation
import NavigationTesting
import Testing
import TestSupport

@testable import Countries

@Suite struct CountriesModelTests {
  typealias List = NavigationModel<CountryList.State, CountryList.Action>

  @Test(arguments: ["not loaded", "loaded", "opened"])
  func `the country list of the showcase has no fault`(beginning: String) throws {
    let states = ["not loaded": CountryList.State(), "loaded": .loaded, "opened": .opened]
    let feature = CountryList(loader: SmallWorld.loader)
    let result = List.countryList(try #require(states[beginning]), feature)
      .explore(operations: beginning == "opened" ? 2 : 3, removals: 2)
    print("searched the country list, \(beginning): \(result)")
    result.expectNone()
  }

  @Test func `a load that opens a country after the user has left is found`() throws {
    func model(_ feature: some Reducer<CountryList.State, CountryList.Action>) -> Exploration {
      List.countryList(.opened, feature)
        .answersInTurn { action in
          guard case .open(let code) = action, let country = SmallWorld.atlas[code] else {
            return nil
          }
          return [[.loaded(SmallWorld.atlas), .stack(.open(country, in: SmallWorld.atlas))]]
        }
        .explore(operations: 2, removals: 1)
    }
    try expect(
      model(LateOpening()),
      finds: "a late answer opens #1, which the user has left"
    )
    #expect(model(CountryList(loader: SmallWorld.loader)).counterexample == nil)
  }

  @Test func `a double tap that pushes twice is found`() throws {
    let austria = try #require(SmallWorld.austria)
    func model(_ feature: some Reducer<Detail.State, Detail.Action>) -> Exploration {
      NavigationModel(initialState: Detail.State(of: austria, in: SmallWorld.atlas)) { feature }
        .stack(\.pages, action: /Detail.Action.pages)
        .user(\.taps)
        .explore(operations: 3, removals: 2)
    }
    try expect(model(DoubleTap()), finds: "a double tap opens twice")
    let healthy = model(Detail())
    print("searched the detail, 3 and 2: \(healthy)")
    #expect(healthy.counterexample == nil, "\(healthy)")
  }

  @Test func `a dismissal without an id is found`() throws {
    func model(_ feature: some Reducer<CountryList.State, CountryList.Action>) -> Exploration {
      List.countryList(.loaded, feature)
        .program { state in
          // Another sheet in the place of the one that is presented.
          let other = ListSheet.State.sort(SortSheet.State(choice: .continent))
          return state.modal.item == nil ? [] : [.modal(.presentSheet(other))]
        }
        .explore(operations: 2, removals: 1)
    }
    try expect(model(CarelessDismissal()), finds: "#1 goes, and the user took away #0")
    #expect(model(CountryList(loader: SmallWorld.loader)).counterexample == nil)
  }

  @MainActor
  @Test func `the script of a search is a test`() async {
    let store = TestStore(initialState: CountryList.State.loaded) { CarelessDismissal() }
    store.exhaustivity = .off
    // The script that the search above printed.
    await store.send(.sortTapped)
    await store.receive(.modal(.presentSheet(.sort(SortSheet.State(choice: .name)))))
    await store.send(.modal(.presentSheet(.sort(SortSheet.State(choice: .continent)))))
    // the user takes away #0
    await store.send(.modal(.remove([.number(0)], cause: .user)))
    await store.receive(.modal(.dismiss()))
    #expect(store.state.modal.item == nil)
  }

  private func expect(_ result: Exploration, finds what: String) throws {
    print("\(result)")
    let counterexample = try #require(result.counterexample)
    #expect(counterexample.violation.hasPrefix(what))
    #expect(counterexample.script.count <= 6)
  }
}
