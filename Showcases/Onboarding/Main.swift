import Foundation
import GTKRunner
import NavigationScreens
import TerminalRunner

@main
enum Main {
  @MainActor
  static func main() {
    do throws(OnboardingOptionError) {
      let options = try OnboardingOptions(Array(CommandLine.arguments.dropFirst()))
      let file = try options.file()
      let memory = options.path.map { ModuleMemory.file("\($0).module") } ?? .untilExit()
      let saved =
        file.map { file in SavedOnboarding { state in try file.write(state) } } ?? .nowhere
      Onboarding.showcase(
        file?.restored ?? Onboarding.State(order: options.order, showing: memory.load()),
        saved: saved,
        memory: memory
      )
      .mainInTerminalOrWindow(arguments: options.rest)
    } catch {
      ScriptOutput.standardError.write("Onboarding: \(error)")
      exit(2)
    }
  }
}
