import ComposableNavigation

// The rules for a host's answers.
extension HostExpectations {
  /// Records the answer to a command, and returns the point that the answer breaks.
  mutating func answer(_ token: Int, _ answer: HostAnswer, _ sight: Sight) -> HostFinding? {
    if case .again = answer {
      // A host may release a void acknowledgement, but must not answer it.
      let words = answered[token] ?? void[token]?.words ?? "a command"
      return HostFinding(.answersOnce, "answered “\(words)” twice")
    }
    if let void = void[token] { return answerToVoid(void.why, void.words, answer) }
    guard let asked, asked.token == token else { return nil }
    let words = words(asked.command)
    self.asked = nil
    answered[token] = words
    switch answer {
    case .done(let showing):
      shown = showing
      if presence == .hidden { wasFilled = true }
      forgetFocus(in: asked.command.taken)
      return check(showing, after: asked, sight)
    case .refused:
      return checkRefusal(of: asked, sight)
    case .withdrawn:
      // Only a lane withdraws a command. No host gives this answer.
      return nil
    case .dropped, .again:
      if acting?.act == .detach, presence == .onScreen {
        return HostFinding(
          .dropsAfterwards,
          "let go of the acknowledgement of “\(words)” before it said that it is detached"
        )
      }
      return HostFinding(
        .answersOnce,
        "let go of the acknowledgement of “\(words)” without an answer"
      )
    }
  }

  private func answerToVoid(
    _ why: WhyVoid,
    _ words: String,
    _ answer: HostAnswer
  ) -> HostFinding? {
    if case .dropped = answer { return nil }
    return switch why {
    case .away:
      HostFinding(.silentWhileAway, "answered “\(words)” after it had said detached")
    case .begun:
      HostFinding(.begins, "answered “\(words)”, which an earlier handler had asked for")
    // The user removed the page that contains the host. This is not a fault.
    case .hidden:
      nil
    }
  }

  private func checkRefusal(of asked: Asked, _ sight: Sight) -> HostFinding? {
    let before = asked.before.elements.filter { !asked.removed.contains($0) }
    guard sight.shown.elements != before else { return nil }
    return HostFinding(
      .refusesHonestly,
      "refused “\(words(asked.command))” and shows \(words(sight.shown.elements)), "
        + "not \(words(before))"
    )
  }

  // MARK: Done

  private func check(_ showing: Showing, after asked: Asked, _ sight: Sight) -> HostFinding? {
    if showing.elements != sight.shown.elements || showing.selected != sight.shown.selected {
      return HostFinding(
        .namesShown,
        "named \(words(showing)) when it showed \(words(sight.shown))"
      )
    }
    return checkElements(showing.elements, after: asked)
      ?? checkExpansion(showing, after: asked)
      ?? checkStyle(showing, after: asked)
      ?? checkSelection(showing, after: asked)
      ?? compare(showing, sight)
  }

  private func words(_ showing: Showing) -> String {
    let selection = showing.selected.map { " with \(title(of: $0)) selected" } ?? ""
    return words(showing.elements) + selection
  }

  private func checkElements(_ elements: [ElementID], after asked: Asked) -> HostFinding? {
    let command = words(asked.command)
    let isLeft = { (element: ElementID) in !asked.removed.contains(element) }
    let expected = asked.reckoned.elements.filter(isLeft)
    guard elements != expected else { return nil }
    // A slow host adds an element behind another one that is gone by then, so at the end.
    let late = asked.command.applied(to: Showing(asked.before.elements.filter(isLeft)))
    guard elements != late.elements.filter(isLeft) else { return nil }
    if let back = elements.first(where: asked.removed.contains) {
      return HostFinding(
        .returnsNothing,
        "showed \(title(of: back)) again after “\(command)”, though the user had removed it"
      )
    }
    let gone = Set(asked.before.elements).subtracting(asked.reckoned.elements)
    if let left = elements.first(where: gone.contains) {
      return HostFinding(.takesAwayByID, "still shows \(title(of: left)) after “\(command)”")
    }
    let come = Set(asked.reckoned.elements).subtracting(asked.before.elements)
    if let lost = expected.first(where: { !elements.contains($0) }) {
      return come.contains(lost)
        ? HostFinding(.addsInOrder, "does not show \(title(of: lost)) after “\(command)”")
        : HostFinding(.takesAwayByID, "took away \(title(of: lost)) by “\(command)”")
    }
    return HostFinding(
      .addsInOrder,
      "shows \(words(elements)) after “\(command)”, not \(words(expected))"
    )
  }

