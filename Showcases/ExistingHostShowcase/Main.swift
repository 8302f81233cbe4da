import TerminalRunner

@main
enum Main {
  @MainActor static func main() { Guide.showcase.main() }
}
