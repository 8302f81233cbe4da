#if GTK
  /// The reason why GTK cannot be used.
  public enum GTKLoopError: Error, Hashable, CustomStringConvertible {
    /// Neither a Wayland nor an X display is there.
    case noDisplay

    /// The reason in words.
    public var description: String { "there is no display; set DISPLAY or WAYLAND_DISPLAY" }
  }
#endif
