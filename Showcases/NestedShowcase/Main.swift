import TerminalHost

@main
enum Main {
  static func main() async { await Level.showcase.main() }
}
