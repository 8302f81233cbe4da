/// A reason for a ``Refusal`` that an app or another library defines.
///
/// Reach for it when a reducer of your own refuses, so that whoever listens gets the parts of the
/// reason, and not a text alone.
///
/// ```swift
/// struct Closed: RefusalReason {
///   let until: Int
///   var description: String { "closed until \(until)" }
/// }
/// Refusal.because(Closed(until: 9)).reason(as: Closed.self)?.until    // 9
/// ```
public protocol RefusalReason: Hashable, Sendable, CustomStringConvertible {}
