import TerminalRunner

@main
enum Main {
  @MainActor static func main() { Level.showcase.main() }
}
