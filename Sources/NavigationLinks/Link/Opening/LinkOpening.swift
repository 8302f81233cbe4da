/// A link that is being opened.
struct LinkOpening {
  var reading: LinkReading
  let mode: LinkMode
  /// The reason why what stands next was not understood, by whoever got farthest.
  private(set) var error: LinkError?
  private var progress = Progress.none
  /// The patterns that read something, and why they did; nil when nobody asks.
  private(set) var explanations: [LinkExplanation]?
  /// The reasons why no part reads what stands next, those of the part that got farthest first.
  private var dead: LinkExplanation?

  /// The place up to which a part of the map has understood the link.
  private struct Progress: Comparable {
    let component: Int
    /// A Boolean value that indicates whether the path was understood, and its query was not.
    var isOfQuery = false

    static let none = Progress(component: -1)

    static func < (lhs: Progress, rhs: Progress) -> Bool {
      lhs.component != rhs.component
        ? lhs.component < rhs.component : !lhs.isOfQuery && rhs.isOfQuery
    }
  }

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
      if !isAtEnd { note(error, understood: next.end, by: table) }
      return nil
    }
  }

  /// Refuses the component that stands next, which a part has understood and cannot open here.
  mutating func refuse(_ kind: LinkError.Kind, expected: String) {
    error = reading.url.error(kind, ofComponent: reading.component, expected: expected)
    progress = Progress(component: .max, isOfQuery: true)
  }

  /// Notes the reason why a part does not read what stands next, if no other part got farther.
  ///
  /// The part that understood the path and not the query speaks before those that did not understand
  /// the path.
  private mutating func note<Target>(
    _ error: LinkError,
    understood end: Int,
    by table: LinkTable<Target>
  ) {
    let isOfQuery = error.kind == .missingValue || error.kind == .badValue
    // A value that is missing in the query is missing at the text's end, however little was
    // understood.
    let reached = Progress(
      component: isOfQuery ? reading.url.place(ofComponent: end) : error.progress,
      isOfQuery: isOfQuery && end > reading.component
    )
    let isFarthest = self.error == nil || reached > progress
    if isFarthest { (self.error, progress) = (error, reached) }
    guard explanations != nil, let own = explanation(upTo: reading.url.path.count, by: table)
    else { return }
    dead = dead.map { isFarthest ? own.joined(with: $0) : $0.joined(with: own) } ?? own
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
