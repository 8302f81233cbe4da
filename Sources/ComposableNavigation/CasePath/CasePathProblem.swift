/// The reason why a path made by `/` was refused.
enum CasePathProblem: UInt64 {
  case notAnEnum = 1
  case function, converted, noReflection, customMirror

  func text(root: Any.Type, value: Any.Type) -> String {
    switch self {
    case .notAnEnum:
      "\(root) is no enum; write CasePath(embed:extract:) by hand"
    case .function:
      "\(value) has a function in it, which cannot be read out of a case; "
        + "write CasePath(embed:extract:) by hand"
    case .converted:
      "the case of \(root) does not store exactly \(value): its constructor was converted; "
        + "name the case's own type"
    case .customMirror:
      "\(root) shapes its own mirror, by which a case cannot be read; "
        + "write CasePath(embed:extract:) by hand"
    case .noReflection:
      "\(root) comes from a module built without reflection data; "
        + "write CasePath(embed:extract:) by hand"
    }
  }
}
