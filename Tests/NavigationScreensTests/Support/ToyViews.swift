import ComposableNavigation
import NavigationScreens

/// The views of a toy window, which does not live longer: it owns the handlers, and they their provider.
struct ToyViews<Feature: Reducer>: ModuleViewProviding {
  typealias Screen = String
  typealias Presentable = ToyView

  unowned let hosts: ToyHosts<Feature>

  var leaveGuard: (@MainActor (Entry<String>) -> LeaveBlocker?)? { hosts.leaveGuard }

  func makePresentable(for screen: String) -> ToyView {
    hosts.note(screen)
    return ToyView(screen)
  }

  func makeEnvironment(_ environment: ScreenEnvironment<ToyViews>) -> ToyView {
    hosts.note("around \(environment.id?.description ?? "root")")
    let isRoot = environment.id == nil && !hosts.isOfModules
    let previous = isRoot ? hosts.previous : []
    let view = ToyView("", isAttached: isRoot, over: previous)
    let stack = StackNavigationHandler(
      store: environment.stack,
      viewProvider: environment.screens,
      ignorePreviousPresentables: !previous.isEmpty
    )
    let modal = ModalNavigationHandler(
      store: environment.modal,
      viewProvider: environment.presented
    )
    hosts.remember(view, [stack, modal])
    stack.setup(with: view.stack)
    modal.setup(with: view.modal, in: isRoot ? stack.lane : nil)
    return view
  }

  func makeDialog<Dialog: DialogState>(_ store: Store<Dialog, DialogAction>) -> ToyView {
    hosts.note("dialog \(store.state.title)")
    return ToyView(store)
  }

  func makeModules(_ modules: ScreenModules<ToyViews>) -> ToyView {
    let view = ToyView("", isAttached: true)
    let stack = StackNavigationHandler(store: modules.stack, viewProvider: modules.views)
    hosts.remember(view, [stack])
    stack.setup(with: view.stack)
    return view
  }
}
