import TerminalRunner

@main
enum Main {
  @MainActor static func main() { Book.showcase.main() }
}
