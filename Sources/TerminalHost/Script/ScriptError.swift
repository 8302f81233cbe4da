/// The fault of a line of a script, and what was expected.
///
/// ```swift
/// ScriptError.missing("COUNT").description           // COUNT is missing
/// ```
///
/// The runner adds the line's number, and how the command is written.
public enum ScriptError: Error, Hashable, Sendable {
  /// Nothing is on the line.
  case empty
  /// The line is longer than ``ScriptInput/longestLine``.
  case tooLong(bytes: Int)
  /// The line is not UTF-8 from this byte on, counted from 1.
  case notUTF8(byte: Int)
  /// There is no such command.
  case unknownCommand(String)
  /// An argument is not there.
  case missing(String)
  /// An argument too many.
  case extra(String)
  /// An argument that is not what it should be: `expected` completes “expected …”.
  case invalid(String, expected: String)
}

extension ScriptError: CustomStringConvertible {
  /// The fault, as a person would say it; characters that are not printable are escaped.
  public var description: String {
    switch self {
    case .empty: "the line is empty"
    case .tooLong(let bytes):
      "the line has \(bytes) bytes; expected at most \(ScriptInput.longestLine)"
    case .notUTF8(let byte): "byte \(byte) is not UTF-8"
    case .unknownCommand(let name): "there is no command \(name.quoted)"
    case .missing(let parameter): "\(parameter) is missing"
    case .extra(let argument): "\(argument.quoted) is one argument too many"
    case .invalid(let argument, let expected):
      "\(argument.quoted) does not do; expected \(expected)"
    }
  }
}
