/// The scheme and the host in front of the paths of an app's links.
///
/// Links are read with or without it and printed with it.
///
/// ```swift
/// LinkBase(scheme: "notes")                           // notes://inbox/7
/// LinkBase(scheme: "https", host: "notes.example")    // https://notes.example/inbox/7
/// ```
///
/// Without a host, what stands at its place is the first component of the path.
public struct LinkBase: Hashable, Sendable {
  /// The scheme, compared without regard to case; nil for links that are paths alone.
  public let scheme: String?

  /// The host, compared without regard to case; nil when the path begins there.
  public let host: String?

  /// A Boolean value that indicates whether a plus in the query is a space, as in the links of web
  /// forms.
  public private(set) var readsForms = false

  /// Paths alone.
  public static let none = LinkBase(scheme: nil, host: nil)

  private init(scheme: String?, host: String?) {
    self.scheme = scheme
    self.host = host
  }

  /// The same base, for links that web forms write: a plus in the query is read as a space.
  ///
  /// Without it a plus is a plus, as in RFC 3986 and `URLComponents`. Links are printed in one way for
  /// both: a plus as `%2B`, a space as `%20`.
  ///
  /// ```swift
  /// let table = try LinkTable<Screen>(base: .none.readingForms) { … }
  /// try table.parse("search?text=a+b")                // .search(text: "a b")
  /// ```
  public var readingForms: LinkBase {
    var base = self
    base.readsForms = true
    return base
  }

  /// Declares a scheme, and the host where there is one.
  public init(scheme: String, host: String? = nil) {
    self.init(scheme: Optional(scheme), host: host)
  }

  var prefix: String {
    guard let scheme else { return "" }
    return scheme + "://" + (host.map { $0 + "/" } ?? "")
  }
}

extension LinkBase: Codable {
  private enum CodingKeys: String, CodingKey { case scheme, host, readsForms }

  /// Writes scheme and host, and that forms are read where they are.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(scheme, forKey: .scheme)
    try container.encodeIfPresent(host, forKey: .host)
    if readsForms { try container.encode(true, forKey: .readsForms) }
  }

  /// Reads a base; a host without a scheme is an error, as no link stands there.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let scheme = try container.decodeIfPresent(String.self, forKey: .scheme)
    let host = try container.decodeIfPresent(String.self, forKey: .host)
    guard scheme != nil || host == nil else {
      throw DecodingError.dataCorruptedError(
        forKey: .host,
        in: container,
        debugDescription: "the host “\(host ?? "")” has no scheme"
      )
    }
    self.init(scheme: scheme, host: host)
    readsForms = try container.decodeIfPresent(Bool.self, forKey: .readsForms) ?? false
  }
}
