extension CasePath {
  /// Returns the path to a case of the value in this case: both paths, one after the other.
  ///
  /// Use it for a path through two cases, such as to an answer in a page of several kinds. It is
  /// not needed for a child of a child: each feature pulls back, or scopes, its own child.
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
  /// If one of the two paths is refused, so is the result: its ``problem`` is that of this path,
  /// else that of the appended one. The name is that of key paths.
  ///
  /// - Parameter path: The path from the value in this case on.
  /// - Returns: The path that matches if both do.
  public func appending<AppendedValue>(
    path: CasePath<Value, AppendedValue>
  ) -> CasePath<Root, AppendedValue> {
    CasePath<Root, AppendedValue>(
      route: CaseRoute(route, then: path.route),
      embed: { [wrap] in wrap(path.wrap($0)) },
      extract: { [unwrap] in unwrap($0).flatMap(path.unwrap) }
    )
  }

  /// Returns the path to a case of an element's action: the element's key stays beside the value.
  ///
  /// Use it for an action of an element of a `forEach`, which has the element's id or key in front:
  ///
  /// ```swift
  /// // case page(EntryID, Form.Action)
  /// let saved = await store.receive((/Action.page).appending(element: /Form.Action.saved))
  /// saved?.0                                         // the id of the page
  /// ```
  ///
  /// - Parameter path: The path from the element's action on.
  /// - Returns: The path that matches if both do.
  public func appending<Key, Element, ElementValue>(
    element path: CasePath<Element, ElementValue>
  ) -> CasePath<Root, (Key, ElementValue)> where Value == (Key, Element) {
    let copy = CasePath<Root, (Key, ElementValue)>(
      embed: { [wrap] in wrap(($0.0, path.wrap($0.1))) },
      extract: { [unwrap] root in
        unwrap(root).flatMap { value in path.unwrap(value.1).map { (value.0, $0) } }
      }
    )
    return CasePath<Root, (Key, ElementValue)>(
      route: CaseRoute(route, then: path.route, visitCopy: copy.route.visitCopy),
      embed: copy.wrap,
      extract: copy.unwrap
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