  private func checkExpansion(_ showing: Showing, after asked: Asked) -> HostFinding? {
    guard showing.hasExpanded, !asked.hasExpanded else { return nil }
    let command = words(asked.command)
    return HostFinding(.reportsExpansions, "names that it has expanded after “\(command)”")
  }

  private func checkStyle(_ showing: Showing, after asked: Asked) -> HostFinding? {
    guard asked.reckoned.style != nil, !showing.elements.isEmpty else { return nil }
    guard let named = showing.style else {
      return HostFinding(
        .namesStyle,
        "named \(words(showing.elements)) without a style after “\(words(asked.command))”"
      )
    }
    guard let style = asked.command.style, named != style else { return nil }
    // The user may have dragged the sheet since, and the host may have noticed it only later.
    if let detent = asked.detent, named == style.resting(at: detent) { return nil }
    return HostFinding(
      .restyles,
      "named the style \(named) after “\(words(asked.command))”"
    )
  }

  private func checkSelection(_ showing: Showing, after asked: Asked) -> HostFinding? {
    guard hasSelection, !showing.elements.isEmpty else { return nil }
    guard let named = showing.selected, showing.elements.contains(named) else {
      return HostFinding(.selects, "selected nothing after “\(words(asked.command))”")
    }
    // The user's later tap overrides the command. A removed element cannot be selected.
    let desired = [asked.selected, asked.select, asked.selectedBefore]
      .lazy.compactMap { $0 }.first(where: showing.elements.contains)
    let mayStay = asked.selected != nil && named == asked.select
    guard let desired, named != desired, !mayStay else { return nil }
    return HostFinding(
      .selects,
      "selected \(title(of: named)), not \(title(of: desired)), after “\(words(asked.command))”"
    )
  }

  // MARK: The screen

  /// Returns the first difference between the showing that the host names and its screen, or nil.
  func compare(_ named: Showing, _ sight: Sight) -> HostFinding? {
    let labels = sight.screen.labels
    var titles = named.elements.map(title)
    if case .columns = sight.screen {
      titles = SplitColumn.allCases.map(\.rawValue).filter(titles.contains)
    }
    guard labels == previous + titles else { return compare(titles, with: labels) }
    switch sight.screen {
    case .modal(let title, let style):
      guard let other = named.style, other != style else { return nil }
      return HostFinding(.restyles, "named \(title) as \(other) and shows it as \(style)")
    case .tabs(_, let selected):
      let tab = named.selected.map(title)
      guard tab != selected else { return nil }
      return HostFinding(
        .namesShown,
        "named \(tab ?? "nothing") as selected, where \(selected ?? "nothing") is"
      )
    case .stack, .columns, .nothingPresented:
      return nil
    }
  }

  private func compare(_ titles: [String], with labels: [String]) -> HostFinding {
    guard labels.starts(with: previous) else { return below(labels) }
    let seen = Array(labels.dropFirst(previous.count))
    if seen.count == titles.count,
      let (title, view) = zip(titles, seen).first(where: { $0 != $1 })
    {
      return HostFinding(.showsGivenViews, "shows \(view) where it names \(title)")
    }
    func text(_ titles: [String]) -> String {
      titles.isEmpty ? "nothing" : titles.joined(separator: " ")
    }
    return HostFinding(.namesShown, "named \(text(titles)) when \(text(seen)) was to be seen")
  }
}

extension HostExpectations.Asked {
  /// The element that was selected when the host carried the command out.
  fileprivate var selectedBefore: ElementID? { selected ?? before.selected }

  /// The element that the command selects; nil if the command leaves the selection alone.
  fileprivate var select: ElementID? {
    var before = before
    before.selected = selectedBefore
    let after = command.applied(to: before).selected
    // An element that the command removes and adds elsewhere has to be selected again.
    let isTaken = before.selected.map(command.taken.contains) ?? false
    return isTaken || after != before.selected ? after : nil
  }
}
