import TerminalRunner

@main
enum Main {
  @MainActor static func main() { Market.showcase.main() }
}
