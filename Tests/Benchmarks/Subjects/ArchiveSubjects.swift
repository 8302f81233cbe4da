import ComposableNavigation
import Foundation
import NavigationArchive

/// Writing and reading the archive of a stack, beside Foundation's encoder and decoder alone.
@MainActor
enum ArchiveSubjects {
  private typealias Numbers = StackNavigation<Int>

  static var all: [Subject] {
    [10, 100, 1_000].flatMap { size in [writing(size), reading(size)] }
  }

  private static let format = ArchiveFormat<Numbers.State>("Benchmarks", initial: .init())

  private static func writing(_ size: Int) -> Subject {
    subject("archive, written", size, target: 1.6) { state, _ in
      let encoder = JSONEncoder()
      return (
        Work { count in for _ in 0..<count { blackHole(try? encoder.encode(state)) } },
        Work { count in for _ in 0..<count { blackHole(try? format.bytes(of: state)) } }
      )
    }
  }

  private static func reading(_ size: Int) -> Subject {
    subject("archive, read", size, target: 2) { state, bytes in
      let decoder = JSONDecoder()
      let plain = (try? JSONEncoder().encode(state)) ?? Data()
      return (
        Work { count in
          for _ in 0..<count { blackHole(try? decoder.decode(Numbers.State.self, from: plain)) }
        },
        Work { count in for _ in 0..<count { blackHole(try? format.read(bytes)) } }
      )
    }
  }

  private static func subject(
    _ family: String,
    _ size: Int,
    target: Double,
    _ make: @escaping @MainActor (Numbers.State, [UInt8]) -> (bound: Work, subject: Work)
  ) -> Subject {
    Subject(
      name: "\(family), \(size)",
      growth: Growth(family: family, size: size, kind: .linear),
      against: .foundation,
      target: target
    ) {
      var state = Numbers.State()
      state.items = Array(0..<size)
      return make(state, (try? format.bytes(of: state)) ?? [])
    }
  }
}
