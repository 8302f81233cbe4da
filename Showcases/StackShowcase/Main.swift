import TerminalHost

@main
enum Main {
  static func main() async { await SignUp.showcase.main() }
}
