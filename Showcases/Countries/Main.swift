import TerminalHost

@main
enum Main {
  static func main() async { await CountriesApp.showcase(loader: .foundation).main() }
}
