import TerminalHost

@main
enum Main {
  @MainActor static func main() throws {
    try CountriesApp.showcase(loader: .foundation).main()
  }
}
