import Foundation

/// How measurements are printed.
enum Table {
  static let head = """
    | subject | least, ns | median | spread | bound, ns | ratio | target | |
    | :-- | --: | --: | --: | --: | --: | --: | :-- |
    """

  static func row(_ measurement: Measurement) -> String {
    let cells = [
      measurement.subject.name,
      number(measurement.least),
      number(measurement.median),
      "+\(Int((measurement.spread * 100).rounded())) %",
      number(measurement.bound),
      number(measurement.ratio),
      measurement.subject.target.map { "≤ \(number($0))" } ?? "",
      measurement.isMissed ? "missed" : "",
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  /// One object: `{"name", "ns", "bound_ns", "ratio", "target"}`.
  static func json(_ measurement: Measurement) -> String {
    let target = measurement.subject.target.map { "\($0)" } ?? "null"
    return "{\"name\": \"\(measurement.subject.name)\", \"ns\": \(rounded(measurement.least)), "
      + "\"bound_ns\": \(rounded(measurement.bound)), \"ratio\": \(rounded(measurement.ratio)), "
      + "\"target\": \(target)}"
  }

  /// Two or three figures: more would say more than is known.
  static func number(_ value: Double) -> String {
    switch value {
    case ..<10: String(format: "%.2f", value)
    case ..<100: String(format: "%.1f", value)
    default: grouped(Int(value.rounded()))
    }
  }

  static func grouped(_ value: Int) -> String {
    let digits = Array(String(value))
    return String(
      digits.enumerated().flatMap { index, digit in
        index > 0 && (digits.count - index) % 3 == 0 ? [",", digit] : [digit]
      }
    )
  }

  private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
