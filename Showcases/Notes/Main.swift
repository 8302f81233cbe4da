import Foundation
import GTKRunner
import TerminalRunner

@main
enum Main {
  @MainActor
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let tour = NotesTour(arguments) { tour.main() }
    do throws(StateFileError) {
      let options = try StateFileOption(arguments)
      let file: StateFile<Notes.State>? = try options.open(as: .notes, for: "Notes")
      Notes.showcase(in: file).mainInTerminalOrWindow(arguments: options.rest)
    } catch {
      ScriptOutput.standardError.write("Notes: \(error)")
      exit(2)
    }
  }
}
