import GTKRunner
import TerminalHost

@main
enum Main {
  @MainActor static func main() { Desk.showcase.mainInTerminalOrWindow() }
}
