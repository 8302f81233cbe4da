import TerminalHost

extension LiveState {
  /// Handles a key.
  ///
  /// - Returns: The requested action; nil if the key only changed the view, or has no meaning.
  mutating func take(_ key: TerminalKey, _ content: LiveContent) -> LiveDeed? {
    message = nil
    switch key {
    case .control("c"), .control("d"): return .quit
    case .control("l"): return .redraw
    case .mouse(let mouse) where content.question == nil: return take(mouse, content)
    default: break
    }
    if content.question != nil { return takeAnswer(key) }
    return prompt == nil ? takeAtRest(key, content) : takeInPrompt(key, content)
  }

  /// Handles the answer to a question; other keys have no meaning while it is shown.
  private func takeAnswer(_ key: TerminalKey) -> LiveDeed? {
    switch key {
    case .text("y"), .text("Y"): .answer(true)
    case .text("n"), .text("N"), .escape: .answer(false)
    default: nil
    }
  }

  // MARK: Choosing

  private mutating func takeAtRest(_ key: TerminalKey, _ content: LiveContent) -> LiveDeed? {
    switch key {
    case .up: move(by: -1, content)
    case .down: move(by: 1, content)
    case .pageUp: movePage(-1, content)
    case .pageDown: movePage(1, content)
    case .home: move(by: .min, content)
    case .end: move(by: .max, content)
    case .shiftLeft, .text("<"): moveSideways(by: -8, content)
    case .shiftRight, .text(">"): moveSideways(by: 8, content)
    case .backTab where content.hasColumns: return .act(.nextColumn)
    // As on macOS, with the command key: the app's next window.
    case .text("`") where content.windowCount > 1: return .act(.nextWindow)
    case .tab, .backTab: isListOpen.toggle()
    case .enter, .newline, .right, .text(" "): return choose(content)
    case .escape where isListOpen && content.hasChoices: isListOpen = false
    case .escape, .left, .backspace: return .back
    // As in browsers: the arrow keys with alt.
    case .wordLeft: return .back
    case .wordRight, .text("]"): return .forward
    case .text(":"): ask("command", for: "")
    case .text("/"): beginSearch(content)
    case .text("q"): return .quit
    case .text(let scalar): return take(scalar, content)
    case .backspaceWord, .deleteWord, .delete, .control: break
    case .pasted, .mouse, .unknown: break
    }
    return nil
  }

  private mutating func take(_ scalar: Unicode.Scalar, _ content: LiveContent) -> LiveDeed? {
    if let digit = Int(String(scalar)), digit > 0 {
      return digit <= content.tabCount ? .act(.selectTab(digit - 1)) : nil
    }
    return content.offers.first { $0.key == Character(scalar) }.flatMap { take($0) }
  }

  private mutating func choose(_ content: LiveContent) -> LiveDeed? {
    guard showsList(over: content) else { return chooseRow(place.focus(in: content.rows), content) }
    guard !listPlace.isAway else {
      listPlace.comeBack()
      return nil
    }
    return listPlace.focus(in: listRows(content)).flatMap { take(content.offers[$0]) }
  }

  /// Chooses a row; a row out of sight is only shown.
  private mutating func chooseRow(_ index: Int?, _ content: LiveContent) -> LiveDeed? {
    guard !place.isAway else {
      place.comeBack()
      return nil
    }
    guard let index, content.rows.indices.contains(index) else { return nil }
    return content.rows[index].choice.map { choice in
      switch choice {
      case .line(let line): .run(line)
      case .act(let act): .act(act)
      }
    }
  }

  /// Runs an offer, or asks for its arguments.
  private mutating func take(_ offer: LiveOffer) -> LiveDeed? {
    guard let parameter = offer.parameter else { return .run(offer.line) }
    ask(for: offer, parameter)
    return nil
  }

  // MARK: Mouse

  private mutating func take(_ mouse: TerminalMouse, _ content: LiveContent) -> LiveDeed? {
    switch mouse.button {
    case .back where prompt != nil: endPrompt(content)
    // Keeps a text that is being typed, in case of an accidental click.
    case _ where prompt != nil: break
    case .back where isListOpen && content.hasChoices: isListOpen = false
    case .back: return .back
    case .wheelUp: move(by: -3, content)
    case .wheelDown: move(by: 3, content)
    case .wheelLeft: moveSideways(by: -8, content)
    case .wheelRight: moveSideways(by: 8, content)
    case .main:
      guard let target = targets.target(column: mouse.column, row: mouse.row) else { return nil }
      return take(target, content)
    }
    return nil
  }

  private mutating func take(_ target: TerminalTarget, _ content: LiveContent) -> LiveDeed? {
    switch target {
    case .row(let index):
      guard content.rows.indices.contains(index) else { return nil }
      place.set(index, in: content.rows)
      isListOpen = false
      return chooseRow(index, content)
    case .offer(let index):
      guard content.offers.indices.contains(index) else { return nil }
      listPlace.set(index, in: listRows(content))
      return take(content.offers[index])
    case .tab(let index): return index < content.tabCount ? .act(.selectTab(index)) : nil
    case .window(let index):
      return index < content.windowCount ? .act(.focusWindow(index)) : nil
    case .back: return .back
    }
  }

  // MARK: Moving

  private mutating func move(by count: Int, _ content: LiveContent) {
    if showsList(over: content) {
      listPlace.move(by: count, in: listRows(content))
    } else {
      place.move(by: count, in: content.rows)
    }
  }

  private mutating func moveSideways(by columns: Int, _ content: LiveContent) {
    if showsList(over: content), listPlace.reach > 0 {
      listPlace.moveSideways(by: columns)
    } else {
      place.moveSideways(by: columns)
    }
  }

  /// Moves by a page; beside a list, in the text of a screen without choices.
  private mutating func movePage(_ direction: Int, _ content: LiveContent) {
    if showsList(over: content), content.hasChoices || !place.goesOn {
      listPlace.page(direction, in: listRows(content))
    } else {
      place.page(direction, in: content.rows)
    }
  }
}
