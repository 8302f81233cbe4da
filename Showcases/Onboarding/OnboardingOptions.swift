/// What only this showcase is called with; the rest is for every showcase.
struct OnboardingOptions {
  var order = Order.a
  var path: String?
  var rest: [String] = []

  init(_ arguments: [String]) throws(OnboardingOptionError) {
    var arguments = arguments[...]
    while let argument = arguments.popFirst() {
      switch argument {
      case "--order":
        let value = arguments.popFirst()
        guard let order = value.flatMap(Order.init) else { throw .noOrder(value) }
        self.order = order
      case "--saved":
        guard let path = arguments.popFirst() else { throw .noFile }
        self.path = path
      default:
        rest.append(argument)
      }
    }
  }
}

/// Why the showcase does not begin.
enum OnboardingOptionError: Error, Hashable, CustomStringConvertible {
  case noOrder(String?)
  case noFile
  case notSaved(String)

  var description: String {
    switch self {
    case .noOrder(let value):
      "\(value?.debugDescription ?? "nothing") is no order; expected --order a or --order b"
    case .noFile:
      "a file is missing; expected --saved FILE"
    case .notSaved(let path):
      "\(path.debugDescription) is no saved onboarding; delete it to begin without it"
    }
  }
}
