import NavigationTesting
package import Testing

/// Fails the test with the lines in which two texts differ, if there are any.
package func expectLines(
  of text: String,
  are expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let difference = LineDiff.text(from: expected, to: text) else { return }
  Issue.record(
    "the text differs (− expected, + actual):\n\(difference)",
    sourceLocation: sourceLocation
  )
}
