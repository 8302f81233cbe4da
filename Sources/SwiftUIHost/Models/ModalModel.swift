public import ComposableNavigation

/// A modal host for SwiftUI's `sheet`, `fullScreenCover`, `popover`, `alert` and
/// `confirmationDialog`, each bound to a property of its own.
///
/// Reach for it on macOS and watchOS, which have no UIKit; elsewhere a `PresentationHost` of
/// `UIKitHost` knows exactly when a transition has ended. `presenting(_:)` puts it over a view:
///
/// ```swift
/// let model = ModalModel<HostedView>()
/// handler.setup(with: model)
/// // List { … }.presenting(model)
/// ```
///
/// While something is leaving nothing else is presented: the host refuses, and says ready when it
/// has gone. A presentation is answered when it has appeared, a dismissal when it has gone. Of an alert
/// SwiftUI says neither: it is there at once, and has gone in the next turn, so that what SwiftUI writes
/// in this one is about no other alert.
@MainActor
public final class ModalModel<Presentable>: HostModel, ModalHost {
  /// A presented view, as SwiftUI identifies it.
  public struct Item: Identifiable {
    /// The element.
    public let id: ElementID
    /// The view.
    public let view: Presentable
    /// The style.
    public internal(set) var style: PresentationStyle
  }

  /// Other sheets: SwiftUI cannot make a cover of one.
  public let capabilities: ModalCapabilities = .resize

  private enum Phase {
    case resting
    case coming(Acknowledgement)
    /// It goes because of a command.
    case going(ElementID, Acknowledgement)
    /// It goes because of a person, or of a command that has become void.
    case leaving(ElementID)
  }

  private var presented: Item?
  private var phase = Phase.resting

  /// Makes a host that presents nothing.
  public override init() { super.init() }

  /// The presented element and its style.
  public var shown: Showing {
    presented.map { Showing([$0.id], style: $0.style) } ?? .nothing
  }

  /// The view presented as a sheet; SwiftUI writes nil.
  public var sheet: Item? {
    get { item(.sheet) }
    set { if newValue == nil { personLeaves(.sheet) } }
  }

  /// The view presented over everything; SwiftUI writes nil.
  public var cover: Item? {
    get { item(.cover) }
    set { if newValue == nil { personLeaves(.cover) } }
  }

  /// The view presented as a popover; SwiftUI writes nil.
  public var popover: Item? {
    get { item(.popover) }
    set { if newValue == nil { personLeaves(.popover) } }
  }

  /// The view presented as an alert.
  public var alert: Item? { item(.alert) }

  /// The view presented as a confirmation dialog.
  public var dialog: Item? { item(.dialog) }

  /// Tells whether an alert is presented; SwiftUI writes false when a button is tapped.
  public var isAlertPresented: Bool {
    get { alert != nil }
    set { if !newValue { personLeaves(.alert) } }
  }

  /// Tells whether a confirmation dialog is presented; SwiftUI writes false when it goes.
  public var isDialogPresented: Bool {
    get { dialog != nil }
    set { if !newValue { personLeaves(.dialog) } }
  }

  /// Tells whether something is coming or going; for a test, which plays SwiftUI.
  package var isBusy: Bool {
    switch phase {
    case .resting: false
    case .coming, .going, .leaving: true
    }
  }

  /// Lets go of the views that an earlier handler has presented.
  public func begin(keepingPrevious: Bool) {
    switch phase {
    case .going(let id, _), .leaving(let id): phase = .leaving(id)
    case .resting, .coming: phase = .resting
    }
    didChange(stays: [:])
    guard let old = presented else { return }
    leaves(old)
    change(animated: false) { presented = nil }
  }

  /// Waits until a view that goes has gone.
  private func leaves(_ item: Item) {
    guard isVisible else { return phase = .resting }
    phase = .leaving(item.id)
    guard !item.style.way.hasEnd else { return }
    Task { @MainActor [weak self] in self?.disappeared(item.id) }
  }

