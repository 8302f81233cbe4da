import TerminalHost

@main
enum Main {
  static func main() async { await Market.showcase.main() }
}
