import GTKRunner
import TerminalRunner

@main
enum Main {
  @MainActor static func main() { ShopApp.showcase.mainInTerminalOrWindow() }
}
