import ComposableNavigation

/// A feature with thirty counting children.
struct Thirty: Reducer {
  struct State {
    var c0 = Leaf()
    var c1 = Leaf()
    var c2 = Leaf()
    var c3 = Leaf()
    var c4 = Leaf()
    var c5 = Leaf()
    var c6 = Leaf()
    var c7 = Leaf()
    var c8 = Leaf()
    var c9 = Leaf()
    var c10 = Leaf()
    var c11 = Leaf()
    var c12 = Leaf()
    var c13 = Leaf()
    var c14 = Leaf()
    var c15 = Leaf()
    var c16 = Leaf()
    var c17 = Leaf()
    var c18 = Leaf()
    var c19 = Leaf()
    var c20 = Leaf()
    var c21 = Leaf()
    var c22 = Leaf()
    var c23 = Leaf()
    var c24 = Leaf()
    var c25 = Leaf()
    var c26 = Leaf()
    var c27 = Leaf()
    var c28 = Leaf()
    var c29 = Leaf()
    var taps = 0
  }

  enum Action {
    case c0(LeafFeature.Action)
    case c1(LeafFeature.Action)
    case c2(LeafFeature.Action)
    case c3(LeafFeature.Action)
    case c4(LeafFeature.Action)
    case c5(LeafFeature.Action)
    case c6(LeafFeature.Action)
    case c7(LeafFeature.Action)
    case c8(LeafFeature.Action)
    case c9(LeafFeature.Action)
    case c10(LeafFeature.Action)
    case c11(LeafFeature.Action)
    case c12(LeafFeature.Action)
    case c13(LeafFeature.Action)
    case c14(LeafFeature.Action)
    case c15(LeafFeature.Action)
    case c16(LeafFeature.Action)
    case c17(LeafFeature.Action)
    case c18(LeafFeature.Action)
    case c19(LeafFeature.Action)
    case c20(LeafFeature.Action)
    case c21(LeafFeature.Action)
    case c22(LeafFeature.Action)
    case c23(LeafFeature.Action)
    case c24(LeafFeature.Action)
    case c25(LeafFeature.Action)
    case c26(LeafFeature.Action)
    case c27(LeafFeature.Action)
    case c28(LeafFeature.Action)
    case c29(LeafFeature.Action)
    case tap
  }

  var body: some Reducer<State, Action> {
    LeafFeature().pullback(state: \.c0, action: /Action.c0)
    LeafFeature().pullback(state: \.c1, action: /Action.c1)
    LeafFeature().pullback(state: \.c2, action: /Action.c2)
    LeafFeature().pullback(state: \.c3, action: /Action.c3)
    LeafFeature().pullback(state: \.c4, action: /Action.c4)
    LeafFeature().pullback(state: \.c5, action: /Action.c5)
    LeafFeature().pullback(state: \.c6, action: /Action.c6)
    LeafFeature().pullback(state: \.c7, action: /Action.c7)
    LeafFeature().pullback(state: \.c8, action: /Action.c8)
    LeafFeature().pullback(state: \.c9, action: /Action.c9)
    LeafFeature().pullback(state: \.c10, action: /Action.c10)
    LeafFeature().pullback(state: \.c11, action: /Action.c11)
    LeafFeature().pullback(state: \.c12, action: /Action.c12)
    LeafFeature().pullback(state: \.c13, action: /Action.c13)
    LeafFeature().pullback(state: \.c14, action: /Action.c14)
    LeafFeature().pullback(state: \.c15, action: /Action.c15)
    LeafFeature().pullback(state: \.c16, action: /Action.c16)
    LeafFeature().pullback(state: \.c17, action: /Action.c17)
    LeafFeature().pullback(state: \.c18, action: /Action.c18)
    LeafFeature().pullback(state: \.c19, action: /Action.c19)
    LeafFeature().pullback(state: \.c20, action: /Action.c20)
    LeafFeature().pullback(state: \.c21, action: /Action.c21)
    LeafFeature().pullback(state: \.c22, action: /Action.c22)
    LeafFeature().pullback(state: \.c23, action: /Action.c23)
    LeafFeature().pullback(state: \.c24, action: /Action.c24)
    LeafFeature().pullback(state: \.c25, action: /Action.c25)
    LeafFeature().pullback(state: \.c26, action: /Action.c26)
    LeafFeature().pullback(state: \.c27, action: /Action.c27)
    LeafFeature().pullback(state: \.c28, action: /Action.c28)
    LeafFeature().pullback(state: \.c29, action: /Action.c29)
    Reduce { state, action in
      if case .tap = action { state.taps += 1 }
      return .none
    }
  }
}

