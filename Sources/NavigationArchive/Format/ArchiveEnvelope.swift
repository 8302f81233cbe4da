import NavigationJSON

/// The object that contains a state in an archive.
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

/// The metadata of an archive; a part that is missing or has another type is nil.
struct ArchiveHead {
  let archive: Int?
  let name: String?
  let app: String?
  let version: Int?

  /// A Boolean value that indicates whether the bytes claim to be an archive.
  let hasArchive: Bool

  /// Reads the metadata; a value that is not an object has none, and may be older than all formats.
  init(_ tree: JSONValue) {
    archive = tree["archive"].flatMap { Int(json: $0) }
    name = tree["name"].flatMap { String(json: $0) }
    app = tree["app"].flatMap { String(json: $0) }
    version = tree["version"].flatMap { Int(json: $0) }
    hasArchive = tree["archive"] != nil
  }
}
