import NavigationLinks
import NavigationOperators

extension LinkedApp {
  /// The loading of a link's data.
  typealias Fetch = LoadingLink<String>

  /// The loader of the data, with a time-out of half a second.
  var loader: Fetch {
    Fetch(clock: clock, timeout: .milliseconds(500)) { link in try await Self.data(for: link) }
  }

  /// Simulates a server: it has no data about flags, and never answers about ratios.
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
  /// A Boolean value that indicates whether the action reports the result of loading.
  var endsFetch: Bool {
    switch self {
    case .fetch(.loaded), .fetch(.failed), .fetch(.timedOut): true
    default: false
    }
  }
}

extension LinkMap<LinkedApp.State> {
  /// Opens a link whose data is loaded, or stores the reason why it is not.
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
