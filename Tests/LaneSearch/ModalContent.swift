package import ComposableNavigation
import NavigationTesting

extension Blueprint {
  /// Makes a modal whose items may contain containers.
  package static func modal(
    capabilities: ModalCapabilities = .all,
    whenBusy: BusyPresentation = .shows,
    styles: Styles = .untold,
    policy: ModalNavigation<Int>.Policy = .replace,
    item: [Blueprint] = []
  ) -> Blueprint {
    Blueprint(
      ShapeRules(ModalRules(capabilities: capabilities)),
      .removes(),
      content: ShapeContent(ModalNavigation<Int>.State(policy: policy)),
      nested: item,
      styles: styles,
      busy: whenBusy,
      dismissesAbove: capabilities.contains(.dismissAbove)
    ) { element, showing in
      showing.elements.last == element
    }
  }
}

extension PresentationStyle {
  /// The style of each sheet; the user can drag it.
  fileprivate static let draggable = PresentationStyle.sheet(Sheet(detents: [.medium, .large]))
}

extension ModalNavigation.State: SimulatedState where Item == Int {
  /// The number of kinds of presented items; presenting an equal item changes nothing.
  private static var kinds: Int { 4 }

  private static func kind(of item: Int) -> Int { item % kinds }

  var waiting: [Int] {
    waitingItems.map { waiting in
      Self.kind(of: waiting.item) + (waiting.style == .formSheet ? Self.kinds : 0)
    }
  }

  var numbers: [Int] { [item.map(Self.kind) ?? 0, style.canonicalNumber] }

  var operations: [ProgramOperation] {
    item == nil ? [.present(1)] : [.present(1), .present(2), .dismiss, .restyle]
  }

  static var insertion: ProgramOperation? { .present(1) }

  static var lateActions: [LateAction.Kind] { [.removal, .push] }

  func action(of operation: ProgramOperation, serial: Int) -> Shape.Action {
    switch operation {
    case .present(let kind):
      .present(
        entries.items.first { Self.kind(of: $0) == kind } ?? serial * Self.kinds + kind,
        .draggable
      )
    case .restyle: .set(item.map { .init(item: $0, style: .formSheet) })
    default: .dismiss()
    }
  }

  func action(of kind: LateAction.Kind, for id: EntryID, serial: Int) -> Shape.Action {
    switch kind {
    case .push: .present(serial * Self.kinds + 1, .draggable).from(id)
    case .removal, .selection, .popTo: .dismiss(id: id)
    }
  }

  func actions(
    of report: ModelReport,
    _ mistake: Mistake?,
    showing count: Int
  ) -> [Shape.Action] {
    let answer = Shape.action(for: report.report, of: report.entries).map { [$0] } ?? []
    return mistake == .dismissWithoutIdentity && report.report.detent == nil
      ? [.dismiss()] + answer : answer
  }

  static func item(like item: Int, serial: Int) -> Int { serial * kinds + kind(of: item) }
}
