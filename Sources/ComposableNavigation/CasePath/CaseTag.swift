/// The case of an enum's value, as a number: for tables that are kept by case.
package struct CaseTag<Root>: Sendable {
  private let tag: EnumTag

  /// - Returns: nil when the type is no enum, or one without enum witnesses.
  package init?() {
    guard let tag = EnumTag(Root.self) else { return nil }
    self.tag = tag
  }

  /// The number of a value's case.
  package func of(_ root: Root) -> UInt32 {
    // Unsafe for the benchmark “link, print”.
    withUnsafePointer(to: root) { tag.tag(of: $0) }
  }
}
