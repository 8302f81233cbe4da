/// The case of an enum's value as a number, for tables with a row for each case.
package struct CaseTag<Root>: Sendable {
  private let tag: EnumTag

  /// - Returns: nil if the type is not an enum, or has no enum witnesses.
  package init?() {
    guard let tag = EnumTag(Root.self) else { return nil }
    self.tag = tag
  }

  /// Returns the number of a value's case.
  package func of(_ root: Root) -> UInt32 {
    // Unsafe for the benchmark “link, print”.
    withUnsafePointer(to: root) { tag.tag(of: $0) }
  }
}
