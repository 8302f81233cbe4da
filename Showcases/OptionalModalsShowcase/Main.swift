import TerminalHost

@main
enum Main {
  static func main() async { await Toolbox.showcase.main() }
}
