/// The cause of a removal or a selection: a person or the program.
///
/// Handlers send `.user` for what a person did to the host; actions of your own default to
/// `.program`. A reducer may tell them apart: confirm only what the user did.
public enum Cause: String, Hashable, Sendable, Codable {
  /// A person, by a gesture or a button of the host.
  case user
  /// The program.
  case program
}
