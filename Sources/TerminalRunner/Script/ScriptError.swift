/// The fault of a line of a script, and the expected input.
///
/// ```swift
/// ScriptError.missing("COUNT").description           // COUNT is missing
/// ```
///
/// The runner adds the line's number and the command's usage.
public enum ScriptError: Error, Hashable, Sendable {
  /// The line is empty.
  case empty
  /// The line is longer than ``ScriptInput/longestLine``.
  case tooLong(bytes: Int)
  /// The line is not UTF-8 from this byte on, counted from 1.
  case notUTF8(byte: Int)
  /// There is no such command.
  case unknownCommand(String)
  /// A missing argument.
  case missing(String)
  /// An extra argument.
  case extra(String)
  /// An invalid argument: `expected` completes “expected …”.
  case invalid(String, expected: String)
}

extension ScriptError: CustomStringConvertible {
  /// The fault as a sentence; unprintable characters are escaped.
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
