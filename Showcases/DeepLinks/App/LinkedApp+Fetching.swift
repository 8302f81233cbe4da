import NavigationOperators
import ComposableNavigation
import NavigationLinks

extension LinkedApp {
  /// A link that is opened when its data is there.
  typealias Fetch = LoadingLink<String>

  /// The loader of the data, which has half a second for it.
  var loader: Fetch {
    Fetch(clock: clock, timeout: .milliseconds(500)) { link in try await Self.data(for: link) }
  }

  /// Says what a server would: it has nothing about flags, and takes for ever about ratios.
  private static func data(for link: PendingLink) async throws -> String {
    if link.text.contains("flag") { throw NoData() }
    if link.text.contains("ratio") { try await Task.sleep(for: .seconds(3_600)) }
    return "\(link.text.utf8.count) bytes"
  }

  private struct NoData: Error, CustomStringConvertible {
    var description: String { "the server has nothing about flags" }
  }
}

extension LinkedApp.Action {
  /// Tells whether it says what came of the data.
  var endsFetch: Bool {
    switch self {
    case .fetch(.loaded), .fetch(.failed), .fetch(.timedOut): true
    default: false
    }
  }
}

extension LinkMap<LinkedApp.State> {
  /// Opens a link whose data is there, or says why it is not.
  func take(
    _ outcome: LinkedApp.Fetch.Outcome,
    of link: PendingLink,
    in state: inout LinkedApp.State
  ) {
    switch outcome {
    case .loaded(let data):
      let problem = problem(in: &state) {
        (state: inout LinkedApp.State) throws(LinkError) -> LinkOutcome in
        try resume(link, in: &state)
      }
      (state.problem, state.data) = (problem, data)
    case .failed(let reason): state.problem = "no data: \(reason)"
    case .timedOut: state.problem = "no data in time"
    case .superseded, .cancelled: break
    }
  }
}
