extension LiveState {
  /// Takes a key.
  ///
  /// - Returns: The act that it asks for; nil when it has only changed what is looked at, or means
  ///   nothing.
  mutating func take(_ key: TerminalKey, _ content: LiveContent) -> LiveDeed? {
    message = nil
    switch key {
    case .control("c"), .control("d"): return .quit
    case .control("l"): return .redraw
    default: break
    }
    if content.question != nil { return takeAnswer(key) }
    return prompt == nil ? takeAtRest(key, content) : takeInPrompt(key)
  }

  /// Takes the answer to a question; other keys mean nothing as long as it is asked.
  private func takeAnswer(_ key: TerminalKey) -> LiveDeed? {
    switch key {
    case .text("y"), .text("Y"): .answer(true)
    case .text("n"), .text("N"), .escape: .answer(false)
    default: nil
    }
  }

  // MARK: Typing

  private mutating func takeInPrompt(_ key: TerminalKey) -> LiveDeed? {
    switch key {
    case .escape: prompt = nil
    case .enter: return prompt.map { .run($0.whole) }
    case .text(let scalar): prompt?.text.unicodeScalars.append(scalar)
    case .control("u"): prompt?.text = ""
    case .backspace, .delete:
      if prompt?.text.isEmpty == false { prompt?.text.removeLast() } else { prompt = nil }
    default: break
    }
    return nil
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
    case .backTab where content.hasColumns: return .act(.nextColumn)
    case .tab, .backTab: isListOpen.toggle()
    case .enter, .right, .text(" "): return choose(content)
    case .escape where isListOpen && content.hasChoices: isListOpen = false
    case .escape, .left, .backspace: return .back
    case .forward, .text("]"): return .forward
    case .text(":"): ask("command", for: "")
    case .text("q"): return .quit
    case .text(let scalar): return take(scalar, content)
    case .delete, .control, .unknown: break
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
    guard showsList(over: content) else {
      return place.focus(in: content.rows).flatMap { content.rows[$0].choice }.map { choice in
        switch choice {
        case .line(let line): .run(line)
        case .act(let act): .act(act)
        }
      }
    }
    return listPlace.focus(in: content.offerRows).flatMap { take(content.offers[$0]) }
  }

  /// Does what is offered, or asks what has to be typed first.
  private mutating func take(_ offer: LiveOffer) -> LiveDeed? {
    guard let parameter = offer.parameter else { return .run(offer.line) }
    ask(parameter, for: offer.line)
    return nil
  }

  // MARK: Moving

  private mutating func move(by count: Int, _ content: LiveContent) {
    if showsList(over: content) {
      listPlace.move(by: count, in: content.offerRows)
    } else {
      place.move(by: count, in: content.rows)
    }
  }

  /// Turns a page; beside a list, of the text of a screen on which nothing can be chosen.
  private mutating func movePage(_ direction: Int, _ content: LiveContent) {
    if showsList(over: content), content.hasChoices || content.rows.count <= place.height {
      listPlace.move(by: direction * listPlace.height, in: content.offerRows)
    } else {
      place.move(by: direction * max(1, place.height - 1), in: content.rows)
    }
  }
}
