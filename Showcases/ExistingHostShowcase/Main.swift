import TerminalHost

@main
enum Main {
  static func main() async { await Guide.showcase.main() }
}
