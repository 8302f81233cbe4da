import GTKRunner
import TerminalRunner

@main
enum Main {
  @MainActor
  static func main() {
    Gallery.showcase.mainInTerminalOrWindow(arguments: Array(CommandLine.arguments.dropFirst()))
  }
}
