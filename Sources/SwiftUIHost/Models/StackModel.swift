public import ComposableNavigation

/// A stack host for a `NavigationStack`, whose path is bound to it by key path.
///
/// Use it on macOS and watchOS, which have no UIKit; on other systems, a `StackController` of
/// `UIKitHost` knows exactly when a transition has ended. `StackView` shows it:
///
/// ```swift
/// let model = StackModel<HostedView>()
/// handler.setup(with: model)
/// // StackView(model).attaching(model)
/// ```
///
/// A command is answered when its top screen has appeared, or when the user goes back before that.
/// It is answered at once if the top screen is unchanged or the stack is not visible.
@MainActor
public final class StackModel<Presentable>:
  ContainerModel<Presentable, StackCommand<ElementID>>, StackHost
{
  /// All changes.
  public let capabilities = StackCapabilities.all

  /// True: a new sheet already contains its screens, because changes off screen are immediate.
  public var preloadsOffscreen: Bool { true }

  /// The command that waits for the appearance of its top screen.
  private var pending: (acknowledgement: Acknowledgement, top: ElementID)?
  /// The screen that appeared last; a screen whose push the user takes back never appears.
  private var lastAppeared: ElementID?

  /// Creates an empty host.
  public init() { super.init() }

  /// The element of the root; nil for an empty stack.
  public var root: ElementID? { shown.elements.first }

  /// The screens above the root; SwiftUI writes the rest after the user goes back.
  ///
  /// A longer path is invalid; the model answers with a notification that restores the path.
  public var path: [ElementID] {
    get { Array(shown.elements.dropFirst()) }
    set { userLeaves(newValue) }
  }

  /// Returns the view of an element; nil if it is not shown.
  public func view(of element: ElementID) -> Presentable? { contents[element] }

  /// The screen whose appearance a command waits for; for a test that simulates SwiftUI.
  package var pendingTop: ElementID? { pending?.top }

  /// Removes the screens of an earlier handler.
  public override func begin(keepingPrevious: Bool) {
    pending = nil
    lastAppeared = nil
    super.begin(keepingPrevious: keepingPrevious)
  }

  override func answering(
    _ command: StackCommand<ElementID>,
    to next: Showing,
    _ acknowledgement: Acknowledgement
  ) -> Answering {
    // The screen may have appeared already, or will not appear.
    guard let top = next.elements.last, isVisible, top != shown.elements.last, top != lastAppeared
    else { return .atOnce }
    pending = (acknowledgement, top)
    return .later
  }

  /// Notes that a screen has appeared; SwiftUI reports it when the transition begins or ends.
  public func appeared(_ element: ElementID) {
    lastAppeared = element
    if pending?.top == element { answer() }
  }

  override func letGo(after act: () -> Void) {
    act()
    pending = nil
  }

  override func didHide() { answer() }

  private func answer() {
    guard let acknowledgement = pending?.acknowledgement else { return }
    pending = nil
    acknowledgement.done(showing: shown)
  }

  private func userLeaves(_ path: [ElementID]) {
    let kept = Set(path)
    let gone = self.path.filter { !kept.contains($0) }
    let taken = Set(gone)
    let removal = contents.lose(gone)
    // SwiftUI shows an invalid path: notify it of the correct one.
    if self.path != path { willChange() }
    guard let removal else { return }
    let isFaster = pending.map { taken.contains($0.top) } == true
    let hasLeft = !isFaster || lastAppeared.map(taken.contains) == true
    let (left, below) = (lastAppeared, shown.elements.last)
    report(removal)
    // The reducer may have kept the screen that is still visible: it does not appear again.
    let isKept = left.map { taken.contains($0) && view(of: $0) != nil } == true
    if hasLeft, !isKept, lastAppeared == left { lastAppeared = below }
    if isFaster { answer() }
  }
}
