package import TerminalHost

#if GTK
  import ComposableNavigation
  import Glibc
  import GTKHost
#else
  import Foundation
#endif

extension Showcase {
  /// Runs the showcase and exits: in a window with `--gtk`, otherwise as `main()` does.
  ///
  /// `--gtk` has one more option, `--size WxH` in pixels.
  @available(*, noasync)
  package func mainAnywhere(arguments: [String]) -> Never {
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
