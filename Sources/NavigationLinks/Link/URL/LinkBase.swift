/// The scheme and host in front of the paths of an app's links.
///
/// Links can be read with or without the base, and are printed with it.
///
/// ```swift
/// LinkBase(scheme: "notes")                           // notes://inbox/7
/// LinkBase(scheme: "https", host: "notes.example")    // https://notes.example/inbox/7
/// ```
///
/// Without a host, the path begins at the place of the host.
public struct LinkBase: Hashable, Sendable {
  /// The scheme, compared case-insensitively; nil if links are only paths.
  public let scheme: String?

  /// The host, compared case-insensitively; nil if the path begins in its place.
  public let host: String?

  /// A Boolean value that indicates whether a plus sign in the query is a space, as in web forms.
  public private(set) var readsForms = false

  /// No base: links are only paths.
  public static let none = LinkBase(scheme: nil, host: nil)

  private init(scheme: String?, host: String?) {
    self.scheme = scheme
    self.host = host
  }

  /// The same base for links of web forms, in which a plus sign in the query is a space.
  ///
  /// Otherwise a plus sign is itself, as in RFC 3986 and `URLComponents`. Both bases print a plus
  /// sign as `%2B` and a space as `%20`.
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

  /// Makes a base with a scheme and optionally a host.
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

  /// Encodes the scheme, the host and, if true, `readsForms`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(scheme, forKey: .scheme)
    try container.encodeIfPresent(host, forKey: .host)
    if readsForms { try container.encode(true, forKey: .readsForms) }
  }

  /// Decodes a base; a host without a scheme is an error, because no link has such a base.
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
