#if GTK
  /// The options of a showcase in a window.
  struct GTKOptions: Hashable {
    var width = 860
    var height = 640

    init(_ arguments: [String]) throws(GTKOptionError) {
      var arguments = arguments[...]
      while let argument = arguments.popFirst() {
        guard argument == "--size" else { throw .unknown(argument) }
        let value = arguments.popFirst() ?? ""
        let parts = value.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1],
          (200...8000).contains(width), (200...8000).contains(height)
        else { throw .size(value) }
        (self.width, self.height) = (width, height)
      }
    }
  }

  /// An error in the options of a window.
  enum GTKOptionError: Error, Hashable, CustomStringConvertible {
    case unknown(String)
    case size(String)

    var description: String {
      switch self {
      case .unknown(let option):
        "there is no option \"\(option)\" beside --gtk; expected --size WxH"
      case .size(let value):
        "\"\(value)\" is no size; expected --size WxH from 200 to 8000, as in --size 860x640"
      }
    }
  }
#endif
