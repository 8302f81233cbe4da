import Foundation
import GTKRunner
import TerminalRunner

@main
enum Main {
  @MainActor
  static func main() throws {
    let options: StateFileOption
    let file: StateFile<CountriesApp.Saved>?
    do throws(StateFileError) {
      options = try StateFileOption(Array(CommandLine.arguments.dropFirst()))
      file = try options.open(as: .countries, for: "Countries")
    } catch {
      ScriptOutput.standardError.write("Countries: \(error)")
      exit(2)
    }
    try CountriesApp.showcase(loader: .foundation, file: file)
      .mainInTerminalOrWindow(arguments: options.rest)
  }
}
