import GTKRunner
import TerminalRunner

@main
enum Main {
  @MainActor static func main() { Pad.showcase.mainInTerminalOrWindow() }
}
