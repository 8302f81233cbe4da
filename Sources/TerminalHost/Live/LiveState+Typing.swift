extension LiveState {
  /// Inserts a pasted text into the field, if there is one; it is never a command.
  mutating func paste(_ text: String, _ content: LiveContent) {
    message = nil
    insert(text, content)
  }

  /// Handles a key while the user types.
  mutating func takeInPrompt(_ key: TerminalKey, _ content: LiveContent) -> LiveDeed? {
    switch key {
    case .escape: endPrompt(content)
    case .backspace where prompt?.field.isEmpty == true: endPrompt(content)
    case .newline where prompt?.field.isMultiline == true: insert("\n", content)
    case .enter, .newline:
      guard prompt?.isSearch == true else { return prompt.map { .run($0.whole) } }
      prompt = nil
    case .text(let scalar), .pasted(let scalar): insert(String(scalar), content)
    case .up where prompt?.isSearch == true: find(-1, content)
    case .down where prompt?.isSearch == true: find(1, content)
    default:
      let before = prompt?.text
      prompt?.field.take(key)
      if prompt?.text != before { searchAnew(content) }
    }
    return nil
  }

  /// Closes the field without an action; a search returns to its start.
  mutating func endPrompt(_ content: LiveContent) {
    if case .search(let place) = prompt?.purpose { setSearched(place, content) }
    prompt = nil
  }

  private mutating func insert(_ text: String, _ content: LiveContent) {
    guard prompt != nil else { return }
    if prompt?.field.insert(text) == false { fail("the text is as long as it can be") }
    searchAnew(content)
  }

  // MARK: Searching

  /// Opens a field for a search in the rows.
  mutating func beginSearch(_ content: LiveContent) {
    guard !searchedRows(content).isEmpty else { return }
    prompt = TerminalPrompt(searchingFrom: showsList(over: content) ? listPlace : place)
  }

  /// Searches from the start of the search, because the text has changed.
  private mutating func searchAnew(_ content: LiveContent) {
    guard case .search(let place) = prompt?.purpose else { return }
    setSearched(place, content)
    find(0, content)
  }

  private mutating func find(_ direction: Int, _ content: LiveContent) {
    guard let text = prompt?.text, !text.isEmpty else { return }
    let rows = searchedRows(content)
    let isFound =
      showsList(over: content)
      ? listPlace.find(text, in: rows, direction) : place.find(text, in: rows, direction)
    if !isFound { fail("nothing here has \(text.quoted)") }
  }

  private func searchedRows(_ content: LiveContent) -> [TerminalRow] {
    showsList(over: content) ? listRows(content) : content.rows
  }

  private mutating func setSearched(_ place: RowFocus, _ content: LiveContent) {
    if showsList(over: content) { listPlace = place } else { self.place = place }
  }
}
