/// The numbers in a control sequence, as far as they say which key it is: in `ESC [ 1 ; 3 C` the key
/// and what was held down with it.
struct KeyNumbers: Hashable, Sendable {
  private enum Place: Hashable {
    case key, modifiers, beyond
  }

  /// The number of the key; zero for none.
  private(set) var key = 0
  private var modifiers = 0
  private var place = Place.key

  init() {}

  /// Tells whether the alt key is held down, and no other: xterm counts from one, and alt is two.
  var isWithAlt: Bool { modifiers == 3 }

  /// The numbers after one more byte of the sequence.
  func taking(_ byte: UInt8) -> KeyNumbers {
    var next = self
    switch (byte, place) {
    case (0x30...0x39, .key): next.key = Self.number(key, byte)
    case (0x30...0x39, .modifiers): next.modifiers = Self.number(modifiers, byte)
    case (UInt8(ascii: ";"), .key): next.place = .modifiers
    default: next.place = .beyond
    }
    return next
  }

  /// A number with one more digit, of which none that means anything has more than three.
  private static func number(_ number: Int, _ digit: UInt8) -> Int {
    min(number * 10 + Int(digit - 0x30), 9999)
  }
}
