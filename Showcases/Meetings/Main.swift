import TerminalRunner

@main
enum Main {
  @MainActor static func main() { Meetings.showcase.main() }
}