  /// Carries out a command.
  public func perform(
    _ command: ModalCommand<ElementID>,
    presentables: [ElementID: Presentable],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    switch command {
    case .present(let id, let style):
      guard let view = presentables[id] else {
        return acknowledgement.refused(.noView(of: id))
      }
      guard case .resting = phase else { return acknowledgement.refused(.transition) }
      guard presented == nil else { return acknowledgement.refused("something is presented") }
      let waits = isVisible && style.way.hasEnd
      if waits { phase = .coming(acknowledgement) }
      change(animated: animated) { presented = Item(id: id, view: view, style: style) }
      if !waits { acknowledgement.done(showing: shown) }
    case .dismiss(let id):
      guard let old = presented, old.id == id else { return acknowledgement.done(showing: shown) }
      let waits = isVisible && old.style.way.hasEnd
      if waits { phase = .going(id, acknowledgement) } else { leaves(old) }
      change(animated: animated) { presented = nil }
      if !waits { acknowledgement.done(showing: shown) }
    case .restyle(let id, let style):
      if presented?.id == id { change(animated: animated) { presented?.style = style } }
      acknowledgement.done(showing: shown)
    }
  }

  /// Notes that a presented view has appeared.
  public func appeared(_ element: ElementID) {
    guard case .coming(let acknowledgement) = phase, presented?.id == element else { return }
    phase = .resting
    acknowledgement.done(showing: shown)
  }

  /// Notes that the last presented view has gone, when `onDismiss` is called, which names none.
  public func dismissed() {
    switch phase {
    case .going(let id, _), .leaving(let id): disappeared(id)
    case .resting, .coming: break
    }
  }

  /// Notes that a presented view has disappeared.
  public func disappeared(_ element: ElementID) {
    switch phase {
    case .going(element, let acknowledgement):
      phase = .resting
      acknowledgement.done(showing: shown)
    case .leaving(element):
      phase = .resting
      report(.ready)
    case .resting, .coming, .going, .leaving:
      // A view that is only covered disappears too.
      break
    }
  }

  /// A person has dragged the sheet to another of its heights, which is reported.
  ///
  /// One that it does not have, or at which it rests, changes nothing.
  public func dragged(to detent: Sheet.Detent) {
    guard let id = presented?.id, case .sheet(var sheet)? = presented?.style,
      sheet.detents.contains(detent), detent != sheet.selectedDetent ?? sheet.detents.first
    else { return }
    sheet.selectedDetent = detent
    willChange()
    presented?.style = .sheet(sheet)
    report(.selectedDetent(detent, of: id))
  }

  override func letGo(after act: () -> Void) {
    let void = phase
    switch phase {
    case .coming: phase = .resting
    case .going(let id, _): phase = .leaving(id)
    case .resting, .leaving: break
    }
    withExtendedLifetime(void) { act() }
  }

  override func didHide() {
    switch phase {
    case .coming(let acknowledgement), .going(_, let acknowledgement):
      phase = .resting
      acknowledgement.done(showing: shown)
    case .leaving:
      phase = .resting
      report(.ready)
    case .resting:
      break
    }
  }

  private func item(_ way: ModalWay) -> Item? {
    presented.flatMap { $0.style.way == way ? $0 : nil }
  }

  private func personLeaves(_ way: ModalWay) {
    // SwiftUI writes also what a command has taken away already.
    guard let gone = item(way) else { return }
    presented = nil
    let before = phase
    // A tap on a button comes in this turn, and says more.
    if !way.hasEnd { Task { @MainActor [weak self] in self?.report(.removed([gone.id])) } }
    leaves(gone)
    if way.hasEnd { report(.removed([gone.id])) }
    // It was still coming when the person was faster.
    if case .coming(let acknowledgement) = before { acknowledgement.done(showing: shown) }
  }
}
