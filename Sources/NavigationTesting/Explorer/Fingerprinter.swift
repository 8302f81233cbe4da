/// Computes the fingerprint of a state: 122 bits of the values written into it, with random keys.
///
/// An ``ExplorableSystem`` writes the values that distinguish it, as it would feed a `Hasher`:
/// whole values, or small numbers where speed matters.
///
/// ```swift
/// func write(into fingerprinter: inout Fingerprinter) {
///   fingerprinter.write(isOpen ? 1 : 0)
///   fingerprinter.combine(name)
/// }
/// ```
///
/// The written numbers are the coefficients of a polynomial over the integers modulo the prime 2⁶¹
/// − 1, seven numbers below 255 to a coefficient. The fingerprint is the value of the polynomial at
/// two random points (Carter and Wegman, *New classes and applications of hash functions*, 1979).
/// Two different polynomials of degree *d* agree at no more than *d* points, so any two states of
/// up to 1,750 numbers have the same fingerprint with a chance below (250 / 2⁶¹)², 1.2 × 10⁻³². For
/// all pairs of a million states the chance is 6 × 10⁻²¹, of ten million states 6 × 10⁻¹⁹. The
/// quality for whole values is that of their `hash(into:)` and of `Hasher`, which runs twice, for
/// 128 bits.
public struct Fingerprinter: Sendable {
  @usableFromInline let keys: Keys
  /// The leading coefficient is one, so that leading zeros count.
  private var values: (UInt64, UInt64) = (1, 1)
  private var coefficient: UInt64 = 0
  private var digits = 0

  /// The points at which a search evaluates the polynomials.
  @usableFromInline
  struct Keys: Sendable {
    let first: UInt64
    let second: UInt64

    /// Makes random keys.
    @usableFromInline
    init() {
      first = .random(in: 1..<Fingerprinter.prime)
      second = .random(in: 1..<Fingerprinter.prime)
    }

    private init(_ first: UInt64, _ second: UInt64) {
      self.first = first
      self.second = second
    }

    /// The keys of searches whose fingerprints are compared: digits of π.
    @usableFromInline static let fixed = Keys(314_159_265_358_979_323, 846_264_338_327_950_288)
  }

  private static let prime: UInt64 = 1 << 61 - 1

  @usableFromInline
  init(_ keys: Keys) { self.keys = keys }

  /// Makes a fingerprinter with new keys.
  package init() { self.init(Keys()) }

  // Inlined for the benchmarks “explorer”.
  /// Writes a number: from 0 to 254 in one place, any other in nine.
  @inline(__always)
  public mutating func write(_ number: Int) {
    guard number < 0 || number >= 255 else { return add(UInt64(number)) }
    writeLarge(number)
  }

  @inline(never)
  private mutating func writeLarge(_ number: Int) {
    add(255)
    var rest = UInt64(bitPattern: Int64(number))
    for _ in 0..<8 {
      add(rest & 255)
      rest >>= 8
    }
  }

  /// Writes a value, as two hashes.
  public mutating func combine(_ value: some Hashable) {
    for seed in 0..<2 {
      var hasher = Hasher()
      hasher.combine(seed)
      hasher.combine(value)
      write(hasher.finalize())
    }
  }

  @inline(__always)
  private mutating func add(_ digit: UInt64) {
    coefficient = coefficient << 8 | digit
    digits += 1
    if digits == 7 { takeCoefficient() }
  }

  @inline(never)
  private mutating func takeCoefficient() {
    values.0 = Self.times(values.0, keys.first, plus: coefficient)
    values.1 = Self.times(values.1, keys.second, plus: coefficient)
    coefficient = 0
    digits = 0
  }

  /// Computes modulo the prime; value and key are below the prime, the coefficient is below 2⁵⁶.
  @inline(__always)
  private static func times(_ value: UInt64, _ key: UInt64, plus coefficient: UInt64) -> UInt64 {
    let (high, low) = value.multipliedFullWidth(by: key)
    var sum = (low & prime) + (low >> 61 | high << 3) + coefficient
    sum = (sum & prime) + sum >> 61
    return sum >= prime ? sum - prime : sum
  }

  /// Returns the fingerprint of the written values.
  @usableFromInline
  consuming func finish() -> Fingerprint {
    // Includes the number of digits in the last coefficient, so that zeros at its end count.
    let rest = UInt64(digits)
    takeCoefficient()
    coefficient = rest
    takeCoefficient()
    return Fingerprint(first: values.0, second: values.1)
  }
}

/// The fingerprint of a state.
@usableFromInline
struct Fingerprint: Hashable, Sendable {
  let first: UInt64
  let second: UInt64

  @usableFromInline
  static func == (lhs: Fingerprint, rhs: Fingerprint) -> Bool {
    lhs.first == rhs.first && lhs.second == rhs.second
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(first) }
}
