import TerminalRunner

@main
enum Main {
  @MainActor static func main() { Toolbox.showcase.main() }
}
