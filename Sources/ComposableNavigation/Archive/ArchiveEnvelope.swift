/// The object that lies around a state in an archive.
///
/// ```json
/// {"app":"3.1","archive":1,"name":"Inbox","state":{…},"version":2}
/// ```
struct ArchiveEnvelope<State> {
  let head: ArchiveHead
  let state: State
}

extension ArchiveEnvelope: Encodable where State: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ArchiveKey.self)
    try container.encode(head.archive, forKey: .archive)
    try container.encode(head.name, forKey: .name)
    try container.encode(head.app, forKey: .app)
    try container.encode(head.version, forKey: .version)
    try container.encode(state, forKey: .state)
  }
}

/// The statements of an archive about itself; a part that is missing, or is something else, is nil.
struct ArchiveHead: Decodable {
  var archive: Int?
  var name: String?
  var app: String?
  var version: Int?

  init(archive: Int, name: String, app: String, version: Int) {
    self.archive = archive
    self.name = name
    self.app = app
    self.version = version
  }

  init(from decoder: any Decoder) throws {
    // A value that is no object says nothing; perhaps it was written without any format.
    guard let container = try? decoder.container(keyedBy: ArchiveKey.self) else { return }
    archive = try? container.decode(Int.self, forKey: .archive)
    name = try? container.decode(String.self, forKey: .name)
    app = try? container.decode(String.self, forKey: .app)
    version = try? container.decode(Int.self, forKey: .version)
    hasArchive = container.contains(.archive)
  }

  /// Tells whether the bytes say that they are an archive, in whatever way.
  private(set) var hasArchive = false
}

/// The state in an archive, as whatever it is read.
struct ArchiveContent<State: Decodable>: Decodable {
  let state: State

  init(from decoder: any Decoder) throws {
    state = try decoder.container(keyedBy: ArchiveKey.self).decode(State.self, forKey: .state)
  }
}

private enum ArchiveKey: String, CodingKey {
  case archive, name, app, version, state
}
