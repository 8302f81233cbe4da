#if GTK
  /// The reason why GTK cannot be used.
  public enum GTKLoopError: Error, Hashable, CustomStringConvertible {
    /// There is neither a Wayland nor an X display.
    case noDisplay

    /// The reason as a sentence.
    public var description: String { "there is no display; set DISPLAY or WAYLAND_DISPLAY" }
  }
#endif
