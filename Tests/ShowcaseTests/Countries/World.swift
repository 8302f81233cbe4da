import ComposableNavigation

@testable import Countries

/// The world of the showcase's tests: the real one, without loading.
enum World {
  static let atlas = Atlas.world()

  static func country(_ text: String) throws -> Country { try atlas.country(text) }
}

extension AtlasLoader {
  /// A loader of the atlas that is already loaded.
  static var ready: AtlasLoader { AtlasLoader { World.atlas } }
}

/// The error of a failing loader.
struct NoConnection: Error, CustomStringConvertible {
  let description = "no connection"
}

extension CountriesApp {
  /// Returns a store whose atlas has been loaded.
  @MainActor
  static func loadedStore() async -> Store<State, Action> {
    let store = Store(initialState: State()) { CountriesApp(loader: .ready) }
    await store.send(.started).finish()
    return store
  }
}

extension Store where State == CountriesApp.State, Action == CountriesApp.Action {
  /// Opens a country as the command does.
  func open(_ text: String) throws { send(.open(try World.country(text).code)) }

  /// Taps the topmost page of the country list's detail.
  func tap(_ tap: PageTap) {
    guard let (id, detail) = state.list.stack.detail, let page = detail.pages.topID else { return }
    send(.list(.screen(id, .tapped(tap, on: page))))
  }

  /// The titles of the pages of the country list's detail.
  var pages: [String] { state.list.stack.detail?.state.pages.items.map(\.title) ?? [] }
}
