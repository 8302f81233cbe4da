import Foundation

/// The growth of each family's cost with size: the exponent of the power that fits the last two sizes,
/// because a small size hides how a large one grows.
enum GrowthTable {
  static func text(of measurements: [Measurement]) -> String {
    let rows = families(of: measurements).filter { $0.points.count > 1 }
    guard !rows.isEmpty else { return "" }
    let head = """

      | grows with size | sizes | exponent | expected | |
      | :-- | :-- | --: | :-- | :-- |
      """
    return ([head] + rows.map(row)).joined(separator: "\n")
  }

  /// A family's rows, in the order of measurement.
  struct Family {
    let name: String
    let kind: Growth.Kind
    var points: [(size: Double, time: Double)] = []

    var exponent: Double {
      guard let last = points.last, let before = points.dropLast().last else { return 0 }
      return log(last.time / before.time) / log(last.size / before.size)
    }

    var isMissed: Bool {
      switch kind {
      case .flat: exponent > 0.1
      case .linear: exponent > 1.15
      case .other: false
      case .atMost(let most): exponent > most
      }
    }
  }

  static func families(of measurements: [Measurement]) -> [Family] {
    var families: [Family] = []
    for measurement in measurements {
      guard let growth = measurement.subject.growth else { continue }
      if !families.contains(where: { $0.name == growth.family }) {
        families.append(Family(name: growth.family, kind: growth.kind))
      }
      guard let index = families.firstIndex(where: { $0.name == growth.family }) else { continue }
      families[index].points.append((Double(growth.size), measurement.least))
    }
    return families
  }

  private static func row(_ family: Family) -> String {
    let sizes = family.points.map { Table.grouped(Int($0.size)) }.joined(separator: " / ")
    let expected =
      switch family.kind {
      case .flat: "flat, ≤ 0.1"
      case .linear: "linear, ≤ 1.15"
      case .other: ""
      case .atMost(let most): "≤ \(most)"
      }
    let exponent = String(format: "%.2f", family.exponent)
    let verdict = family.isMissed ? "missed" : ""
    return "| \(family.name) | \(sizes) | \(exponent) | \(expected) | \(verdict) |"
  }
}
