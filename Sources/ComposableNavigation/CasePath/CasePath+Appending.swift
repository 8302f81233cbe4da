extension CasePath {
  /// Returns the path to a case of the value in this case: both paths, one after the other.
  ///
  /// Reach for it where one path has to lead two cases deep, as to an answer in a page of several
  /// kinds. A child of a child needs none: each feature pulls back, or scopes, its own.
  ///
  /// ```swift
  /// enum Card { case text(String), picture(Int) }
  /// enum Page { case card(Card), blank }
  ///
  /// let text = (/Page.card).appending(path: /Card.text)
  /// text.extract(.card(.text("Hello")))             // "Hello"
  /// text.extract(.card(.picture(1)))                // nil
  /// text.extract(.blank)                            // nil
  /// text.embed("Hello")                             // .card(.text("Hello"))
  /// ```
  ///
  /// If one of the two is refused, so is the path: its ``problem`` is theirs, this path's before the
  /// appended one's. The name is that of key paths.
  ///
  /// - Parameter path: The path from the value in this case on.
  /// - Returns: The path that matches where both do.
  public func appending<AppendedValue>(
    path: CasePath<Value, AppendedValue>
  ) -> CasePath<Root, AppendedValue> {
    CasePath<Root, AppendedValue>(
      route: CaseRoute(route, then: path.route),
      embed: { [wrap] in wrap(path.wrap($0)) },
      extract: { [unwrap] in unwrap($0).flatMap(path.unwrap) }
    )
  }

  private init(
    route: CaseRoute,
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    wrap = embed
    unwrap = extract
    self.route = route
  }
}
