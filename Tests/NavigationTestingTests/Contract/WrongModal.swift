import ComposableNavigation
import NavigationTesting

/// A modal host with one fault.
final class WrongModal: ModalHost {
  enum Way: String, CaseIterable {
    case namesNoStyle, ignoresStyles, namesTheOldStyle, presentsWhatWasRemoved, forgetsToReport
    case reportsDismissals, reportsDetents, letsGuardedGo
    case forgetsDrags, namesTheOldDetent, dragsAnEarlierSheet
  }

  let capabilities = ModalCapabilities.all
  let isAttached: Bool
  var onReport: HostReport.Receiver?
  private(set) var presented: (id: ElementID, view: String, style: PresentationStyle)?
  private(set) var styleOnScreen: PresentationStyle?
  /// The first sheet that it presented.
  private var first: ElementID?
  private let way: Way
  let transition = Transition()

  init(_ way: Way, _ setting: HostSetting) {
    self.way = way
    isAttached = !setting.isNested
  }

  var shown: Showing {
    Showing(
      presented.map { [$0.id] } ?? [],
      style: way == .namesNoStyle ? nil : presented?.style
    )
  }

  func begin(keepingPrevious: Bool) {
    presented = nil
    transition.stop()
  }
  func didDetach() { transition.stop() }

  func perform(
    _ command: ModalCommand<ElementID>,
    presentables: [ElementID: String],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    switch command {
    case .present(let id, let style):
      presented = presentables[id].map { (id, $0, style) }
      styleOnScreen = style
      first = first ?? id
    case .dismiss(let id):
      if presented?.id == id { presented = nil }
      if way == .reportsDismissals { onReport?(.removed([id])) }
    case .restyle(let id, let style):
      if way == .reportsDetents { onReport?(.selectedDetent(.large, of: id)) }
      if way != .namesTheOldStyle { presented?.style = style }
      if way != .ignoresStyles { styleOnScreen = style }
    }
    let after = presented
    transition.run(animated: true) { [weak self] in
      guard let self else { return }
      if way == .presentsWhatWasRemoved { presented = after }
      acknowledgement.done(showing: shown)
    }
  }

  func drag(to detent: Sheet.Detent) -> Bool {
    guard let id = presented?.id, case .sheet(var style)? = presented?.style else { return false }
    style.selectedDetent = detent
    if way != .namesTheOldDetent {
      presented?.style = .sheet(style)
      styleOnScreen = .sheet(style)
    }
    let sheet = way == .dragsAnEarlierSheet ? first ?? id : id
    if way != .forgetsDrags { onReport?(.selectedDetent(detent, of: sheet)) }
    return true
  }

  func swipeDown() -> Bool {
    guard let gone = presented else { return false }
    presented = nil
    if way != .forgetsToReport { onReport?(.removed([gone.id])) }
    return true
  }
}

@MainActor
final class WrongModalDriver: TextDriver {
  let host: WrongModal

  init(_ way: WrongModal.Way, _ setting: HostSetting) { host = WrongModal(way, setting) }

  var screen: HostScreen {
    guard let presented = host.presented else { return .nothingPresented }
    return .modal(presented.view, host.styleOnScreen ?? presented.style)
  }

  func perform(_ act: HostAct) -> Bool {
    switch act {
    case .endTransition: host.transition.finish()
    case .swipeDown: host.swipeDown()
    case .dragSheet(let detent): host.drag(to: detent)
    default: false
    }
  }
}
