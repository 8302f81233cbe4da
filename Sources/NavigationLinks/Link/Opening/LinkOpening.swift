/// A link that is being opened.
struct LinkOpening {
  var reading: LinkReading
  let mode: LinkMode
  /// The reason why what stands next was not understood, by whoever got farthest.
  private(set) var error: LinkError?
  private var progress = 0
  /// The patterns that read something, and why they did; nil when nobody asks.
  private(set) var explanations: [LinkExplanation]?
  /// The reason why nothing reads what stands next, by whoever got farthest.
  private var dead: LinkExplanation?

  init(reading: LinkReading, mode: LinkMode, explains: Bool = false) {
    self.reading = reading
    self.mode = mode
    explanations = explains ? [] : nil
  }

  var isAtEnd: Bool { reading.component == reading.url.path.count }

  /// The next screen of a table, which the query alone may say unless the path is needed.
  mutating func next<Target>(in table: LinkTable<Target>, needsPath: Bool = true) -> Target? {
    if isAtEnd, needsPath { return nil }
    var next = reading
    do throws(LinkError) {
      let target = try table.match(&next, isWhole: false).target
      if needsPath, next.component == reading.component { return nil }
      if explanations != nil { explain(upTo: next.component, by: table) }
      // The query alone explains nothing of the path.
      if next.component > reading.component { error = nil }
      reading = next
      return target
    } catch {
      // A value that is missing in the query is missing at the text's end, however little was
      // understood.
      let isOfQuery = error.kind == .missingValue || error.kind == .badValue
      let reached =
        isOfQuery ? reading.url.place(ofComponent: reading.component) : error.progress
      if !isAtEnd, self.error == nil || reached > progress {
        (self.error, progress) = (error, reached)
        if explanations != nil { dead = explanation(upTo: reading.url.path.count, by: table) }
      }
      return nil
    }
  }

  /// The error of a link that is too long, where nobody says more.
  var trailing: LinkError {
    reading.url.error(.trailing, ofComponent: reading.component, expected: "the end")
  }

  /// All that was read, then what was not.
  var explained: [LinkExplanation] {
    (explanations ?? []) + (isAtEnd ? [] : [dead].compactMap { $0 })
  }

  private mutating func explain<Target>(upTo end: Int, by table: LinkTable<Target>) {
    if end > reading.component { dead = nil }
    explanation(upTo: end, by: table).map { explanations?.append($0) }
  }

  private func explanation<Target>(
    upTo end: Int,
    by table: LinkTable<Target>
  ) -> LinkExplanation? {
    let path = Array(reading.url.path[reading.component..<end])
    return try? table.explain(LinkURL(path: path, query: reading.url.query).text(base: table.base))
  }
}
