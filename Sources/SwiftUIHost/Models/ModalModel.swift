public import ComposableNavigation

/// A modal host for SwiftUI's `sheet`, `fullScreenCover`, `popover`, `alert` and
/// `confirmationDialog`, each bound to a separate property.
///
/// Use it on macOS and watchOS, which have no UIKit; on other systems, a `PresentationHost` of
/// `UIKitHost` knows exactly when a transition has ended. `presenting(_:)` puts it over a view:
///
/// ```swift
/// let model = ModalModel<HostedView>()
/// handler.setup(with: model)
/// // List { … }.presenting(model)
/// ```
///
/// While a view is being dismissed, the host refuses other presentations; it reports ready when the
/// view is gone. A presentation is answered when the view has appeared, a dismissal when it is
/// gone. SwiftUI reports neither for an alert: its presentation is answered at once, its dismissal
/// in the next turn, so that SwiftUI's values of this turn do not affect another alert.
@MainActor
public final class ModalModel<Presentable>:
  ContainerModel<Presentable, ModalCommand<ElementID>>, ModalHost
{
  /// A presented view with SwiftUI's identity.
  public struct Item: Identifiable {
    /// The element.
    public let id: ElementID
    /// The view.
    public let view: Presentable
    /// The style.
    public let style: PresentationStyle
  }

  /// The host can change a sheet; SwiftUI cannot change a sheet to a cover.
  public let capabilities: ModalCapabilities = .resize

  private enum Phase {
    case resting
    case coming(Acknowledgement)
    /// A command dismisses the view.
    case going(ElementID, Acknowledgement)
    /// The user, or a command that has become void, dismisses the view.
    case leaving(ElementID)
  }

  private var phase = Phase.resting

  /// Creates a host without a presentation.
  public init() { super.init() }

  private var presented: Item? {
    guard let id = shown.elements.first, let (view, style) = contents.presentation else {
      return nil
    }
    return Item(id: id, view: view, style: style)
  }

  /// The view presented as a sheet; SwiftUI sets it to nil.
  public var sheet: Item? {
    get { item(.sheet) }
    set { if newValue == nil { userLeaves(.sheet) } }
  }

  /// The view presented as a cover; SwiftUI sets it to nil.
  public var cover: Item? {
    get { item(.cover) }
    set { if newValue == nil { userLeaves(.cover) } }
  }

  /// The view presented as a popover; SwiftUI sets it to nil.
  public var popover: Item? {
    get { item(.popover) }
    set { if newValue == nil { userLeaves(.popover) } }
  }

  /// The view presented as an alert.
  public var alert: Item? { item(.alert) }

  /// The view presented as a confirmation dialog.
  public var dialog: Item? { item(.dialog) }

  /// A Boolean value that indicates whether an alert is presented; SwiftUI sets it at a tap.
  public var isAlertPresented: Bool {
    get { alert != nil }
    set { if !newValue { userLeaves(.alert) } }
  }

  /// A Boolean value that indicates whether a confirmation dialog is presented; SwiftUI sets it to
  /// false when it is dismissed.
  public var isDialogPresented: Bool {
    get { dialog != nil }
    set { if !newValue { userLeaves(.dialog) } }
  }

  /// A Boolean value that indicates whether a presentation or a dismissal is in progress; for a
  /// test that simulates SwiftUI.
  package var isBusy: Bool {
    switch phase {
    case .resting: false
    case .coming, .going, .leaving: true
    }
  }

  /// Dismisses the views of an earlier handler.
  public override func begin(keepingPrevious: Bool) {
    switch phase {
    case .going(let id, _), .leaving(let id): phase = .leaving(id)
    case .resting, .coming: phase = .resting
    }
    if let old = presented { leaves(old) }
    super.begin(keepingPrevious: keepingPrevious)
  }

  /// Waits until a dismissed view is gone.
  private func leaves(_ item: Item) {
    guard isVisible else { return phase = .resting }
    phase = .leaving(item.id)
    guard !item.style.way.hasEnd else { return }
    Task { @MainActor [weak self] in self?.disappeared(item.id) }
  }

  override func answering(
    _ command: ModalCommand<ElementID>,
    to next: Showing,
    _ acknowledgement: Acknowledgement
  ) -> Answering {
    switch command {
    case .present(_, let style):
      guard case .resting = phase else { return .never(.transition) }
      guard presented == nil else { return .never("something is presented") }
      guard isVisible, style.way.hasEnd else { return .atOnce }
      phase = .coming(acknowledgement)
      return .later
    case .dismiss(let id):
      guard let old = presented, old.id == id else { return .atOnce }
      guard isVisible, old.style.way.hasEnd else {
        leaves(old)
        return .atOnce
      }
      phase = .going(id, acknowledgement)
      return .later
    case .restyle:
      return .atOnce
    }
  }

  /// Notes that a presented view has appeared.
  public func appeared(_ element: ElementID) {
    guard case .coming(let acknowledgement) = phase, presented?.id == element else { return }
    phase = .resting
    acknowledgement.done(showing: shown)
  }

  /// Notes that the last presented view is gone; SwiftUI's `onDismiss` does not say which.
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
      // A covered view also disappears.
      break
    }
  }

  /// Reports that the user dragged the sheet to another of its detents.
  ///
  /// Ignores a detent that the sheet does not have, or that is already selected.
  public func dragged(to detent: Sheet.Detent) {
    var next = contents
    guard let drag = next.drag(to: detent) else { return }
    change(animated: true) { contents = next }
    report(drag)
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

  private func userLeaves(_ way: ModalWay) {
    // SwiftUI also writes for views that a command has already dismissed.
    guard let gone = item(way), let removal = contents.lose([gone.id]) else { return }
    let before = phase
    // A tap on a button in the same turn takes precedence over a dismissal.
    if !way.hasEnd { Task { @MainActor [weak self] in self?.report(removal) } }
    leaves(gone)
    if way.hasEnd { report(removal) }
    // The user dismissed the view before its presentation had ended.
    if case .coming(let acknowledgement) = before { acknowledgement.done(showing: shown) }
  }
}
