import TerminalRunner

@main
enum Main {
  @MainActor static func main() { Card.showcase.main() }
}
