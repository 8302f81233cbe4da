import TerminalHost

@main
enum Main {
  static func main() async { await Pad.showcase.main() }
}
