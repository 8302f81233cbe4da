/// A file that `Onboarding --saved` wrote before archives existed: the state alone, in the middle
/// of the branch for teams.
enum OldOnboarding {
  static let text = """
    {"answers":{"hasTeam":false,"interests":["news"],"name":"Ada","plan":"team",
    "wantsNotifications":false},"modules":{"areAnimationsEnabled":true,"currentTransition":
    "identity","entries":{"ids":[0],"items":[{"name":"welcome","option":"identity","root":
    "welcome"}],"next":2},"screens":{"areAnimationsEnabled":true,"entries":{"ids":[0,1,2,3,4],
    "items":[{"alerts":{"ids":[],"items":[],"next":0},"currentTransition":"identity",
    "following":[],"location":"insert","name":"welcome","overlays":{"ids":[],"items":[],"next":
    0},"screen":"welcome","segue":{"fullScreenCover":{"_0":{"background":{"automatic":{}}}}},
    "transitionMemory":"keepPrevious","transitionQueue":[],"transitions":{"ids":[],"items":[],
    "next":0}},{"alerts":{"ids":[],"items":[],"next":0},"currentTransition":"identity",
    "following":[{"location":{"insert":{}},"name":"interests","screen":"interests","segue":{
    "push":{}},"transitionMemory":"keepPrevious"},{"location":{"insert":{}},"name":"plan",
    "screen":"plan","segue":{"push":{}},"transitionMemory":"keepPrevious"},{"location":{
    "insert":{}},"name":"notifications","screen":"notifications","segue":{"push":{}},
    "transitionMemory":"keepPrevious"}],"location":"insert","name":"name","overlays":{"ids":[],
    "items":[],"next":0},"screen":"name","segue":{"push":{}},"transitionMemory":"keepPrevious",
    "transitionQueue":[],"transitions":{"ids":[],"items":[],"next":0}},{"alerts":{"ids":[],
    "items":[],"next":0},"currentTransition":"identity","following":[{"location":{"insert":{}},
    "name":"plan","screen":"plan","segue":{"push":{}},"transitionMemory":"keepPrevious"},{
    "location":{"insert":{}},"name":"notifications","screen":"notifications","segue":{"push":{}},
    "transitionMemory":"keepPrevious"}],"location":"insert","name":"interests","overlays":{
    "ids":[],"items":[],"next":0},"screen":"interests","segue":{"push":{}},"transitionMemory":
    "keepPrevious","transitionQueue":[],"transitions":{"ids":[],"items":[],"next":0}},{
    "alerts":{"ids":[],"items":[],"next":0},"currentTransition":"identity","following":[{
    "location":{"insert":{}},"name":"notifications","screen":"notifications","segue":{"push":{}},
    "transitionMemory":"keepPrevious"}],"location":"insert","name":"plan","overlays":{"ids":[],
    "items":[],"next":0},"screen":"plan","segue":{"push":{}},"transitionMemory":"keepPrevious",
    "transitionQueue":[],"transitions":{"ids":[],"items":[],"next":0}},{"alerts":{"ids":[],
    "items":[],"next":0},"currentTransition":"identity","following":[{"location":{"insert":{}},
    "screen":"invite","segue":{"push":{}},"transitionMemory":"keepPrevious"}],"location":
    "insert","overlays":{"ids":[],"items":[],"next":0},"screen":"team","segue":{"sheet":{"_0":
    {"background":{"automatic":{}},"backgroundInteraction":{"automatic":{}},
    "contentInteraction":"automatic","detents":[{"large":{}}],"showsGrabber":false}}},
    "transitionMemory":"keepPrevious","transitionQueue":[],"transitions":{"ids":[],"items":[],
    "next":0}}],"next":5},"queue":[{"location":{"append":{}},"name":"newsletter","screen":
    "newsletter","segue":{"push":{}},"transitionMemory":"keepPrevious"}]},"visit":1},"order":
    "a"}
    """
}
