import TerminalHost

@main
enum Main {
  @MainActor static func main() { CountriesApp.showcase(loader: .foundation).main() }
}
