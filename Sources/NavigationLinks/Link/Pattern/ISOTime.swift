/// A moment in seconds since the beginning of 2001 in UTC, read and written in ISO 8601.
///
/// Date formatters keep only milliseconds: a printed date would be read as another one.
struct ISOTime {
  let seconds: Double

  /// Makes a moment between `Date.distantPast` and the end of the year 9999.
  ///
  /// The result is nil if the fraction of the second cannot be represented exactly.
  init?(_ seconds: Double) {
    guard (-63_114_076_800..<252_423_993_600).contains(seconds) else { return nil }
    let whole = seconds.rounded(.down)
    guard whole + (seconds - whole) == seconds, seconds - whole < 1 else { return nil }
    self.seconds = seconds
  }

  /// Reads `2026-11-23`, or `2026-11-23T15:08:00.5+01:00`.
  init?(_ text: String) {
    var reader = Reader(bytes: Array(text.utf8))
    guard let year = reader.number(4), reader.take("-"), let month = reader.number(2),
      reader.take("-"), let day = reader.number(2), 1...12 ~= month,
      1...Self.days(inMonth: month, of: year) ~= day
    else { return nil }
    var whole = Self.day(year, month, day) * 86_400
    var fraction = 0.0
    if !reader.isAtEnd {
      guard reader.take("T"), let hour = reader.number(2), reader.take(":"),
        let minute = reader.number(2), reader.take(":"), let second = reader.number(2), hour < 24,
        minute < 60, second < 60, let part = reader.fraction(), let offset = reader.offset(),
        reader.isAtEnd
      else { return nil }
      whole += hour * 3600 + minute * 60 + second - offset
      fraction = part
    }
    self.init(Double(whole) + fraction)
  }

  /// The moment in UTC, with the fewest digits that represent it.
  var text: String {
    let whole = seconds.rounded(.down)
    let (day, rest) = Int(whole).dividedFlooring(by: 86_400)
    let (year, month, dayOfMonth) = Self.date(ofDay: day)
    func digits(_ number: Int, _ count: Int = 2) -> String {
      let text = "\(number)"
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return "\(digits(year, 4))-\(digits(month))-\(digits(dayOfMonth))T\(digits(rest / 3600)):"
      + "\(digits(rest / 60 % 60)):\(digits(rest % 60))\(fraction(over: whole))Z"
  }

  /// Returns the fraction of a second, as `.5`; empty if it is zero.
  private func fraction(over whole: Double) -> String {
    let part = seconds - whole
    guard part > 0 else { return "" }
    // Fewer digits are enough if the whole seconds take most of the number's precision.
    var scale = 1.0
    for count in 1...9 {
      scale *= 10
      let number = (part * scale).rounded()
      guard number < scale, whole + number / scale == seconds else { continue }
      let text = "\(Int(number))"
      let decimals = String(repeating: "0", count: count - text.count) + text
      if Double("0." + decimals).map({ whole + $0 == seconds }) == true { return "." + decimals }
    }
    return "." + decimals(of: part)
  }

  /// Returns the decimals of a number below 1, without an exponent.
  private func decimals(of part: Double) -> String {
    let text = "\(part)".split(separator: "e")
    let digits = text[0].filter { $0 != "." }
    guard text.count == 2, let exponent = Int(text[1]) else { return String(digits.dropFirst()) }
    return String(repeating: "0", count: -exponent - 1) + digits
  }

  // MARK: Days

  /// Returns the number of a day since the first of 2001, computed with years that begin in March.
  private static func day(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month < 3 ? year - 1 : year
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 730_791
  }

  private static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    let day = day + 730_791
    let (era, dayOfEra) = day.dividedFlooring(by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let year = yearOfEra + era * 400 + (month < 10 ? 0 : 1)
    return (year, month < 10 ? month + 3 : month - 9, dayOfYear - (153 * month + 2) / 5 + 1)
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension ISOTime {
  /// A reader of the parts of the text.
  private struct Reader {
    let bytes: [UInt8]
    var index = 0

    var isAtEnd: Bool { index == bytes.count }

    mutating func take(_ byte: UnicodeScalar) -> Bool {
      guard index < bytes.count, bytes[index] == UInt8(ascii: byte) else { return false }
      index += 1
      return true
    }

    mutating func number(_ count: Int) -> Int? {
      guard index + count <= bytes.count else { return nil }
      let digits = bytes[index..<(index + count)]
      guard digits.allSatisfy(Self.isDigit) else { return nil }
      index += count
      return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    /// Reads a fraction of a second; zero if there is none.
    mutating func fraction() -> Double? {
      guard take(".") else { return 0 }
      let digits = bytes[index...].prefix(while: Self.isDigit)
      guard !digits.isEmpty else { return nil }
      index += digits.count
      return Double("0." + String(decoding: digits, as: UTF8.self))
    }

    /// Reads an offset from UTC in seconds.
    mutating func offset() -> Int? {
      if take("Z") { return 0 }
      let sign = take("+") ? 1 : take("-") ? -1 : 0
      guard sign != 0, let hours = number(2), take(":"), let minutes = number(2), hours < 24,
        minutes < 60
      else { return nil }
      return sign * (hours * 3600 + minutes * 60)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }
  }
}

extension Int {
  fileprivate func dividedFlooring(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
