import TerminalHost

@main
enum Main {
  static func main() async { await Card.showcase.main() }
}
