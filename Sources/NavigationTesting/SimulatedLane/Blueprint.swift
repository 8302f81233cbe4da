package import ComposableNavigation

/// The containers of which a simulated lane is made, and the nesting of one in another.
package indirect enum Blueprint: Hashable, Sendable {
  /// A stack that begins with so many entries, each of which may hold containers.
  case stack(
    count: Int,
    capabilities: StackCapabilities = .all,
    answers: Answers = .honest,
    entry: [Blueprint] = []
  )
  /// A modal, whose items may hold containers.
  case modal(
    capabilities: ModalCapabilities = .all,
    whenBusy: BusyPresentation = .shows,
    styles: Styles = .untold,
    policy: ModalNavigation<Int>.Policy = .replace,
    item: [Blueprint] = []
  )
  /// Tabs, each of which may hold containers.
  case tabs(count: Int, capabilities: TabCapabilities = .all, tab: [Blueprint] = [])
  /// Columns that begin with so many entries, each of which may hold containers.
  case split(
    supplementary: Int = 0,
    whenHidden: HiddenColumns = .keepTheRest,
    entry: [Blueprint] = []
  )
  /// A container of any shape, whose state a model keeps: the rules of its host, and what a person
  /// does to it.
  case shape(ShapeRules, ModelTouch)
  /// Several in one lane, none of which lies in another one; the outermost alone.
  case roots([Blueprint])

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

  var nested: [Blueprint] {
    switch self {
    case .stack(_, _, _, let nested), .modal(_, _, _, _, let nested), .tabs(_, _, let nested):
      nested
    case .split(_, _, let nested), .roots(let nested): nested
    case .shape: []
    }
  }

  /// Those that lie in no other one.
  var outermost: [Blueprint] {
    if case .roots(let roots) = self { roots } else { [self] }
  }

  /// Tells whether there is a split anywhere in it.
  var hasSplit: Bool { isSplit || nested.contains(where: \.hasSplit) }

  /// The number of modals in one entry of each container.
  var modalCount: Int { nested.reduce(isModal ? 1 : 0) { $0 + $1.modalCount } }

  /// Tells whether it, or something in it, does what hosts do not do in most searches.
  var isUnusual: Bool {
    if case .roots = self { return true }
    return answers != .honest || styles != .untold || nested.contains(where: \.isUnusual)
  }

  var answers: Answers {
    if case .stack(_, _, let answers, _) = self { answers } else { .honest }
  }

  var styles: Styles {
    if case .modal(_, _, let styles, _, _) = self { styles } else { .untold }
  }

  var busy: BusyPresentation {
    if case .modal(_, let busy, _, _, _) = self { busy } else { .shows }
  }

  var whenHidden: HiddenColumns? {
    if case .split(_, let whenHidden, _) = self { whenHidden } else { nil }
  }

  // A blueprint gives the rules and the first state of a container: these switches are the one
  // place of a search that has to know the shapes that it is about.
  var rules: ShapeRules {
    switch self {
    case .stack(_, let capabilities, _, _): ShapeRules(StackRules(capabilities: capabilities))
    case .modal(let capabilities, _, _, _, _): ShapeRules(ModalRules(capabilities: capabilities))
    case .tabs(_, let capabilities, _): ShapeRules(TabRules(capabilities: capabilities))
    case .split: ShapeRules(SplitRules(capabilities: ()))
    case .shape(let rules, _): rules
    // Nobody asks: roots are taken one by one.
    case .roots: ShapeRules(StackRules(capabilities: .all))
    }
  }

  var initialContent: Content {
    switch self {
    case .stack(let count, _, _, _): .stack(.init(items: Array(0..<count)))
    case .modal(_, _, _, let policy, _): .modal(.init(policy: policy))
    case .tabs(let count, _, _): .tabs(.init(items: Array(0..<count)))
    case .split(let count, _, _):
      .split(
        SplitContent(.init(primary: [0], supplementary: Array(10..<10 + count), detail: [20]))
      )
    // Nobody asks: a model has the state of its containers, and roots are taken one by one.
    case .shape, .roots: .stack(.init())
    }
  }
}
