/// The cause of a removal or a selection: the user or the program.
///
/// Handlers send `.user` for the user's actions on a host; your own actions default to `.program`.
/// A reducer can treat them differently, for example confirm only the user's actions.
public enum Cause: String, Hashable, Sendable, Codable {
  /// The user, by a gesture or a button of the host.
  case user
  /// The program.
  case program
}
