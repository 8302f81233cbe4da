/// A link that is being opened.
struct LinkOpening {
  var reading: LinkReading
  let mode: LinkMode
  /// Why what stands next was not understood, by whoever got farthest.
  private(set) var error: LinkError?
  private var progress = 0

  init(reading: LinkReading, mode: LinkMode) {
    self.reading = reading
    self.mode = mode
  }

  var isAtEnd: Bool { reading.component == reading.url.path.count }

  /// The next screen of a table, which the query alone may say unless the path is needed.
  mutating func next<Target>(in table: LinkTable<Target>, needsPath: Bool = true) -> Target? {
    if isAtEnd, needsPath { return nil }
    var next = reading
    do throws(LinkError) {
      let target = try table.match(&next, isWhole: false).target
      if needsPath, next.component == reading.component { return nil }
      reading = next
      error = nil
      return target
    } catch {
      // What is missing in the query is missing at the text's end, however little was understood.
      let isOfQuery = error.kind == .missingValue || error.kind == .badValue
      let position =
        isOfQuery ? reading.url.position(ofComponent: reading.component) : error.position
      if !isAtEnd, self.error == nil || position > progress {
        (self.error, progress) = (error, position)
      }
      return nil
    }
  }
}
