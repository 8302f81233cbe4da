import TerminalHost

@main
enum Main {
  static func main() async { await Desk.showcase.main() }
}
