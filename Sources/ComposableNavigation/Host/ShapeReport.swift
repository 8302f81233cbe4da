/// A report that only the hosts of one shape make, in addition to removals and selections.
///
/// Name the type in the shape's ``HostRules/Report``, and return the action for it in the shape's
/// ``NavigationShape/action(for:of:)``. A host sends it with ``HostReport/own(_:)``:
///
/// ```swift
/// enum PagerReport: ShapeReport {
///   case peeked(ElementID)
///
///   var words: String { "peeked \(elements[0])" }
///
///   var elements: [ElementID] {
///     switch self {
///     case .peeked(let page): [page]
///     }
///   }
/// }
/// ```
public protocol ShapeReport: Hashable, Sendable {
  /// The report in words, as traces have it: `selected detent e2 large`.
  var words: String { get }

  /// The elements that the report is about; none if it is about the host as a whole.
  ///
  /// A report about unknown elements is ignored. After a report about the host as a whole, refused
  /// commands are sent again.
  var elements: [ElementID] { get }

  /// The effect on a pending command; ``HostReport/Disturbance/content`` by default.
  var disturbance: HostReport.Disturbance { get }

  /// Returns a host's content with the user's change; by default the same content.
  ///
  /// It is applied to what the host shows and, until the reducer has handled the report, to what
  /// the state wants.
  func applied(to showing: Showing) -> Showing
}

extension ShapeReport {
  /// The host may show other elements than a pending command asked for.
  public var disturbance: HostReport.Disturbance { .content }

  /// Returns the same content.
  public func applied(to showing: Showing) -> Showing { showing }
}

/// The report of a shape whose hosts report nothing but removals and selections.
extension Never: ShapeReport {
  /// Never called.
  public var words: String { switch self {} }

  /// Never called.
  public var elements: [ElementID] { switch self {} }
}

/// A shape's report without its type; ``HostReport/own(_:)`` makes it.
public final class AnyShapeReport: Hashable, Sendable {
  // A class, so that removals, which all hosts report, stay small.
  package let base: any ShapeReport

  package init(_ base: any ShapeReport) { self.base = base }

  /// Returns a Boolean value that indicates whether both reports are equal.
  public static func == (lhs: AnyShapeReport, rhs: AnyShapeReport) -> Bool {
    isEqual(lhs.base, rhs.base)
  }

  private static func isEqual<Report: ShapeReport>(
    _ one: Report,
    _ other: any ShapeReport
  ) -> Bool {
    one == other as? Report
  }

  /// Hashes the report.
  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}
