#if canImport(UIKit) && canImport(SwiftUI)
  import ComposableNavigation
  import SwiftUI
  import SwiftUIHost

  /// The page of a country.
  struct CountryView: View {
    let app: Store<CountriesApp.State, CountriesApp.Action>
    let country: Country
    let tap: @MainActor (PageTap) -> Void

    var body: some View {
      VStack {
        Text("Code \(country.code)")
        Button(country.continent.name) { tap(.continent) }
        if let currency = country.currency {
          Button(currency.name) { tap(.currency) }
        }
        Button(isFavourite ? "★ a favourite" : "☆ no favourite") { tap(.favourite) }
      }
    }

    private var isFavourite: Bool { app[\.favourites].contains(country.code) }
  }

  /// The sheet for choosing an order.
  struct SortView: View {
    let store: Store<SortSheet.State, SortSheet.Action>

    var body: some View {
      VStack {
        Text(store[\.title])
        ForEach(Sorting.allCases, id: \.self) { sorting in
          Button(sorting == store[\.choice] ? "● \(sorting)" : "○ \(sorting)") {
            store.send(.choose(sorting))
          }
        }
        Button("Sort") { store.send(.apply) }
        Button("Filter instead") { store.send(.filterTapped) }
      }
    }
  }

  /// The sheet for choosing a continent.
  struct FilterView: View {
    let store: Store<FilterSheet.State, FilterSheet.Action>

    var body: some View {
      VStack {
        Text(store[\.title])
        Button("all") { store.send(.choose(nil)) }
        ForEach(store[\.continents], id: \.self) { continent in
          Button(continent.name) { store.send(.choose(continent)) }
        }
        Button("Filter") { store.send(.apply) }
        Button("Reset") { store.send(.resetTapped) }
        Button("Sort instead") { store.send(.sortTapped) }
      }
    }
  }

  /// The text about the app.
  struct AboutView: View {
    let store: Store<About.State, About.Action>

    var body: some View {
      VStack {
        Text(store[\.title])
        Button("Say how you like it") { store.send(.rateTapped) }
      }
    }
  }
#endif
