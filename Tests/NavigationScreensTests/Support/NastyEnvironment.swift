import ComposableNavigation
import NavigationScreens
import TestSupport

/// The hosts of an environment, and the setup of their handlers.
@MainActor
final class NastyEnvironment {
  let stack: NastyStackHost
  let modal: NastyModalHost
  private let setUpAll: @MainActor () -> Void

  init(
    _ environment: ScreenEnvironment<NastyViews>,
    in view: NastyView,
    named name: String,
    isRoot: Bool,
    log: NastyLog
  ) {
    let stackHost = NastyStackHost("\(name) stack", log: log, isRoot: isRoot)
    let modalHost = NastyModalHost("\(name) modal", log: log, isRoot: isRoot)
    let stack = StackNavigationHandler(store: environment.stack, viewProvider: environment.screens)
    let modal = ModalNavigationHandler(
      store: environment.modal,
      viewProvider: environment.presented
    )
    let lane = isRoot ? Lane() : nil
    (self.stack, self.modal) = (stackHost, modalHost)
    setUpAll = { [weak stackHost, weak modalHost] in
      guard let stackHost, let modalHost else { return }
      stack.setup(with: stackHost, in: lane)
      modal.setup(with: modalHost, in: lane)
    }
    view.handlers = [stack, modal]
    view.contents.append(self)
  }

  var hosts: [NastyHost] { [stack, modal] }

  /// Sets up both handlers with the current hosts, for the first time or anew.
  func setUp() { setUpAll() }
}

extension NastyView {
  var environment: NastyEnvironment? {
    contents.lazy.compactMap { $0 as? NastyEnvironment }.first
  }
}
