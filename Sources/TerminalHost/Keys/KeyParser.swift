/// Makes keys of the bytes that a terminal sends, however they come in pieces.
///
/// ```swift
/// var parser = KeyParser()
/// parser.take(Array("a\u{1B}[".utf8))                // [.text("a")]
/// parser.take(Array("A".utf8))                       // [.up]
/// ```
///
/// A terminal sends the same byte for the escape key and for the beginning of another key, and only
/// time tells them apart: who reads says ``pause()`` when nothing has followed for a while.
/// The memory kept between pieces never grows.
///
/// Sources: ECMA-48 §5.4 for control sequences, xterm's `ctlseqs` for the keys.
struct KeyParser: Hashable, Sendable {
  private enum State: Hashable {
    case ground
    /// After the escape byte.
    case escape
    /// In `ESC [ 1 ; 5 A`.
    case sequence(KeyNumbers)
    /// After `ESC O`.
    case single
    /// In what ends with a bell or with `ESC \`: an answer of the terminal to somebody.
    case string(afterEscape: Bool)
    /// In a scalar of several bytes.
    case scalar([UInt8], missing: Int)
  }

  private var state = State.ground

  /// Tells whether a key has begun that has not ended.
  var isPending: Bool { state != .ground }

  /// Takes a piece.
  ///
  /// - Returns: The keys that end in it.
  mutating func take(_ bytes: some Sequence<UInt8>) -> [TerminalKey] {
    var keys: [TerminalKey] = []
    for byte in bytes { take(byte, &keys) }
    return keys
  }

  /// Takes notice that nothing has followed for a while.
  ///
  /// - Returns: The escape key, when its byte was the last.
  mutating func pause() -> [TerminalKey] {
    defer { state = .ground }
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
    case .sequence(let numbers): takeInSequence(byte, numbers, &keys)
    case .single:
      state = .ground
      keys.append(Self.key(final: byte, KeyNumbers()))
    case .string(let afterEscape): takeInString(byte, afterEscape, &keys)
    case .scalar(let kept, let missing): takeInScalar(byte, kept, missing, &keys)
    }
  }

  private mutating func begin(_ byte: UInt8, _ keys: inout [TerminalKey]) {
    switch byte {
    case 0x1B: state = .escape
    case 0x0D, 0x0A: keys.append(.enter)
    case 0x09: keys.append(.tab)
    case 0x08, 0x7F: keys.append(.backspace)
    case 0x01...0x1A: keys.append(.control(Unicode.Scalar(byte | 0x60)))
    case 0x20..<0x7F: keys.append(.text(Unicode.Scalar(byte)))
    case 0xC2...0xDF: state = .scalar([byte], missing: 1)
    case 0xE0...0xEF: state = .scalar([byte], missing: 2)
    case 0xF0...0xF4: state = .scalar([byte], missing: 3)
    default: keys.append(.unknown)
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8, _ keys: inout [TerminalKey]) {
    switch byte {
    case 0x1B: keys.append(.escape)  // and this one may begin something
    case UInt8(ascii: "["): state = .sequence(KeyNumbers())
    case UInt8(ascii: "O"): state = .single
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      state = .string(afterEscape: false)
    case 0x20..<0x7F:
      // A letter with the alt key.
      state = .ground
      keys.append(.unknown)
    default:
      state = .ground
      keys.append(.escape)
      begin(byte, &keys)
    }
  }

  private mutating func takeInSequence(
    _ byte: UInt8,
    _ numbers: KeyNumbers,
    _ keys: inout [TerminalKey]
  ) {
    switch byte {
    case 0x20...0x3F:
      state = .sequence(numbers.taking(byte))
    case 0x40...0x7E:
      state = .ground
      keys.append(Self.key(final: byte, numbers))
    default:
      state = .ground
      keys.append(.unknown)
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
      keys.append(.unknown)
      return begin(byte, &keys)
    }
    let bytes = kept + [byte]
    guard missing == 1 else { return state = .scalar(bytes, missing: missing - 1) }
    state = .ground
    let scalar = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first
    // Nobody has typed a C1 control: it is an unknown key.
    keys.append(scalar.flatMap { $0.value < 0xA0 ? nil : .text($0) } ?? .unknown)
  }

  private static func key(final: UInt8, _ numbers: KeyNumbers) -> TerminalKey {
    switch (Unicode.Scalar(final), numbers.key) {
    case ("C", _) where numbers.isWithAlt: .forward
    case ("A", _): .up
    case ("B", _): .down
    case ("C", _): .right
    case ("D", _): .left
    case ("H", _), ("~", 1), ("~", 7): .home
    case ("F", _), ("~", 4), ("~", 8): .end
    case ("~", 3): .delete
    case ("~", 5): .pageUp
    case ("~", 6): .pageDown
    case ("Z", _): .backTab
    case ("M", _): .enter
    default: .unknown
    }
  }
}
