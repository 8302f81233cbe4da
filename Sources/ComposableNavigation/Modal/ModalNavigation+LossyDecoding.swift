extension ModalNavigation.State where Item: Decodable {
  /// Decodes the presented and the waiting items that can be read, each with its style.
  init(lossilyFrom decoder: any Decoder, _ log: LossyDecodingLog) throws {
    let container = try decoder.container(keyedBy: ModalStateKey.self)
    let read = try container.decode(LossyEntries<Item>.self, forKey: .entries)
    let written =
      (try? container.readOneByOne(.styles) { try $0.decode(PresentationStyle.self) }) ?? []
    let list = container.codingPath + [ModalStateKey.styles]
    var styles: [PresentationStyle] = []
    for position in read.positions {
      guard position < written.count else {
        log.note(.replaced, list, position: position, "there is no style for it")
        styles.append(.automatic)
        continue
      }
      switch written[position] {
      case .success(let style):
        styles.append(style)
      case .failure(let fault):
        log.note(.replaced, list, position: position, fault.reason)
        styles.append(.automatic)
      }
    }
    self.init(
      policy: container.decodeLossily(.policy, or: .replace, log),
      areAnimationsEnabled: container.decodeLossily(.areAnimationsEnabled, or: true, log)
    )
    storedEntries = read.entries
    self.styles = styles
  }
}