/// The same in one switch.
func thirtyBound() -> BoundStore<Thirty.State, Thirty.Action> {
  BoundStore(Thirty.State()) { state, action in
    switch action {
    case .c0(.add(let value)): state.c0.count += value
    case .c0(.reset): state.c0.count = 0
    case .c1(.add(let value)): state.c1.count += value
    case .c1(.reset): state.c1.count = 0
    case .c2(.add(let value)): state.c2.count += value
    case .c2(.reset): state.c2.count = 0
    case .c3(.add(let value)): state.c3.count += value
    case .c3(.reset): state.c3.count = 0
    case .c4(.add(let value)): state.c4.count += value
    case .c4(.reset): state.c4.count = 0
    case .c5(.add(let value)): state.c5.count += value
    case .c5(.reset): state.c5.count = 0
    case .c6(.add(let value)): state.c6.count += value
    case .c6(.reset): state.c6.count = 0
    case .c7(.add(let value)): state.c7.count += value
    case .c7(.reset): state.c7.count = 0
    case .c8(.add(let value)): state.c8.count += value
    case .c8(.reset): state.c8.count = 0
    case .c9(.add(let value)): state.c9.count += value
    case .c9(.reset): state.c9.count = 0
    case .c10(.add(let value)): state.c10.count += value
    case .c10(.reset): state.c10.count = 0
    case .c11(.add(let value)): state.c11.count += value
    case .c11(.reset): state.c11.count = 0
    case .c12(.add(let value)): state.c12.count += value
    case .c12(.reset): state.c12.count = 0
    case .c13(.add(let value)): state.c13.count += value
    case .c13(.reset): state.c13.count = 0
    case .c14(.add(let value)): state.c14.count += value
    case .c14(.reset): state.c14.count = 0
    case .c15(.add(let value)): state.c15.count += value
    case .c15(.reset): state.c15.count = 0
    case .c16(.add(let value)): state.c16.count += value
    case .c16(.reset): state.c16.count = 0
    case .c17(.add(let value)): state.c17.count += value
    case .c17(.reset): state.c17.count = 0
    case .c18(.add(let value)): state.c18.count += value
    case .c18(.reset): state.c18.count = 0
    case .c19(.add(let value)): state.c19.count += value
    case .c19(.reset): state.c19.count = 0
    case .c20(.add(let value)): state.c20.count += value
    case .c20(.reset): state.c20.count = 0
    case .c21(.add(let value)): state.c21.count += value
    case .c21(.reset): state.c21.count = 0
    case .c22(.add(let value)): state.c22.count += value
    case .c22(.reset): state.c22.count = 0
    case .c23(.add(let value)): state.c23.count += value
    case .c23(.reset): state.c23.count = 0
    case .c24(.add(let value)): state.c24.count += value
    case .c24(.reset): state.c24.count = 0
    case .c25(.add(let value)): state.c25.count += value
    case .c25(.reset): state.c25.count = 0
    case .c26(.add(let value)): state.c26.count += value
    case .c26(.reset): state.c26.count = 0
    case .c27(.add(let value)): state.c27.count += value
    case .c27(.reset): state.c27.count = 0
    case .c28(.add(let value)): state.c28.count += value
    case .c28(.reset): state.c28.count = 0
    case .c29(.add(let value)): state.c29.count += value
    case .c29(.reset): state.c29.count = 0
    case .tap: state.taps += 1
    }
  }
}
