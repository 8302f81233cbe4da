import TerminalHost

@main
enum Main {
  @MainActor static func main() { Notes.showcase.main() }
}
