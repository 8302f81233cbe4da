/// The parameters of a control sequence, parsed so far: `<0;5;2` of `ESC [ < 0 ; 5 ; 2 M`.
///
/// Stores three numbers; of further ones, only the fact that they exist.
struct KeySequence: Hashable, Sendable {
  private var isPrivate = false
  private var first = 0
  private var second = 0
  private var third = 0
  /// The number of semicolons.
  private var count = 0

  /// Parses a byte from 0x20 to 0x3F.
  mutating func take(_ byte: UInt8) {
    switch byte {
    case 0x30...0x39: change { min($0 * 10 + Int(byte - 0x30), 9999) }
    case UInt8(ascii: ";"): count = min(count + 1, 3)
    case UInt8(ascii: "<") where self == KeySequence(): isPrivate = true
    // Other bytes do not belong to a key.
    default: count = 3
    }
  }

  private mutating func change(_ next: (Int) -> Int) {
    switch count {
    case 0: first = next(first)
    case 1: second = next(second)
    case 2: third = next(third)
    default: break
    }
  }

  /// Returns the key of the sequence with a final byte.
  func key(final: UInt8) -> TerminalKey {
    if isPrivate {
      guard final == UInt8(ascii: "M"), count == 2 else { return .unknown }
      let mouse = TerminalMouse(code: first, column: second, row: third)
      return mouse.map { .mouse($0) } ?? .unknown
    }
    // One more than the sum of shift (1), alt (2) and control (4).
    let held = count > 0 ? max(0, second - 1) : 0
    let jumps = held & 0b110 != 0
    return switch (Unicode.Scalar(final), first) {
    case ("A", _): .up
    case ("B", _): .down
    case ("C", _): jumps ? .wordRight : held & 1 != 0 ? .shiftRight : .right
    case ("D", _): jumps ? .wordLeft : held & 1 != 0 ? .shiftLeft : .left
    case ("H", _), ("~", 1), ("~", 7): .home
    case ("F", _), ("~", 4), ("~", 8): .end
    case ("~", 3): jumps ? .deleteWord : .delete
    case ("~", 5): .pageUp
    case ("~", 6): .pageDown
    case ("Z", _): .backTab
    case ("M", _): .enter
    default: .unknown
    }
  }

  /// Returns a Boolean value that indicates whether a pasted text begins after this final byte.
  func beginsPaste(final: UInt8) -> Bool {
    final == UInt8(ascii: "~") && !isPrivate && count == 0 && first == 200
  }

  /// Returns a Boolean value that indicates whether a pasted text ends before this final byte.
  func endsPaste(final: UInt8) -> Bool {
    final == UInt8(ascii: "~") && !isPrivate && count == 0 && first == 201
  }
}
