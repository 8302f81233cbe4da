public import ComposableNavigation

/// One event, as a line of a ``Trace``.
///
/// Each event is one JSON object; `event` contains the name of the case:
///
/// ```
/// {"action":{"action":"pushItem","item":"message"},"event":"action","from":"program"}
/// {"command":"push e2","event":"asked","host":"1.1"}
/// {"command":"push e2","event":"refused","host":"1.1","reason":"a gesture is in progress"}
/// ```
///
/// Hosts are named by their lane and their number in it (`1.2`), elements by their numbers, and
/// entries by their ids as texts. Fields with default values are left out.
public enum TraceEvent: Hashable, Sendable {
  // MARK: Events from outside

  /// `note`: a remark to the reader, by the code that runs the app.
  case note(String)

  /// `act`: an action of the user, described by the code that runs the app.
  case act(String)

  /// `tree`: a drawing of the content that the hosts show.
  case tree(String)

  // MARK: The store

  /// `action`: an action was reduced.
  case action(TraceAction, from: TraceSource)

  /// `dropped`: an action was not reduced, because its effect was cancelled or its target was
  /// removed; a `refusal` after it contains the reason.
  case dropped(TraceAction, from: TraceSource)

  /// `state`: the state has changed since the last event of this kind, as the recorder draws it.
  case state(String)

  /// `began`: asynchronous work began; work is counted from 0.
  case began(work: Int)

  /// `ended`: asynchronous work ended; `error` is the issue that it ended with.
  case ended(work: Int, error: String?)

  /// `cancelled`: asynchronous work was cancelled.
  case cancelled(work: Int)

  /// `refusal`: the reason why an action could not be carried out.
  case refusal(String)

  /// `issue`: a `NavigationIssue`, by its kind.
  case issue(kind: String, message: String)

  // MARK: Lanes

  /// `joined`: a handler joined a lane, in the view of an element of another host.
  case joined(TraceHost, shape: String, in: TraceHost?, element: Int?)

  /// `left`: a handler left its lane.
  case left(TraceHost)

  /// `wants`: the content that a state wants its host to show.
  case wants(TraceHost, TraceDesiredContent)

  /// `coalesced`: desired content for which no command was sent, because the state changed first;
  /// `reason` is the reason why it had waited.
  case coalesced(TraceHost, TraceDesiredContent, reason: String)

  /// `asked`: a host received a command.
  case asked(TraceHost, command: String, isAnimated: Bool)

  /// `done`: a host completed a command, and the content that it shows now.
  case done(TraceHost, Showing)

  /// `refused`: a host did not carry out a command, and the reason.
  case refused(TraceHost, command: String, reason: String)

  /// `misused`: an acknowledgement was used a second time, or by a detached host.
  case misused(lane: Int)

  /// `attached`: a host came on screen, and the content that it shows.
  case attached(TraceHost, Showing)

  /// `report`: a change that a host reported without a command, in words: `removed e2 e3`.
  case report(TraceHost, String)

  /// `waits`: the new reason why a host's next command waits, other than its own acknowledgement;
  /// nil if it no longer waits.
  case waits(TraceHost, for: String?)
}
