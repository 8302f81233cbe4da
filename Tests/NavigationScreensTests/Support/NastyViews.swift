import ComposableNavigation
import NavigationScreens
import TestSupport

/// The views of a shelf, which does not live longer: it owns the handlers, and they their provider.
struct NastyViews: ModuleViewProviding {
  typealias Screen = String
  typealias Presentable = NastyView

  unowned let shelf: NastyShelf

  func makePresentable(for screen: String) -> NastyView { NastyView(screen) }

  func makeDialog<Dialog: DialogState>(_ store: Store<Dialog, DialogAction>) -> NastyView {
    NastyView(store.state.title)
  }

  func makeEnvironment(_ environment: ScreenEnvironment<NastyViews>) -> NastyView {
    let view = NastyView("")
    let room = NastyEnvironment(
      environment,
      in: view,
      named: environment.id?.description ?? "root",
      isRoot: environment.id == nil && !shelf.isOfModules,
      log: shelf.log
    )
    shelf.register(room)
    room.setUp()
    return view
  }

  func makeModules(_ modules: ScreenModules<NastyViews>) -> NastyView {
    let host = NastyStackHost("modules", log: shelf.log, isRoot: true)
    let handler = StackNavigationHandler(store: modules.stack, viewProvider: modules.views)
    shelf.show(in: host, by: handler)
    let view = NastyView("")
    view.handlers = [handler]
    handler.setup(with: host)
    return view
  }
}
