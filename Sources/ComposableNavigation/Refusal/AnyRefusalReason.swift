/// A ``RefusalReason`` of any type, which can be compared and hashed.
///
/// Create it by ``Refusal/because(_:)``, and read it by ``Refusal/reason(as:)``.
///
/// ```swift
/// AnyRefusalReason(Closed(until: 9)) == AnyRefusalReason(Closed(until: 9))    // true
/// ```
public struct AnyRefusalReason: Hashable, Sendable {
  /// The wrapped reason.
  public let base: any RefusalReason

  /// Wraps a reason.
  public init(_ base: some RefusalReason) { self.base = base }

  /// Compares the reasons; two reasons of different types are not equal.
  public static func == (lhs: AnyRefusalReason, rhs: AnyRefusalReason) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  /// Hashes the reason.
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

extension AnyRefusalReason: CustomStringConvertible {
  /// The reason, as a text for the user.
  public var description: String { base.description }
}
