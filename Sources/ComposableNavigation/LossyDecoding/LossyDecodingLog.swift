/// The list of the parts that containers leave out when they decode a damaged archive.
///
/// The log is in a decoder's `userInfo`. Without it containers are strict, and there is no cost.
package final class LossyDecodingLog: Sendable {
  private let noted = Locked<[ArchiveLoss]>([])

  /// The parts that were left out or replaced so far.
  package var losses: [ArchiveLoss] { noted.withLock { $0 } }

  package init() {}

  /// Adds the treatment of a part.
  func note(
    _ kind: ArchiveLoss.Kind,
    _ path: [any CodingKey],
    position: Int? = nil,
    _ reason: String
  ) {
    let loss = ArchiveLoss(
      kind,
      container: path.placeText,
      position: position,
      reason: reason
    )
    noted.withLock { $0.append(loss) }
  }
}

extension CodingUserInfoKey {
  /// The key of a decoder's ``LossyDecodingLog``.
  package static let lossyDecodingLog = CodingUserInfoKey(
    rawValue: "ComposableNavigation.LossyDecodingLog"
  )
}
