import ComposableNavigation

/// A container of which a simulated lane is made, and the nesting of others in it.
///
/// A shape says in a file of its own all that makes it one: a search asks for nothing but this.
package final class Blueprint: Sendable {
  /// The rules of its host.
  let rules: ShapeRules
  /// The state that the program has of it in the beginning.
  let initialContent: any Content
  /// The containers that lie in each of its entries.
  let nested: [Blueprint]
  /// The way in which its host answers.
  let answers: Answers
  let styles: Styles
  let busy: BusyPresentation
  let whenHidden: HiddenColumns?
  /// Tells whether its entries lie on each other, so that the topmost can go to another one of the kind.
  let isPile: Bool
  /// Tells whether what it presents goes with all that is presented over it.
  let dismissesAbove: Bool
  private let touch: ModelTouch
  private let isRoots: Bool
  private let seen: @Sendable (ElementID, Showing) -> Bool

  /// - Parameters:
  ///   - rules: The rules of its host.
  ///   - touch: The things that a person does to it.
  ///   - content: The state that the program has of it in the beginning.
  ///   - nested: The containers that lie in each of its entries.
  ///   - answers: The way in which its host answers.
  ///   - styles: The way in which its host handles styles.
  ///   - busy: The answer of its host to a presentation during another transition.
  ///   - whenHidden: The views of columns that come back; nil where there are no columns.
  ///   - isPile: True if its topmost entry can go to another one.
  ///   - dismissesAbove: True if what it presents goes with what is presented over it.
  ///   - isRoots: True if it is nothing itself, and what lies in it is side by side in a lane.
  ///   - seen: True if a person sees an element, as far as it is for the host. Of this package's shapes
  ///     it is said again here, and not by the rules that the lane asks: so a law finds when those are
  ///     wrong.
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

  /// Makes a container of any shape, whose state a model keeps: the rules of its host, and what a
  /// person does to it.
  static func shape(_ rules: ShapeRules, _ touch: ModelTouch) -> Blueprint {
    Blueprint(rules, touch, content: unasked.initialContent, seen: { rules.isInFront($0, in: $1) })
  }

  /// Makes several containers in one lane, none of which lies in another one; the outermost alone.
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

  // A model has the state of its containers, and roots are taken one by one: nobody asks for these.
  private static let unasked = stack(count: 0)

  /// The way in which a stack host answers.
  package enum Answers: Hashable, Sendable, CaseIterable {
    /// It shows what it was asked for, and says so.
    case honest
    /// It shows one element less than it was asked for, now the lowest and now the topmost, and says
    /// what it shows.
    case less
    /// Its first answer does not name what it has just added, and shows; the next one does.
    case forgets
  }

  /// A modal host's handling of presentation styles.
  package enum Styles: Hashable, Sendable, CaseIterable {
    /// It shows no style that anybody looks at.
    case untold
    /// It shows a style, and does not name it.
    case unnamed
    /// It shows a style, and names it.
    case named
  }

  /// The answer of a modal host to a presentation that is asked for while another transition runs:
  /// a command that was not acknowledged in the same window, or a gesture.
  ///
  /// UIKit ignores it: it logs “Attempt to present … while a presentation is in progress”, or “…
  /// whose view is not in the window hierarchy”, shows nothing, and does not call the completion.
  /// The lane's answer then depends on the code that wraps UIKit.
  package enum BusyPresentation: Hashable, Sendable, CaseIterable {
    /// Shows it, as hosts of other toolkits do.
    case shows
    /// Ignores it, looks at what is shown, and answers with that.
    case answersWithout
    /// Ignores it; the acknowledgement goes with the completion that nobody calls.
    case dropsAnswer
    /// Ignores it, and keeps the acknowledgement for ever.
    case neverAnswers
  }

  /// The views that the columns of a split show when they come back.
  package enum HiddenColumns: Hashable, Sendable, CaseIterable {
    /// The views of before, but for those that another column has been asked for: a view lies in
    /// one place.
    case keepTheRest
    /// The views of before, whatever has become of them elsewhere.
    case keepAll
    /// Nothing.
    case forget
  }

  // MARK: Looking

  /// Those that lie in no other one.
  var outermost: [Blueprint] { isRoots ? nested : [self] }

  /// Tells whether what it shows lies over everything.
  var isOverlay: Bool { rules.isOverlay }

  /// Tells whether what lies in it has the same entries: columns.
  var sharesEntries: Bool { rules.sharesEntries }

  /// Tells whether a person selects in it.
  var hasSelection: Bool { if case .removes = touch { false } else { true } }

  /// Tells whether a person takes something away from it.
  var canBeTakenFrom: Bool { touch != .selects }

  /// The number of its entries that a person cannot take away.
  var leastCount: Int { if case .removes(let least) = touch { least } else { 0 } }

  /// Tells whether a person sees an element of what a host shows, as far as it is for the host.
  func isSeen(_ element: ElementID, in showing: Showing) -> Bool { seen(element, showing) }

  /// Tells whether there are columns anywhere in it.
  var hasColumns: Bool { sharesEntries || nested.contains(where: \.hasColumns) }

  /// The number of overlays in one entry of each container.
  var overlayCount: Int { nested.reduce(isOverlay ? 1 : 0) { $0 + $1.overlayCount } }

  /// Tells whether its host, or one in it, can be filled before it is seen.
  var fillsUnseen: Bool { rules.fillsUnseen || nested.contains(where: \.fillsUnseen) }

  /// Tells whether it, or something in it, does what hosts do not do in most searches.
  var isUnusual: Bool {
    isRoots || fillsUnseen || answers != .honest || styles != .untold
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
