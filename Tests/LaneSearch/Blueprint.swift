import ComposableNavigation
import NavigationTesting

/// A container of a simulated lane, with the containers nested in it.
///
/// Each shape defines its blueprint in a file of its own. A search needs nothing else of a shape.
package final class Blueprint: Sendable {
  /// The rules of the container's host.
  let rules: ShapeRules
  /// The container's initial state in the program.
  let initialContent: any Content
  /// The containers in each entry.
  let nested: [Blueprint]
  /// The correctness of the host's answers.
  let answers: Answers
  let styles: Styles
  let busy: BusyPresentation
  let whenHidden: HiddenColumns?
  /// A Boolean value that indicates whether the entries are on top of each other, so that the
  /// topmost one can move to another such container.
  let isPile: Bool
  /// A Boolean value that indicates whether a dismissal also dismisses the presentations above.
  let dismissesAbove: Bool
  let touch: ModelTouch
  private let isRoots: Bool
  private let seen: @Sendable (ElementID, Showing) -> Bool

  /// - Parameters:
  ///   - rules: The rules of the host.
  ///   - touch: The acts of the user on the container.
  ///   - content: The initial state in the program.
  ///   - nested: The containers in each entry.
  ///   - answers: The correctness of the host's answers.
  ///   - styles: The way in which the host handles styles.
  ///   - busy: The host's answer to a presentation during another transition.
  ///   - whenHidden: The views of columns that reappear; nil if there are no columns.
  ///   - isPile: True if the topmost entry can move to another container.
  ///   - dismissesAbove: True if a dismissal also dismisses the presentations above.
  ///   - isRoots: True if this is not a container itself, but several root containers in one lane.
  ///   - seen: Returns true if the host shows an element to the user. This package's shapes repeat
  ///     it here instead of using the lane's rules, so that a law finds errors in these rules.
  init(
    _ rules: ShapeRules,
    _ touch: ModelTouch,
    content: any Content,
    nested: [Blueprint] = [],
    answers: Answers = .honest,
    styles: Styles = .untold,
    busy: BusyPresentation = .shows,
    whenHidden: HiddenColumns? = nil,
    isPile: Bool = false,
    dismissesAbove: Bool = false,
    isRoots: Bool = false,
    seen: @escaping @Sendable (ElementID, Showing) -> Bool
  ) {
    self.rules = rules
    self.touch = touch
    initialContent = content
    self.nested = nested
    self.answers = answers
    self.styles = styles
    self.busy = busy
    self.whenHidden = whenHidden
    self.isPile = isPile
    self.dismissesAbove = dismissesAbove
    self.isRoots = isRoots
    self.seen = seen
  }

  /// Makes several root containers in one lane; only the outermost blueprint may be one.
  package static func roots(_ roots: [Blueprint]) -> Blueprint {
    Blueprint(
      unasked.rules,
      .removes(),
      content: unasked.initialContent,
      nested: roots,
      isRoots: true
    ) { _, _ in
      false
    }
  }

  // The unused parts of roots.
  private static let unasked = stack(count: 0)

  /// The correctness of a stack host's answers.
  package enum Answers: Hashable, Sendable, CaseIterable {
    /// The host shows the result of its command, and names it.
    case honest
    /// The host shows one element less, either the lowest or the topmost, and names those it shows.
    case less
    /// The host's first answer omits the elements that it has just added; later answers do not.
    case forgets
  }

  /// A modal host's handling of presentation styles.
  package enum Styles: Hashable, Sendable, CaseIterable {
    /// The host shows a style that no law checks.
    case untold
    /// The host shows a style, but does not name it.
    case unnamed
    /// The host shows a style, and names it.
    case named
  }

  /// A modal host's answer to a presentation while another transition runs: a command in the same
  /// window that was not acknowledged, or a gesture.
  ///
  /// UIKit ignores the presentation. It logs “Attempt to present … while a presentation is in
  /// progress” or “… whose view is not in the window hierarchy”, shows nothing, and does not call
  /// the completion handler. The answer then depends on the code that wraps UIKit.
  package enum BusyPresentation: Hashable, Sendable, CaseIterable {
    /// The host presents the view, as hosts of other toolkits do.
    case shows
    /// The host ignores the command, and answers with the elements that it shows.
    case answersWithout
    /// The host ignores the command, and releases the acknowledgement with the completion handler.
    case dropsAnswer
    /// The host ignores the command, and retains the acknowledgement for ever.
    case neverAnswers
  }

  /// The views of a split's columns when they reappear.
  package enum HiddenColumns: Hashable, Sendable, CaseIterable {
    /// The previous views, except those that another column was asked to show.
    case keepTheRest
    /// The previous views, even if other columns show them.
    case keepAll
    /// No views.
    case forget
  }

  // MARK: Looking

  /// The root containers.
  var outermost: [Blueprint] { isRoots ? nested : [self] }

  /// A Boolean value that indicates whether the presented view covers everything.
  var isOverlay: Bool { rules.isOverlay }

  /// A Boolean value that indicates whether the nested containers have the same entries: columns.
  var sharesEntries: Bool { rules.sharesEntries }

  /// Returns a Boolean value that indicates whether the host shows an element to the user.
  func isSeen(_ element: ElementID, in showing: Showing) -> Bool { seen(element, showing) }

  /// A Boolean value that indicates whether the container or a nested one has columns.
  var hasColumns: Bool { sharesEntries || nested.contains(where: \.hasColumns) }

  /// The number of overlays, with one entry in each container.
  var overlayCount: Int { nested.reduce(isOverlay ? 1 : 0) { $0 + $1.overlayCount } }

  /// A Boolean value that indicates whether the host, or a nested one, can be filled off screen.
  var preloadsOffscreen: Bool {
    rules.preloadsOffscreen || nested.contains(where: \.preloadsOffscreen)
  }

  /// A Boolean value that indicates whether the container or a nested one behaves in a way that
  /// most searches do not include.
  var isUnusual: Bool {
    isRoots || preloadsOffscreen || answers != .honest || styles != .untold
      || nested.contains(where: \.isUnusual)
  }
}

extension Blueprint: Equatable {
  package static func == (one: Blueprint, other: Blueprint) -> Bool {
    one === other
      || one.rules == other.rules && one.touch == other.touch
        && one.initialContent.isSame(as: other.initialContent)
        && one.nested == other.nested && one.answers == other.answers
        && one.styles == other.styles && one.busy == other.busy
        && one.whenHidden == other.whenHidden && one.isRoots == other.isRoots
  }
}
