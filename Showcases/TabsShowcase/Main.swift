import GTKRunner
import TerminalRunner

@main
enum Main {
  @MainActor static func main() { Desk.showcase.mainInTerminalOrWindow() }
}
