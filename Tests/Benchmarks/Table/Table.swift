import Foundation

/// The printed form of measurements.
enum Table {
  static let head = """
    Instructions are not measured here: Tests/Benchmarks/count counts them, and fails for what takes more.
    What others take are instructions too, counted on x86-64 with Swift 6.3.1.

    | subject | least, ns | median | spread | bound, ns | which is | ratio | target | instructions | others | |
    | :-- | --: | --: | --: | --: | :-- | --: | --: | --: | :-- | :-- |
    """

  static func row(_ measurement: Measurement) -> String {
    let subject = measurement.subject
    let instructions = subject.instructions.map { "≤ \(grouped($0))" } ?? ""
    let peer = subject.peer.map { "\($0.name) \(grouped($0.instructions))" } ?? ""
    let cells: [String] = [
      subject.name,
      number(measurement.least),
      number(measurement.median),
      "+\(Int((measurement.spread * 100).rounded())) %",
      number(measurement.bound),
      subject.against.rawValue,
      number(measurement.ratio),
      targets(of: measurement).joined(separator: ", "),
      instructions,
      peer,
      measurement.isMissed ? "missed" : "",
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private static func targets(of measurement: Measurement) -> [String] {
    let ratio = measurement.subject.most.map { "≤ \(number($0))" }
    let time = measurement.mostTime.map { "≤ \(number($0)) ns" }
    return [ratio, time].compactMap { $0 }
  }

  /// One object: `{"name", "ns", "bound_ns", "against", "ratio", "target"}`.
  static func json(_ measurement: Measurement) -> String {
    let target = measurement.subject.most.map { "\($0)" } ?? "null"
    let against = measurement.subject.against.rawValue
    return "{\"name\": \"\(measurement.subject.name)\", \"ns\": \(rounded(measurement.least)), "
      + "\"bound_ns\": \(rounded(measurement.bound)), \"against\": \"\(against)\", "
      + "\"ratio\": \(rounded(measurement.ratio)), \"target\": \(target)}"
  }

  /// Returns a number with two or three digits, which is the precision of a measurement.
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
