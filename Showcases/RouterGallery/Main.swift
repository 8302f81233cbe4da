import TerminalHost

@main
enum Main {
  @MainActor static func main() { Gallery.showcase.main() }
}
