/// A reason for a ``Refusal`` that an app or another library defines.
///
/// Define one if your own reducer refuses actions, so that receivers get the parts of the reason
/// and not only a text.
///
/// ```swift
/// struct Closed: RefusalReason {
///   let until: Int
///   var description: String { "closed until \(until)" }
/// }
/// Refusal.because(Closed(until: 9)).reason(as: Closed.self)?.until    // 9
/// ```
public protocol RefusalReason: Hashable, Sendable, CustomStringConvertible {}
