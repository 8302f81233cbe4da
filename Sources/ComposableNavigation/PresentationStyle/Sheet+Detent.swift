extension Sheet {
  /// A height at which a sheet rests.
  ///
  /// A number that is infinite is replaced by the nearest height that a host can use, and one that
  /// is not a number by ``large``.
  ///
  /// ```swift
  /// Sheet.Detent.height(.infinity) == .large            // true
  /// Sheet.Detent.fraction(-.infinity) == .fraction(0)   // true
  /// ```
  public enum Detent: Sendable {
    /// About half of the screen.
    case medium
    /// The full height.
    case large
    /// A part of the height, 0 to 1; hosts clamp other values.
    case fraction(Double)
    /// A height in the host's units.
    case height(Double)
    /// A custom detent, which the host knows by name.
    case custom(String)

    /// The same height with a finite number.
    var usable: Detent {
      switch self {
      case .fraction(let part) where part == .infinity: .fraction(1)
      case .fraction(let part) where part == -.infinity: .fraction(0)
      case .height(let height) where height == -.infinity: .height(0)
      case .fraction(let number) where number.isNaN, .height(let number) where !number.isFinite:
        .large
      case .medium, .large, .fraction, .height, .custom: self
      }
    }
  }
}

// Written by hand: NaN differs from itself, and a detent must not.
extension Sheet.Detent: Hashable {
  /// Returns a Boolean value that indicates whether both detents are the same height.
  public static func == (one: Sheet.Detent, other: Sheet.Detent) -> Bool {
    switch (one.usable, other.usable) {
    case (.medium, .medium), (.large, .large): true
    case (.fraction(let one), .fraction(let other)): one == other
    case (.height(let one), .height(let other)): one == other
    case (.custom(let one), .custom(let other)): one == other
    default: false
    }
  }

  /// Hashes the height.
  public func hash(into hasher: inout Hasher) {
    switch usable {
    case .medium: hasher.combine(0)
    case .large: hasher.combine(1)
    case .fraction(let part):
      hasher.combine(2)
      hasher.combine(part)
    case .height(let height):
      hasher.combine(3)
      hasher.combine(height)
    case .custom(let name):
      hasher.combine(4)
      hasher.combine(name)
    }
  }
}

extension Sheet.Detent: Codable {
  /// The cases as they are encoded, with any number.
  private enum Written: Codable {
    case medium, large
    case fraction(Double)
    case height(Double)
    case custom(String)
  }

  /// Decodes a detent and makes its number finite.
  public init(from decoder: any Decoder) throws {
    let detent: Sheet.Detent
    switch try Written(from: decoder) {
    case .medium: detent = .medium
    case .large: detent = .large
    case .fraction(let part): detent = .fraction(part)
    case .height(let height): detent = .height(height)
    case .custom(let name): detent = .custom(name)
    }
    self = detent.usable
  }

  /// Encodes a detent with a finite number.
  public func encode(to encoder: any Encoder) throws {
    let written: Written
    switch usable {
    case .medium: written = .medium
    case .large: written = .large
    case .fraction(let part): written = .fraction(part)
    case .height(let height): written = .height(height)
    case .custom(let name): written = .custom(name)
    }
    try written.encode(to: encoder)
  }
}
