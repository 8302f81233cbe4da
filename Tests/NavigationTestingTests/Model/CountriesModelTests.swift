import ComposableNavigation
import NavigationTesting
import Testing

@testable import Countries

@Suite struct CountriesModelTests {
  typealias List = NavigationModel<CountryList.State, CountryList.Action>

  @Test(arguments: ["not loaded", "loaded", "opened"])
  func `the country list of the showcase has no fault`(beginning: String) throws {
    let states = ["not loaded": CountryList.State(), "loaded": .loaded, "opened": .opened]
    let feature = CountryList(loader: SmallWorld.loader)
    let result = List.countryList(try #require(states[beginning]), feature)
      .explore(operations: 3, removals: 2)
    print("searched the country list, \(beginning), 3 and 2: \(result)")
    #expect(result.counterexample == nil, "\(result)")
    #expect(result.isComplete)
  }

  @Test func `a load that opens a country after the person has left is found`() throws {
    let result = List.countryList(.opened, LateOpening())
      .answers(inTurn: { action in
        guard case .open(let code) = action, let country = SmallWorld.atlas[code] else {
          return nil
        }
        return [[.loaded(SmallWorld.atlas), .stack(.open(country, in: SmallWorld.atlas))]]
      })
      .explore(operations: 2, removals: 1)
    print("a late load: \(result)")
    let counterexample = try #require(result.counterexample)
    #expect(counterexample.script.count <= 6)
  }

  @Test func `a double tap that pushes twice is found`() throws {
    let austria = try #require(SmallWorld.austria)
    let state = Detail.State(of: austria, in: SmallWorld.atlas)
    func model(_ feature: some Reducer<Detail.State, Detail.Action>) -> Exploration {
      NavigationModel(initialState: state) { feature }
        .stack(\.pages, action: /Detail.Action.pages)
        .person(\.taps)
        .explore(operations: 3, removals: 2)
    }
    let result = model(DoubleTap())
    print("a double tap: \(result)")
    let counterexample = try #require(result.counterexample)
    #expect(counterexample.script.count <= 6)
    let healthy = model(Detail())
    print("searched the detail, 3 and 2: \(healthy)")
    #expect(healthy.counterexample == nil, "\(healthy)")
  }

  @Test func `a dismissal without identity is found`() throws {
    let result = List.countryList(.loaded, CarelessDismissal())
      .explore(operations: 2, removals: 1)
    print("a careless dismissal: \(result)")
    let counterexample = try #require(result.counterexample)
    #expect(counterexample.script.count <= 6)
  }
}
