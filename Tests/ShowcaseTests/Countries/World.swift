import ComposableNavigation

@testable import Countries

/// The world as the tests of the showcase know it: the real one, without loading.
enum World {
  static let atlas = Atlas.world()

  static func country(_ text: String) throws -> Country { try atlas.country(text) }
}

extension AtlasLoader {
  /// Loads the atlas that is there already.
  static var ready: AtlasLoader { AtlasLoader { World.atlas } }
}

/// Why a loader of the tests has failed.
struct NoConnection: Error, CustomStringConvertible {
  let description = "no connection"
}

extension CountriesApp {
  /// A store whose atlas has been loaded.
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

  /// Taps on the topmost page of the country list's detail.
  func tap(_ tap: PageTap) {
    guard let (id, detail) = state.list.stack.detail, let page = detail.pages.topID else { return }
    send(.list(.screen(id, .tapped(tap, on: page))))
  }

  /// The titles of the pages of the country list's detail.
  var pages: [String] { state.list.stack.detail?.state.pages.items.map(\.title) ?? [] }
}
