import NavigationArchive
import TerminalRunner

/// The arguments of this showcase alone; all others belong to every showcase.
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

  /// Returns the file with the user's saved place, if any.
  @MainActor
  func file() throws(OnboardingOptionError) -> StateFile<Onboarding.State>? {
    guard let path else { return nil }
    do throws(ArchiveFileError) {
      return try StateFile(path, format: .onboarding, name: "Onboarding")
    } catch {
      throw .notSaved(error)
    }
  }
}

/// The reason why the showcase does not begin.
enum OnboardingOptionError: Error, Hashable, CustomStringConvertible {
  case noOrder(String?)
  case noFile
  case notSaved(ArchiveFileError)

  var description: String {
    switch self {
    case .noOrder(let value):
      "\(value?.debugDescription ?? "nothing") is no order; expected --order a or --order b"
    case .noFile:
      "a file is missing; expected --saved FILE"
    case .notSaved(let error):
      "\(error); move it away to begin without it"
    }
  }
}
