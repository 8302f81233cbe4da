/// A link while it is being opened.
struct LinkOpening {
  var reading: LinkReading
  let mode: LinkMode
  /// The error at the next component, from the part that understood most of the link.
  private(set) var error: LinkError?
  private var progress = Progress.none
  /// Explanations of the components that were read; nil if none are requested.
  private(set) var explanations: [LinkExplanation]?
  /// An explanation why no part reads the next component, the part that understood most first.
  private var dead: LinkExplanation?

  /// The position up to which a part of the map has understood the link.
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

  /// Reads the next screen of a table; unless the path is needed, the query alone may determine it.
  mutating func next<Target>(in table: LinkTable<Target>, needsPath: Bool = true) -> Target? {
    if isAtEnd, needsPath { return nil }
    var next = reading
    do throws(LinkError) {
      let target = try table.match(&next, isWhole: false).target
      if needsPath, next.component == reading.component { return nil }
      if explanations != nil { explain(upTo: next.component, by: table) }
      // If only the query was read, the error in the path remains.
      if next.component > reading.component { error = nil }
      reading = next
      return target
    } catch {
      if !isAtEnd { note(error, understood: next.end, by: table) }
      return nil
    }
  }

  /// Refuses the next component, which a part has understood but cannot open here.
  mutating func refuse(_ kind: LinkError.Kind, expected: String) {
    error = reading.url.error(kind, ofComponent: reading.component, expected: expected)
    progress = Progress(component: .max, isOfQuery: true)
  }

  /// Records the error of a part at the next component, unless another part has understood more.
  ///
  /// A part that understood the path but not the query takes precedence over the others.
  private mutating func note<Target>(
    _ error: LinkError,
    understood end: Int,
    by table: LinkTable<Target>
  ) {
    let isOfQuery = error.kind == .missingValue || error.kind == .badValue
    // A missing query value is an error at the end of the text, however much was understood.
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

  /// The error of a link that is too long, if there is no more specific one.
  var trailing: LinkError {
    reading.url.error(.trailing, ofComponent: reading.component, expected: "the end")
  }

  /// The explanations of the components that were read, then of the others.
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
