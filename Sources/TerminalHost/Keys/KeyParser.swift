import ComposableNavigation

/// Parses keys from the bytes of a terminal, in any pieces.
///
/// ```swift
/// var parser = KeyParser()
/// parser.take(Array("a\u{1B}[".utf8))                // [.text("a")]
/// parser.take(Array("A".utf8))                       // [.up]
/// ```
///
/// A terminal sends the same byte for the escape key and for the start of another key; only time
/// distinguishes them. The caller therefore calls ``pause()`` if no byte follows for a while. The
/// memory between pieces has a fixed limit: each character of a pasted text is a key.
///
/// Sources: ECMA-48 §5.4 for control sequences, xterm's `ctlseqs` for the keys, the mouse (mode
/// 1006)
/// and pasted texts (mode 2004).
package struct KeyParser: Hashable, Sendable {
  private enum State: Hashable {
    case ground
    /// After the escape byte.
    case escape
    /// In `ESC [ 1 ; 5 A`.
    case sequence(KeySequence)
    /// After `ESC O`.
    case single
    /// In a string that ends with a bell or with `ESC \`: the terminal's answer to a query.
    case string(afterEscape: Bool)
    /// In a scalar of several bytes.
    case scalar([UInt8], missing: Int)
  }

  /// A text that the user pastes, between `ESC [ 200 ~` and `ESC [ 201 ~`.
  private enum Paste: Hashable {
    case none
    case open
    /// After a carriage return: a line feed after it belongs to the same line break.
    case afterReturn
  }

  private var state = State.ground
  private var paste = Paste.none

  package init() {}

  /// A Boolean value that indicates whether a key is incomplete.
  package var isPending: Bool { state != .ground }

  /// Parses a piece.
  ///
  /// - Returns: The keys that are completed by the piece.
  package mutating func take(_ bytes: some Sequence<UInt8>) -> [TerminalKey] {
    var keys: [TerminalKey] = []
    for byte in bytes { take(byte, &keys) }
    return keys
  }

  /// Ends an incomplete key after a time without bytes.
  ///
  /// A delay does not end a pasted text.
  ///
  /// - Returns: The escape key if its byte was the last one.
  package mutating func pause() -> [TerminalKey] {
    defer { state = .ground }
    guard paste == .none else { return [] }
    return switch state {
    case .ground: []
    case .escape: [.escape]
    case .sequence, .single, .string, .scalar: [.unknown]
    }
  }

  private mutating func take(_ byte: UInt8, _ keys: inout [TerminalKey]) {
    switch state {
    case .ground: begin(byte, &keys)
    case .escape: takeAfterEscape(byte, &keys)
    case .sequence(let sequence): takeInSequence(byte, sequence, &keys)
    case .single:
      state = .ground
      add(KeySequence().key(final: byte), &keys)
    case .string(let afterEscape): takeInString(byte, afterEscape, &keys)
    case .scalar(let kept, let missing): takeInScalar(byte, kept, missing, &keys)
    }
  }

  /// Adds a key, but not in a pasted text.
  private func add(_ key: TerminalKey, _ keys: inout [TerminalKey]) {
    if paste == .none { keys.append(key) }
  }

  private mutating func beginInPaste(_ byte: UInt8, _ keys: inout [TerminalKey]) {
    let isAfterReturn = paste == .afterReturn
    paste = byte == 0x0D ? .afterReturn : .open
    switch byte {
    case 0x0A where isAfterReturn: break
    case 0x0D, 0x0A: keys.append(.pasted("\n"))
    // The width of a tab depends on its column, so it becomes a space.
    case 0x09: keys.append(.pasted(" "))
    case 0x20..<0x7F: keys.append(.pasted(Unicode.Scalar(byte)))
    default: break
    }
  }

  private mutating func begin(_ byte: UInt8, _ keys: inout [TerminalKey]) {
    if paste != .none, byte < 0x80, byte != 0x1B { return beginInPaste(byte, &keys) }
    switch byte {
    case 0x1B: state = .escape
    case 0x0D: keys.append(.enter)
    case 0x0A: keys.append(.newline)
    case 0x09: keys.append(.tab)
    case 0x08, 0x7F: keys.append(.backspace)
    case 0x01...0x1A: keys.append(.control(Unicode.Scalar(byte | 0x60)))
    case 0x20..<0x7F: keys.append(.text(Unicode.Scalar(byte)))
    case 0xC2...0xDF: state = .scalar([byte], missing: 1)
    case 0xE0...0xEF: state = .scalar([byte], missing: 2)
    case 0xF0...0xF4: state = .scalar([byte], missing: 3)
    default: add(.unknown, &keys)
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8, _ keys: inout [TerminalKey]) {
    switch byte {
    case 0x1B: add(.escape, &keys)  // and this one may begin something
    case UInt8(ascii: "["): state = .sequence(KeySequence())
    // In a pasted text, only the end sequence has a meaning.
    case _ where paste != .none:
      state = .ground
      begin(byte, &keys)
    case UInt8(ascii: "O"): state = .single
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      state = .string(afterEscape: false)
    case 0x0D, 0x20...0x7F:
      // A key with the alt key.
      state = .ground
      keys.append(Self.alt[byte] ?? .unknown)
    default:
      state = .ground
      keys.append(.escape)
      begin(byte, &keys)
    }
  }

  private static let alt: [UInt8: TerminalKey] = [
    UInt8(ascii: "b"): .wordLeft, UInt8(ascii: "f"): .wordRight, UInt8(ascii: "d"): .deleteWord,
    0x7F: .backspaceWord, 0x0D: .newline,
  ]

  private mutating func takeInSequence(
    _ byte: UInt8,
    _ sequence: KeySequence,
    _ keys: inout [TerminalKey]
  ) {
    switch byte {
    case 0x20...0x3F:
      var next = sequence
      next.take(byte)
      state = .sequence(next)
    case 0x40...0x7E:
      state = .ground
      if sequence.beginsPaste(final: byte) {
        paste = .open
      } else if sequence.endsPaste(final: byte) {
        paste = .none
      } else {
        add(sequence.key(final: byte), &keys)
      }
    default:
      state = .ground
      add(.unknown, &keys)
      begin(byte, &keys)
    }
  }

  private mutating func takeInString(
    _ byte: UInt8,
    _ afterEscape: Bool,
    _ keys: inout [TerminalKey]
  ) {
    if byte == 0x07 || afterEscape && byte == UInt8(ascii: "\\") {
      state = .ground
      keys.append(.unknown)
    } else {
      state = .string(afterEscape: byte == 0x1B)
    }
  }

  private mutating func takeInScalar(
    _ byte: UInt8,
    _ kept: [UInt8],
    _ missing: Int,
    _ keys: inout [TerminalKey]
  ) {
    guard 0x80...0xBF ~= byte else {
      state = .ground
      add(.unknown, &keys)
      return begin(byte, &keys)
    }
    let bytes = kept + [byte]
    guard missing == 1 else { return state = .scalar(bytes, missing: missing - 1) }
    state = .ground
    let text = String(validUTF8: bytes[...])
    // A C1 control is not a typed character: it is an unknown key.
    guard let scalar = text?.unicodeScalars.first, scalar.value >= 0xA0 else {
      return add(.unknown, &keys)
    }
    if paste != .none { paste = .open }
    keys.append(paste == .none ? .text(scalar) : .pasted(scalar))
  }
}
