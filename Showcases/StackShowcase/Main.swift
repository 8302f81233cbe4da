import TerminalRunner

@main
enum Main {
  @MainActor static func main() { SignUp.showcase.main() }
}
