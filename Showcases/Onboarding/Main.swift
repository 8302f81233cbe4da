import Foundation
import TerminalHost

@main
enum Main {
  @MainActor
  static func main() {
    do throws(OnboardingOptionError) {
      let options = try OnboardingOptions(Array(CommandLine.arguments.dropFirst()))
      let state = try options.path.flatMap(SavedOnboarding.read)
      let saved = options.path.map(SavedOnboarding.file) ?? .nowhere
      Onboarding.showcase(state ?? Onboarding.State(order: options.order), saved: saved)
        .main(arguments: options.rest, restoresTerminal: true)
    } catch {
      ScriptOutput.standardError.write("Onboarding: \(error)")
      exit(2)
    }
  }
}
