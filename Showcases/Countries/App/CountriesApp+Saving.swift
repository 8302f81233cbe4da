import ComposableNavigation
import NavigationArchive

extension CountriesApp {
  /// The saved part of the app: the user's place, choices, and favourites.
  ///
  /// The countries and the progress of loading are not saved. A detail keeps the atlas with which
  /// it was opened.
  struct Saved: Equatable, Sendable, Codable {
    var tabs: TabNavigation<AppTab>.State
    var sorting: Sorting
    var filter: Continent?
    var list: StackNavigation<ListAndDetail.State>.State
    var sheet: ModalNavigation<ListSheet.State>.State
    var favourites: [Country]
    var favouriteList: StackNavigation<ListAndDetail.State>.State
    var question: ModalNavigation<About.Question>.State
    var likes: Int
  }
}

extension CountriesApp.State {
  /// The part of the state that is saved.
  var saved: CountriesApp.Saved {
    CountriesApp.Saved(
      tabs: tabs,
      sorting: list.sorting,
      filter: list.filter,
      list: list.stack,
      sheet: list.modal,
      favourites: favourites.countries,
      favouriteList: favourites.stack,
      question: about.modal,
      likes: about.likes
    )
  }

  /// Makes the app from its saved part, before anything is loaded.
  init(_ saved: CountriesApp.Saved) {
    self.init()
    tabs = saved.tabs
    list.sorting = saved.sorting
    list.filter = saved.filter
    list.stack = saved.list
    list.modal = saved.sheet
    favourites.countries = saved.favourites
    favourites.stack = saved.favouriteList
    about.modal = saved.question
    about.likes = saved.likes
  }
}

extension ArchiveFormat where State == CountriesApp.Saved {
  /// The format in which the app is saved.
  static var countries: Self {
    ArchiveFormat("Countries", initial: CountriesApp.State().saved) { $0.repair() }
  }
}

extension CountriesApp.Saved {
  /// Repairs inconsistencies between the parts, which no shape detects.
  ///
  /// - Returns: The inconsistencies.
  fileprivate mutating func repair() -> [String] {
    var wrong: [String] = []
    if tabs.items != AppTab.allCases {
      wrong.append("the tabs were not those of the app")
      tabs = TabNavigation<AppTab>.State(items: AppTab.allCases)
    }
    if list.items.first != .list {
      wrong.append("the list of all countries was not there")
      list = .list
    }
    if favouriteList.items.first != .list {
      wrong.append("the list of favourites was not there")
      favouriteList = .list
    }
    return wrong
  }
}
