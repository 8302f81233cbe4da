package import NavigationTesting
package import Testing

extension HostContract {
  /// Checks a host, prints the result, and fails the test unless exactly these acts were never
  /// possible.
  package func check(
    _ name: String,
    never acts: [HostAct],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let result = try check()
    print("\(name): \(result)")
    #expect(result.neverDone == acts, sourceLocation: sourceLocation)
  }
}
