extension Sheet {
  /// A height at which a sheet rests.
  ///
  /// A number that is none, or infinite, stands for the nearest height that a host can use: of
  /// something that is not a number that is ``large``.
  ///
  /// ```swift
  /// Sheet.Detent.height(.infinity) == .large            // true
  /// Sheet.Detent.fraction(-.infinity) == .fraction(0)   // true
  /// ```
  public enum Detent: Sendable {
    /// About half of the screen.
    case medium
    /// As high as it can be.
    case large
    /// A part of the height, 0 to 1; a host takes what is outside for the nearest end.
    case fraction(Double)
    /// A height in the host's units.
    case height(Double)
    /// A detent of the host's own, by name.
    case custom(String)

    /// The same height, in a number that there is.
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

// By hand, because a number that is none differs from itself, and a detent does not.
extension Sheet.Detent: Hashable {
  /// Tells whether both are one height.
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
  /// The cases as they are written, with any number.
  private enum Written: Codable {
    case medium, large
    case fraction(Double)
    case height(Double)
    case custom(String)
  }

  /// Reads a detent; a number that is none is made usable.
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

  /// Writes a detent, with a number that can be written.
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
