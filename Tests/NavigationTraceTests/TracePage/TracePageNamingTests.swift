import Testing

@Suite(.enabled(if: PageScript.isAvailable, "node runs the script"))
struct TracePageNamingTests {
  @Test func `hosts, elements and effects are named after the tree and the actions`() throws {
    let titles = try PageScript.value(of: titles, in: Self.shop)
    #expect(
      titles.replacing(#"\n"#, with: "\n").trimmingPrefix("\"").dropLast() == """
        The start
        tabs is set up
        tabs is to show items (selected), About
        tabs is asked to insert items first, insert About after items
        stack in items is set up
        stack in items is to show Items
        stack in items is taken down
        stack in items is set up
        modal in About is set up
        tabs is done, and shows items (selected), About
        list ▸ open 7
        The state has changed
        effect 0 of open 7 begins
        stack in items is to show Items, Item 7
        stack in items waits for another host to finish, then to push Item 7
        stack in items is asked to push Item 7
        stack in items is done, and shows Items, Item 7
        modal in About is to show Rate it, as alert
        stack in items reports: the user has removed Item 7
        """
    )
  }

  @Test func `hosts of one name are told apart by the place around`() throws {
    let names = try PageScript.value(
      of: "[...places.titles.values()].join()",
      in: """
        {"event":"state","text":"tabs\\n├─ ● stack\\n│  └─ stack\\n│     └─ a\\n└─ ○ stack\\n   └─ a"}
        {"event":"joined","host":"1.1","shape":"tabs"}
        {"event":"wants","host":"1.1","entries":["one","two"],"selected":"one"}
        {"event":"asked","host":"1.1","command":"insert e1 first, insert e2 after e1"}
        {"event":"done","host":"1.1","shows":[1,2]}
        {"event":"joined","host":"1.2","shape":"stack","inside":"1.1","element":1}
        {"event":"wants","host":"1.2","entries":["#0"]}
        {"event":"asked","host":"1.2","command":"push e1"}
        {"event":"done","host":"1.2","shows":[1]}
        {"event":"joined","host":"1.3","shape":"stack","inside":"1.1","element":2}
        {"event":"wants","host":"1.3","entries":["#0"]}
        {"event":"asked","host":"1.3","command":"push e1"}
        {"event":"done","host":"1.3","shows":[1]}
        {"event":"joined","host":"1.4","shape":"stack","inside":"1.2","element":1}
        {"event":"joined","host":"1.5","shape":"modal","inside":"1.3","element":1}
        {"event":"joined","host":"1.6","shape":"modal","inside":"1.2","element":1}
        """
    )
    #expect(
      names == """
        "tabs,stack in one,stack in two,stack in a,modal in a in two,modal in a in one"
        """
    )
  }

  @Test func `hosts far inside are told apart by the nearest place that differs`() throws {
    let name = { (host: Int, entry: String) in
      """
      {"event":"wants","host":"1.\(host)","entries":["\(entry)"]}
      {"event":"asked","host":"1.\(host)","command":"push e1"}
      {"event":"done","host":"1.\(host)","shows":[1]}

      """
    }
    let names = try PageScript.value(
      of: "[...places.titles.values()].join()",
      in: """
        {"event":"joined","host":"1.1","shape":"tabs"}
        {"event":"wants","host":"1.1","entries":["one","two"]}
        {"event":"asked","host":"1.1","command":"insert e1 first, insert e2 after e1"}
        {"event":"done","host":"1.1","shows":[1,2]}
        {"event":"joined","host":"1.2","shape":"stack","inside":"1.1","element":1}
        {"event":"joined","host":"1.3","shape":"stack","inside":"1.1","element":2}
        \(name(2, "pages"))\(name(3, "pages"))
        {"event":"joined","host":"1.4","shape":"stack","inside":"1.2","element":1}
        {"event":"joined","host":"1.5","shape":"stack","inside":"1.3","element":1}
        \(name(4, "page"))\(name(5, "page"))
        {"event":"joined","host":"1.6","shape":"modal","inside":"1.4","element":1}
        {"event":"joined","host":"1.7","shape":"modal","inside":"1.5","element":1}
        """
    )
    #expect(
      names == """
        "tabs,stack in one,stack in two,stack in pages in one,stack in pages in two,\
        modal in page in one,modal in page in two"
        """
    )
  }

  @Test func `hosts of one name that are there at once have numbers`() throws {
    let names = try PageScript.value(
      of: "[...places.titles.values()].join()",
      in: """
        {"event":"state","text":"stack\\n├─ stack\\n│  └─ a\\n└─ stack\\n   └─ a"}
        {"event":"joined","host":"1.1","shape":"stack"}
        {"event":"wants","host":"1.1","entries":["#0","#1"]}
        {"event":"asked","host":"1.1","command":"push e1 e2"}
        {"event":"done","host":"1.1","shows":[1,2]}
        {"event":"joined","host":"1.2","shape":"stack","inside":"1.1","element":1}
        {"event":"joined","host":"1.3","shape":"stack","inside":"1.1","element":2}
        {"event":"left","host":"1.2"}
        {"event":"left","host":"1.3"}
        {"event":"joined","host":"1.4","shape":"stack","inside":"1.1","element":2}
        {"event":"joined","host":"1.5","shape":"stack","inside":"1.1","element":1}
        {"event":"left","host":"1.4"}
        {"event":"joined","host":"1.6","shape":"stack","inside":"1.1","element":2}
        """
    )
    #expect(
      names == #""stack,stack in a,stack in a 2,stack in a,stack in a 2,stack in a""#
    )
  }

  @Test func `the hosts of a closed window are gone`() throws {
    let hosts = try PageScript.value(
      of: "[5, 7, 9].map((step) => places.hosts(step).map(({ name }) => places.hostName(name)))",
      in: """
        {"event":"state","text":"{windows}\\n└─ stack\\n   └─ a"}
        {"event":"joined","host":"1.1","shape":"windows"}
        {"event":"wants","host":"1.1","entries":["main"]}
        {"event":"attached","host":"1.1","shows":[]}
        {"event":"asked","host":"1.1","command":"open e1"}
        {"event":"joined","host":"2.1","shape":"stack"}
        {"event":"attached","host":"2.1","shows":[]}
        {"event":"done","host":"1.1","shows":[1]}
        {"event":"asked","host":"1.1","command":"close e1"}
        {"event":"done","host":"1.1","shows":[]}
        """
    )
    #expect(hosts == #"[["windows","stack in main"],["windows","stack in main"],["windows"]]"#)
  }

  @Test(arguments: [
    (#""event":"asked","command":"pop e1 e2""#, "tabs is asked to pop items, About"),
    (
      #""event":"waits","reason":"a gesture to end, then present(e1, alert)""#,
      "tabs waits for a gesture to end, then to present items as alert"
    ),
    (
      #""event":"waits","reason":"a change, because the host refused push([e1, e2]): no""#,
      "tabs waits for a change, because the host refused push items, About: no"
    ),
    (
      #""event":"waits","reason":"the modal beside it, [e7], to be dismissed, then to present [e2]""#,
      "tabs waits for the modal beside it to be dismissed, then to present About"
    ),
    (
      #""event":"waits","reason":"another host to report its elements, then replace([e1], with: [e2])""#,
      "tabs waits for another host to say what it shows, then to replace items with About"
    ),
  ])
  func `commands and reasons name their screens`(event: String, words: String) throws {
    let title = try PageScript.value(
      of: "title(places, trace.events.length - 1)",
      in: "\(Self.shop)\n{\"host\":\"1.1\",\(event)}"
    )
    #expect(title == "\"\(words)\"")
  }

  @Test func `a tab that the user selects has its name`() throws {
    let act = """
      {"event":"act","text":"select tab 1"}
      {"event":"report","host":"1.1","text":"selected e2"}
      {"event":"act","text":"select tab 7"}
      """
    let titles = try PageScript.value(
      of: "[3, 1].map((back) => title(places, trace.events.length - back))",
      in: Self.shop + "\n" + act
    )
    #expect(titles == #"["The user: select tab About","The user: select tab 7"]"#)
  }

  @Test(arguments: [
    ("1.2", #""entries":["root"]"#, "Item 7"), ("1.3", #""entries":[]"#, "Rate it"),
    ("1.1", #""entries":["items"]"#, "#0"),
  ])
  func `an entry that an action removes has its name`(
    host: String,
    content: String,
    name: String
  ) throws {
    let removal = """
      {"event":"action","from":"program","action":{"list":{"_0":{"action":"remove","ids":[0]}}}}
      {"event":"wants","host":"\(host)",\(content)}
      """
    let row = try PageScript.value(
      of: "[title, shortTitle].map((name) => name(places, trace.events.length - 2)).flat()",
      in: Self.shop + "\n" + removal
    )
    #expect(row == "[\"list ▸ remove \(name)\",\"list ▸ \",\"remove \(name)\"]")
  }

  @Test func `screens of an app's own are not those of the stack over them`() throws {
    let titles = try PageScript.value(
      of: "title(places, 2)",
      in: """
        {"event":"state","text":"stack\\n├─ home\\n└─ one"}
        {"event":"joined","host":"1.1","shape":"stack"}
        {"event":"wants","host":"1.1","entries":["#0"]}
        """
    )
    #expect(titles == #""stack is to show one""#)
  }

  @Test(arguments: [
    #"{"event":"joined","host":"1.1","shape":"stack","inside":"1.1","element":1}"#,
    #"{"event":"joined","host":"1.1","shape":"stack","inside":"9.9","element":1}"#,
    #"{"event":"asked","host":"1.1"}"#, #"{"event":"wants","host":"1.1"}"#,
    #"{"event":"state","text":"   └─ a\n      └─ b"}"#,
  ])
  func `a damaged trace has names too`(line: String) throws {
    let damaged = Self.shop + "\n" + line + "\n" + Self.shop
    #expect(try PageScript.value(of: titles, in: damaged).hasPrefix("\"The start"))
  }

  private let titles = #"trace.events.map((_, step) => title(places, step)).join("\n")"#

  /// Two tabs: a list with an item, whose view is made in a lane of its own, and a page.
  private static let shop = """
    {"event":"state","text":"tabs\\n├─ ● stack\\n│  └─ Items\\n└─ ○ About"}
    {"event":"joined","host":"1.1","shape":"tabs"}
    {"event":"wants","host":"1.1","entries":["items","about"],"selected":"items"}
    {"event":"asked","host":"1.1","command":"insert e1 first, insert e2 after e1"}
    {"event":"joined","host":"2.1","shape":"stack"}
    {"event":"wants","host":"2.1","entries":["root"]}
    {"event":"left","host":"2.1"}
    {"event":"joined","host":"1.2","shape":"stack","inside":"1.1","element":1}
    {"event":"joined","host":"1.3","shape":"modal","inside":"1.1","element":2}
    {"event":"done","host":"1.1","shows":[1,2],"element":1}
    {"event":"action","from":"program","action":{"list":{"_0":{"open":{"_0":7}}}}}
    {"event":"state","text":"tabs\\n├─ ● stack\\n│  ├─ Items\\n│  └─ Item 7\\n└─ ○ About\\n   └─ (alert)\\n      └─ Rate it"}
    {"event":"began","work":0}
    {"event":"wants","host":"1.2","entries":["root","#0"]}
    {"event":"waits","host":"1.2","reason":"another host to acknowledge push([e4]), then push([e2])"}
    {"event":"asked","host":"1.2","command":"push e2"}
    {"event":"done","host":"1.2","shows":[1,2]}
    {"event":"wants","host":"1.3","entries":["#0"],"style":"alert"}
    {"event":"report","host":"1.2","kind":"removed","elements":[2]}
    """
}
