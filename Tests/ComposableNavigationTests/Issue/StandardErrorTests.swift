import Testing

@testable import ComposableNavigation

@Suite struct StandardErrorTests {
  #if os(Linux) || os(macOS)
    // Longer than the buffer of a pipe, so that the system takes it in several parts.
    @Test func `an issue of any length goes to standard error as one line`() async {
      let result = await #expect(
        processExitsWith: .success,
        observing: [\.standardErrorContent]
      ) {
        let message = String(repeating: "long ", count: 40_000)
        NavigationIssue.writeToStandardError(NavigationIssue(.state, message + "\u{1B}end"))
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.hasPrefix("ComposableNavigation "))
      #expect(text.hasSuffix("end\n"))
      #expect(text.utf8.count > 200_000)
      #expect(text.split(separator: "\n").count == 1)
    }
  #endif
}
