extension PresentationStyle {
  /// The name, followed by a sheet's properties.
  package var traceText: String {
    guard case .sheet(let sheet) = self, sheet != Sheet() else { return description }
    let detents = sheet.detents.map { "\($0)" }.joined(separator: " ")
    return "sheet at \(detents)" + (sheet.selectedDetent.map { ", now \($0)" } ?? "")
      + (sheet.showsGrabber ? ", with a grabber" : "") + sheet.looks
  }
}

extension Sheet {
  /// The words for all properties that differ from the host's default.
  fileprivate var looks: String {
    let all = [
      background == .automatic ? nil : "background \(background)",
      cornerRadius.map { "corners of \($0)" },
      backgroundInteraction == .automatic ? nil : "what is behind \(backgroundInteraction)",
      contentInteraction == .automatic ? nil : "a drag inside it \(contentInteraction)",
    ]
    return all.compactMap { $0.map { ", \($0)" } }.joined()
  }
}
