/// A fault in a part of an archive, with the place and the reason.
package struct ArchiveFault: Error {
  /// The keys that lead to the part; nil if the error does not contain them.
  package let path: [any CodingKey]?

  package let reason: String

  package init(_ error: any Error) {
    switch error {
    case let fault as ArchiveFault:
      self = fault
    case DecodingError.keyNotFound(let key, let context):
      self.init(context.codingPath + [key], "“\(key.stringValue.cut(to: 60))” is missing")
    case DecodingError.dataCorrupted(let context),
      DecodingError.typeMismatch(_, let context),
      DecodingError.valueNotFound(_, let context):
      self.init(context.codingPath, context.debugDescription)
    case EncodingError.invalidValue(_, let context):
      self.init(context.codingPath, context.debugDescription)
    default:
      self.init(nil, "\(error)")
    }
  }

  package init(_ path: [any CodingKey]?, _ reason: String) {
    self.path = path
    let sentence = reason.hasSuffix(".") ? String(reason.dropLast()) : reason
    self.reason = sentence.cut(to: 200)
  }
}

extension [any CodingKey] {
  /// The names separated by dots, and positions in brackets: `list.stack.entries[2]`.
  package var placeText: String {
    var text = ""
    for key in self {
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue.cut(to: 60) : ".\(key.stringValue.cut(to: 60))"
      }
    }
    return text
  }
}
