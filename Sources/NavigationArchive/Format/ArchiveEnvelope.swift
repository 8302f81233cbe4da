import NavigationJSON
import ComposableNavigation

/// The object that is around a state in an archive.
///
/// ```json
/// {"app":"3.1","archive":1,"name":"Inbox","state":{…},"version":2}
/// ```
struct ArchiveEnvelope<State: Encodable>: Encodable {
  let archive: Int
  let name: String
  let app: String
  let version: Int
  let state: State
}

/// The statements of an archive about itself; a part that is missing, or is something else, is nil.
struct ArchiveHead {
  let archive: Int?
  let name: String?
  let app: String?
  let version: Int?

  /// Tells whether the bytes say that they are an archive, in whatever way.
  let hasArchive: Bool

  /// Finds the statements; a value that is no object has none, and may be older than all formats.
  init(_ tree: JSONValue) {
    archive = tree["archive"].flatMap { Int(json: $0) }
    name = tree["name"].flatMap { String(json: $0) }
    app = tree["app"].flatMap { String(json: $0) }
    version = tree["version"].flatMap { Int(json: $0) }
    hasArchive = tree["archive"] != nil
  }
}
