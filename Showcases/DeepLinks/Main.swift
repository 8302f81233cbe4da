import TerminalRunner

@main
enum Main {
  @MainActor static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let tool = LinkedTool(arguments) else { try LinkedApp.showcase().main() }
    let (status, lines) = try tool.run()
    ScriptOutput.end(status, of: "DeepLinks", saying: lines)
  }
}
