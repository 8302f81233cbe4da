extension LinkTable {
  /// Redirects that come back to where they began, and those that lead to no pattern.
  ///
  /// Each is followed with several texts in place of what it captures.
  func redirectProblems() -> [LinkProblem] {
    let values = redirects.isEmpty ? [] : texts
    return redirects.compactMap { redirect in
      let shape = LinkShape(id: redirect.id, steps: redirect.steps, priority: 0, isGuarded: false)
      let variant = LinkVariant(link: 0, shape: shape, path: redirect.steps)
      if let name = redirect.unknownNames.first {
        return LinkProblem(
          .deadRedirect,
          [redirect.id],
          witness: variant.witness(),
          "“\(redirect.id)” captures no “\(name)”"
        )
      }
      return problem(of: redirect, variant, values)
    }
  }

  private func problem(
    of redirect: Redirect,
    _ variant: LinkVariant,
    _ texts: [String]
  ) -> LinkProblem? {
    var isDead = true
    for text in texts {
      let components = redirect.steps.map { step in
        if case .literal(let literal) = step { literal } else { text }
      }
      let url = LinkURL(path: components)
      do throws(LinkError) {
        _ = try match(redirect.follow(url))
        isDead = false
      } catch  where error.kind == .redirectCycle {
        return LinkProblem(
          .redirectCycle,
          [redirect.id],
          witness: url.description,
          "“\(redirect.id)” leads back to itself"
        )
      } catch  where error.kind == .missingValue || error.kind == .badValue {
        // The link may bring with it what its query needs.
        isDead = false
      } catch {}
    }
    guard isDead else { return nil }
    return LinkProblem(
      .deadRedirect,
      [redirect.id],
      witness: variant.witness(),
      "“\(redirect.id)” leads to no pattern"
    )
  }

  /// Texts to put in place of values: those that the table's own types print.
  private var texts: [String] {
    let samples = trie.kinds.kinds.flatMap { $0.samples().lazy.filter { !$0.isEmpty }.prefix(2) }
    return Array(Set(samples + ["a"])).sorted()
  }
}
