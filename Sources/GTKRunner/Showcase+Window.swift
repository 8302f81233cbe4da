public import TerminalRunner

#if GTK
  import ComposableNavigation
  import Glibc
  import GTKHost
#else
  import Foundation
#endif

extension Showcase {
  /// Runs the program and exits: in a window of GTK with `--gtk`, otherwise in the terminal.
  ///
  /// Your own app gets windows, scripts and recordings in this way. Build it with the trait `GTK`;
  /// without it `--gtk` is an error that says so.
  ///
  /// ```swift
  /// @main enum Main {
  ///   @MainActor static func main() { showcase.mainInTerminalOrWindow() }
  /// }
  /// ```
  ///
  /// - Parameter arguments: The options of `Showcase.main(arguments:)`, and with `--gtk` one more,
  ///   `--size WxH` in pixels.
  @available(*, noasync)
  public func mainInTerminalOrWindow(
    arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) -> Never {
    guard arguments.contains("--gtk") else {
      main(arguments: arguments, restoresTerminal: true)
    }
    #if GTK
      do throws(GTKOptionError) {
        let options = try GTKOptions(arguments.filter { $0 != "--gtk" })
        exit(runInWindow(options))
      } catch {
        ScriptOutput.standardError.write("\(name): \(error)")
        exit(2)
      }
    #else
      ScriptOutput.standardError.write(
        "\(name): built without GTK; expected swift run --traits GTK \(name) --gtk"
      )
      exit(2)
    #endif
  }

  #if GTK
    private func runInWindow(_ options: GTKOptions) -> Int32 {
      do throws(GTKLoopError) {
        let loop = try GTKLoop()
        let app = WindowedShowcase(self, options) { loop.end() }
        app.begin()
        loop.run()
        for failure in app.failures { ScriptOutput.standardError.write(failure) }
        return app.failures.isEmpty ? 0 : 3
      } catch {
        ScriptOutput.standardError.write("\(name): \(error)")
        return 2
      }
    }
  #endif
}
