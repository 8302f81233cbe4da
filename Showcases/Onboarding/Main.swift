import Foundation
import NavigationScreens
import TerminalHost

@main
enum Main {
  @MainActor
  static func main() {
    do throws(OnboardingOptionError) {
      let options = try OnboardingOptions(Array(CommandLine.arguments.dropFirst()))
      let state = try options.path.flatMap(SavedOnboarding.read)
      let saved = options.path.map(SavedOnboarding.file) ?? .nowhere
      let memory = options.path.map { ModuleMemory.file("\($0).module") } ?? .untilExit()
      Onboarding.showcase(
        state ?? Onboarding.State(order: options.order, showing: memory.load()),
        saved: saved,
        memory: memory
      )
      .main(arguments: options.rest, restoresTerminal: true)
    } catch {
      ScriptOutput.standardError.write("Onboarding: \(error)")
      exit(2)
    }
  }
}
