/** What clients and the server say to each other.

Made by `make schema` out of docs/protocol.schema.json; not to be edited by hand. */

/**
 * The messages between clients and the server.
 */
export type Message = FromClient | FromServer | OverHttp
export type FromClient =
  | Hello
  | Choose
  | TakeBack
  | LookAhead
  | AskPosition
  | Say
  | Emote
  | Mute
  | Hidden
  | Report
  | Rematch
  | Start
  | Kick
  | Fill
  | Substitute
  | Back
  | Leave
  | Resign
  | HandOver
  | Abort
  | Vote
  | Filter
  | Programs
  | Consent
export type FromServer = TableInfo | Welcome | Told | Now | Said | Reply | Closing
export type OverHttp =
  | NewTable
  | PlayOn
  | PlayPuzzle
  | GoOn
  | Join
  | WhoAsks
  | AsksHint
  | MySeats
  | Learner
  | Created
  | Result
  | Glance
  | Review
  | Advice
  | HouseCards
  | Rules
  | RuleExample
  | Teaching
  | LessonChapter
  | PlayedGame
  | Replay
  | CurveAnswer
  | GalleryPage
  | PuzzleList
  | PuzzleQuestion
  | BoardTrain
  | Today
  | RideTold
  | LegendAnswer
  | ListMe
  | DayStanding
  | DayList
  | SeatFacts
  | NewMe
  | MyFirstDevice
  | Me
  | ChangeMe
  | MyDevice
  | SignOff
  | AddSeats
  | AddedSeats
  | OwnSeats
  | ClaimSeat
  | MyNewDevice
  | MyKey
  | MyPasskeys
  | RemovePasskey
  | AnsweredByPasskey
  | LeaveForGood
  | ShareRides
  | OwnRides
  | MyCalls
  | AddBrowser
  | RenewBrowser
  | AddHook
  | AddedTarget
  | WhichTarget
  | TriedTarget
  | SetWish
  | SetQuiet
  | TableCalls
  | PushMessage
  | Withdrawal
  | HookMessage
  | EnterQueue
  | AskMeet
  | Meet
  | MeetOffer
  | LadderShown
  | LadderRules
  | NewEvening
  | EveningOpened
  | Evening
  | ComeIn
  | DrawRound
  | EndTable
  | ThatGuest
  | SetRounds
  | MyEvening
  | Refusal

/**
 * The first message on a socket: the client's token, how many choices it has seen, and which
 * seats are muted.
 *
 * Without a token it is a spectator. ``protocol`` is the version of these messages that the client
 * uses; version 1 did not send it.
 */
export interface Hello {
  type: 'hello'
  id: number
  protocol?: number
  token?: string
  seen?: number
  muted?: number[]
}
/**
 * A choice, made when the game was at ``number`` choices.
 */
export interface Choose {
  type: 'choose'
  id: number
  number: number
  option: string
}
/**
 * A player alone against bots takes the last choice back; the game is at ``number`` choices.
 */
export interface TakeBack {
  type: 'take_back'
  id: number
  number: number
}
/**
 * While planning: where the seat's cards would lead if nothing else happened. The reply has
 * it.
 */
export interface LookAhead {
  type: 'ahead'
  id: number
}
/**
 * Asks for the position as this seat knows it, in one line of notation. The reply has it.
 */
export interface AskPosition {
  type: 'position'
  id: number
}
/**
 * Chat.
 */
export interface Say {
  type: 'say'
  id: number
  text: string
}
/**
 * A gesture.
 */
export interface Emote {
  type: 'emote'
  id: number
  name: 'cheer' | 'gasp' | 'hat' | 'hurry' | 'laugh' | 'sorry'
}
/**
 * Stop or resume chat from a seat on this connection.
 */
export interface Mute {
  type: 'mute'
  id: number
  seat: number
  on: boolean
}
/**
 * Whether the page of this connection is out of sight, so that its player is called.
 */
export interface Hidden {
  type: 'hidden'
  id: number
  on: boolean
}
/**
 * A player reports another to the operator.
 */
export interface Report {
  type: 'report'
  id: number
  seat: number
  reason: string
}
/**
 * After the game: a player wants another one at a new table with the same people, or no longer
 * does. With ``now`` the host begins it without waiting for the others.
 */
export interface Rematch {
  type: 'rematch'
  id: number
  wanted?: boolean
  now?: boolean
}
/**
 * The host starts the game; open seats are filled with bots.
 */
export interface Start {
  type: 'start'
  id: number
}
/**
 * The host frees a seat before the game starts; its player is banned from the table.
 */
export interface Kick {
  type: 'kick'
  id: number
  seat: number
}
/**
 * The host puts a bot into an open seat before the game starts.
 */
export interface Fill {
  type: 'fill'
  id: number
  seat: number
  bot: string
}
/**
 * The host lets a bot play for an absent player; an empty name ends that.
 */
export interface Substitute {
  type: 'substitute'
  id: number
  seat: number
  bot: string
}
/**
 * A player whose time ran out takes the seat back from the bot, for the next decision. A choice
 * does the same.
 */
export interface Back {
  type: 'back'
  id: number
}
/**
 * A player gives up the seat: before the start it becomes free, during the game as by
 * `Resign`.
 */
export interface Leave {
  type: 'leave'
  id: number
}
/**
 * A player leaves the game permanently; a bot plays on.
 */
export interface Resign {
  type: 'resign'
  id: number
}
/**
 * The host makes another player the host.
 */
export interface HandOver {
  type: 'hand_over'
  id: number
  seat: number
}
/**
 * Before the first choice, the host returns to a lobby, at a new table.
 */
export interface Abort {
  type: 'abort'
  id: number
}
/**
 * A player votes for a bot to replace a player who does not choose.
 */
export interface Vote {
  type: 'vote'
  id: number
  seat: number
}
/**
 * The host turns the filter for rude words in chat on or off.
 */
export interface Filter {
  type: 'filter'
  id: number
  on: boolean
}
/**
 * The host allows programs of others to take a seat, or no longer does.
 */
export interface Programs {
  type: 'programs'
  id: number
  on: boolean
}
/**
 * What a player agrees to be kept after the game: their name, times, and that the game may be
 * studied. Until the end it can be changed.
 */
export interface Consent {
  type: 'consent'
  id: number
  names: boolean
  times: boolean
  study: boolean
}
/**
 * The table: sent at the start and whenever its seats or options change.
 */
export interface TableInfo {
  type: 'table'
  table: string
  status: 'closed' | 'over' | 'playing' | 'waiting'
  public: boolean
  clock: number
  options: ShownOptions
  seats: SeatInfo[]
  host: number
  seed_hash: string
  seed: string
  next_table: string
  filtered: boolean
  vote_after: number
  substitute_after: number
  help?: boolean
  frozen?: Frozen | null
  times?: boolean
  study?: boolean
  origin?: PlaysOn | null
  day?: string
  counts?: boolean
  programs?: boolean
  opened?: number
  evening?: string
  rated?: boolean
}
/**
 * The options of a table as everybody sees them, with the names of its house cards.
 */
export interface ShownOptions {
  boxes?: string[]
  rules?: string
  expert?: string | number | null
  variant?: string | null
  switches?: {
    [k: string]: string
  } | null
  cars?: number | string[] | null
  selection?: string[] | null
  house?: HouseCards | null
}
/**
 * Cards that only this server has, by the names their author gave them.
 */
export interface HouseCards {
  cars: string[]
  rounds: string[]
  stations: string[]
}
/**
 * A seat as everyone sees it.
 */
export interface SeatInfo {
  seat: number
  kind: 'bot' | 'human' | 'open'
  name: string
  bandit: string
  bot: string
  present: boolean
  resigned: boolean
  votes: number[]
  again: boolean
  lapses: number
  comebacks: number
  named?: boolean
  timed?: boolean
  study?: boolean
  program?: string
  author?: string
}
/**
 * Why a game cannot continue at this server: it was played by other rules than the server's, or
 * its record is damaged.
 */
export interface Frozen {
  reason: 'damaged' | 'rules'
  rules: number
  ours: number
  sentence: string
}
/**
 * The moment of a finished game from which a table plays on.
 */
export interface PlaysOn {
  game: string
  number: number
  seat: number
  anew: boolean
}
/**
 * The answer to `Hello`: the client's seat; -1 is a spectator.
 */
export interface Welcome {
  type: 'welcome'
  seat: number
  number: number
  protocol?: number
}
/**
 * The effect of one choice, as this seat saw it; ``number`` choices have been made.
 *
 * ``table`` is what everybody sees and ``mine`` is what only this seat sees. Both are omitted if
 * another message follows at once, so that a reconnecting client gets them only with the last.
 * With ``taken_back`` it is no choice: the one with that number, the last that counted, has been
 * taken back. ``may_take_back``: whether this seat may do so with its last choice now.
 */
export interface Told {
  type: 'told'
  number: number
  chooser: number
  events: EventView[]
  deadline?: number
  table?: View | null
  mine?: Mine | null
  taken_back?: number
  may_take_back?: boolean
}
/**
 * What happened, as one seat saw it. Fields that do not apply, or that the seat may not know,
 * are missing; `event_kinds` lists those that each kind has.
 *
 * ``number``: which round, turn, card of the pile or goal, from 1 on; ``count``: how many cards,
 * bullets or bandits; ``money``: in dollars. ``ending`` is what happens at the end of a round,
 * ``effect`` what a bullet of the Marshal's does, ``prisoner`` the bandit whose companion he is.
 */
export interface EventView {
  kind: string
  rule: string
  seat?: number | null
  bandit?: string | null
  target?: string | null
  at?: string | null
  card?: CardView | null
  cards?: CardView[] | null
  token?: TokenView | null
  number?: number | null
  count?: number | null
  money?: number | null
  round?: string | null
  turn?: string | null
  ending?: string | null
  effect?: string | null
  hostage?: string | null
  prisoner?: string | null
  goal?: GoalView | null
}
/**
 * A card, or a bullet and who fired it. ``owner`` is missing where the holder of the
 * card leads only one bandit, and for neutral bullets and cards without an owner.
 */
export interface CardView {
  kind: string
  owner?: string | null
}
/**
 * A loot token. ``value`` is missing where this seat may not know it.
 */
export interface TokenView {
  number: number
  kind: string
  value?: number | null
}
/**
 * A goal of the Marshal's; a ``warrant`` is for one bandit.
 */
export interface GoalView {
  kind: string
  bandit?: string | null
}
/**
 * The table as one seat sees it.
 *
 * ``left_out``: what a simplified table plays without, ``abilities`` and ``events`` (SET-7).
 */
export interface View {
  seat: number
  phase: string
  round: number
  rounds: (RoundView | null)[]
  turn: number
  turn_kind: string
  first: number
  cars: string[]
  marshal_at: string
  neutral_bullets: number
  bandits: BanditView[]
  players: PlayerView[]
  floor: {
    [k: string]: TokenView[]
  }
  aside: TokenView[]
  removed: TokenView[]
  pile: PlayedView[]
  questions: QuestionView[]
  horses?: HorsesView | null
  marshal?: MarshalView | null
  time_machine?: TimeMachineView | null
  left_out?: string[]
}
export interface RoundView {
  name: string
  turns: string
  event: string
  station: boolean
  keep: number
  reconstructed: boolean
}
export interface BanditView {
  name: string
  seat: number
  at: string
  bullets: number
  hits: {
    [k: string]: number
  }
  loot: TokenView[]
  cash: number
  abilities: string[]
}
/**
 * A seat's cards: sizes for all, the hand and discard pile for its own player only.
 */
export interface PlayerView {
  seat: number
  hand_size: number
  deck_size: number
  discard_size: number
  hand?: CardView[] | null
  kept?: CardView[] | null
  discard?: CardView[] | null
  discard_top?: CardView | null
}
/**
 * A card on the pile. ``card`` is missing where it lies face down for this seat.
 */
export interface PlayedView {
  seat: number
  turn: number
  hidden: boolean
  resolved: boolean
  card?: CardView | null
}
/**
 * A question to a seat; ``options`` only in that seat's own view.
 */
export interface QuestionView {
  seat: number
  kind: string
  options?:
    | (
        | WordOption
        | PlayOption
        | KeepOption
        | PickOption
        | PlaceOption
        | FigureOption
        | TokenOption
        | HostageOption
        | PrisonerOption
        | ShotOption
        | BoardOption
        | DrinkOption
      )[]
    | null
  bandit?: string | null
  target?: string | null
  token?: number | null
}
/**
 * A choice without further fields, such as ``draw``.
 */
export interface WordOption {
  type: 'word'
  words: string
  number: number
}
export interface PlayOption {
  type: 'play'
  words: string
  number: number
  card: CardView
  hidden?: boolean
}
export interface KeepOption {
  type: 'keep'
  words: string
  number: number
  card: CardView
}
export interface PickOption {
  type: 'pick'
  words: string
  number: number
  card: CardView
}
export interface PlaceOption {
  type: 'place'
  words: string
  number: number
  place: string
}
export interface FigureOption {
  type: 'figure'
  words: string
  number: number
  figure: string
}
/**
 * A token by its number. If several tokens there are alike, it stands for any of them.
 */
export interface TokenOption {
  type: 'token'
  words: string
  number: number
  token: number
}
export interface HostageOption {
  type: 'hostage'
  words: string
  number: number
  hostage: string
}
/**
 * By the bandit whose companion he is.
 */
export interface PrisonerOption {
  type: 'prisoner'
  words: string
  number: number
  prisoner: string
}
/**
 * A shot of the Marshal's, with the next bullet of one cylinder: 0 is the left one.
 */
export interface ShotOption {
  type: 'shot'
  words: string
  number: number
  figure: string
  gun: number
}
/**
 * One of a player's two bandits boards, the other one rides on.
 */
export interface BoardOption {
  type: 'board'
  words: string
  number: number
  figure: string
}
/**
 * ``half``: from a half-empty flask, and ``bandit``: whose flask, where there are several.
 */
export interface DrinkOption {
  type: 'drink'
  words: string
  number: number
  old?: boolean
  half?: boolean
  bandit?: string | null
}
/**
 * The public part of Horses & Stagecoach.
 *
 * ``boarding``: the car that riders may board now; ``horses``: how many stand beside each car;
 * ``coach``: the car it faces; ``hostages``: still in it; ``taken``: by bandit, the hostage he
 * took.
 */
export interface HorsesView {
  boarding: string | null
  horses: number[]
  coach: string | null
  shotgun: string | null
  hostages: string[]
  taken: {
    [k: string]: string
  }
}
/**
 * The public part of Marshal & Prisoners.
 *
 * ``cylinders``: the effects of the bullets left, left and right, the next one first;
 * ``brawlers``: values of the Marshal's brawler cards left, the top one first; ``prisoners``: laid
 * out at the prison car; ``companions``: by bandit, his companion; ``wanted``: bandits whose
 * poster is not captured; ``wounds``: by bandit, bullets before him; ``taken``: by bandit, the
 * value of his brawler cards; ``with_the_law``: how many prisoners the Marshal took back;
 * ``turned``: how many goals he has seen; ``shown``: those that all have seen; ``goals``: those
 * turned up, only in his own view.
 */
export interface MarshalView {
  seat: number
  cylinders: string[][]
  brawlers: number[]
  prisoners: string[]
  companions: {
    [k: string]: string
  }
  wanted: string[]
  wounds: {
    [k: string]: string[]
  }
  taken: {
    [k: string]: number
  }
  with_the_law: number
  thrown_off: string[]
  turned: number
  shown: GoalView[]
  goals?: GoalView[] | null
}
/**
 * The time machine: who travels in time now, the horses that wait beside it, and for the
 * traveller's own player only where he hides.
 */
export interface TimeMachineView {
  traveller: string | null
  horses: number
  hiding?: string | null
}
/**
 * What a seat knows beyond the public view; both together are its own view.
 *
 * ``values``: of face-down tokens, by number; ``hidden``: its own face-down cards, by their place
 * in the pile from 0. Its knowledge of a box is under the box's name, as in the view.
 */
export interface Mine {
  seat: number
  hand?: CardView[] | null
  kept?: CardView[] | null
  discard?: CardView[] | null
  values?: {
    [k: string]: number
  }
  hidden?: {
    [k: string]: CardView
  }
  question?: QuestionView | null
  marshal?: MarshalMine | null
  time_machine?: TimeMachineMine | null
}
/**
 * What only the Marshal knows: his goals, as far as they are turned up.
 */
export interface MarshalMine {
  goals: GoalView[]
}
/**
 * The hiding place, which only the time traveller's own player knows.
 */
export interface TimeMachineMine {
  hiding: string
}
/**
 * The current position, for a client that has missed nothing.
 */
export interface Now {
  type: 'now'
  number: number
  deadline: number
  table: View
  mine: Mine
  may_take_back?: boolean
}
/**
 * Chat or a gesture from a seat.
 */
export interface Said {
  type: 'said'
  seat: number
  name: string
  text: string
  emote: string
}
/**
 * The answer to a client's message: done, too late, or refused with a reason. ``why`` names
 * the reasons for which a client is sent away, ``code`` those that a page says in its own words,
 * ``wait`` the seconds until it is allowed, if known; ``ahead`` is what `LookAhead` asked for, and
 * ``position`` what `AskPosition` did.
 */
export interface Reply {
  type: 'reply'
  id: number
  status: 'ok' | 'refused' | 'stale'
  sentence: string
  number: number
  why?: '' | 'address' | 'banned' | 'crowded' | 'gone' | 'kicked' | 'outdated'
  code?:
    | ''
    | 'alone_only'
    | 'begun'
    | 'busy'
    | 'closed'
    | 'closing'
    | 'counts'
    | 'devices'
    | 'full'
    | 'here'
    | 'hints'
    | 'host'
    | 'just_left'
    | 'key_invalid'
    | 'key_used'
    | 'late'
    | 'lawman'
    | 'name'
    | 'no_help'
    | 'no_room'
    | 'not_over'
    | 'not_started'
    | 'origin'
    | 'other_rules'
    | 'over'
    | 'own_key'
    | 'own_seat'
    | 'passkey'
    | 'pictures'
    | 'players'
    | 'queue'
    | 'quota'
    | 'rematches'
    | 'replays'
    | 'reported'
    | 'resigned'
    | 'revealed'
    | 'reviews'
    | 'seats'
    | 'setup'
    | 'slow_down'
    | 'started'
    | 'storage'
    | 'taken'
    | 'too_often'
    | 'vote_clock'
    | 'vote_wait'
    | 'weak'
  wait?: number
  ahead?: Ahead | null
  position?: string
}
/**
 * What a seat can expect of its cards. ``laid``: of those on the pile, in order. ``next``: by
 * the words of an option, what would follow if that card were played next.
 */
export interface Ahead {
  laid?: Step[]
  next?: {
    [k: string]: Step
  }
}
/**
 * Where a bandit would be after a card that is played in that turn.
 */
export interface Step {
  turn: number
  bandit: string
  at: string
}
/**
 * The server stops within ``seconds``. Reconnect: it may return, or another may take
 * over.
 */
export interface Closing {
  type: 'closing'
  seconds: number
}
/**
 * A request for a new table; its host sits at seat 0.
 */
export interface NewTable {
  name: string
  seats: string[]
  bandit?: string
  options?: WantedOptions
  public?: boolean
  clock?: 0 | 30 | 60 | 86400
  pace?: number
  help?: boolean
  programs?: boolean
}
/**
 * The options of a new table; with the house cards if ``house`` is true.
 */
export interface WantedOptions {
  boxes?: string[]
  rules?: string
  expert?: string | number | null
  variant?: string | null
  switches?: {
    [k: string]: string
  } | null
  cars?: number | string[] | null
  selection?: string[] | null
  house?: boolean
}
/**
 * A request to play on from the moment after ``number`` choices, in the place of a seat.
 */
export interface PlayOn {
  name: string
  seat: number
  number: number
  anew?: boolean
  bot?: string
}
/**
 * A request to play on from a puzzle, with everything dealt anew that its seat could not
 * know.
 */
export interface PlayPuzzle {
  name: string
  bot?: string
}
/**
 * A request to go on with a game that was begun elsewhere. ``record`` is the game so far;
 * ``bots`` are its bots by seat, with an empty name at the player's ``seat``.
 */
export interface GoOn {
  name: string
  seat: number
  /**
   * @maxItems 8
   */
  bots: string[]
  record: unknown
}
/**
 * A request for a seat. A program that plays in place of a person says so.
 */
export interface Join {
  name: string
  bandit?: string
  program?: SaysProgram | null
}
/**
 * What a program says of itself when it asks for a seat. With ``key`` it proves to be one that
 * the operator knows, whose name and author are shown then.
 */
export interface SaysProgram {
  name: string
  key?: string
}
/**
 * A request that needs proof of a seat.
 */
export interface WhoAsks {
  token: string
}
/**
 * A request for a hint, when the game is at ``number`` choices.
 */
export interface AsksHint {
  token: string
  number: number
}
/**
 * A request for what is new at several tables.
 */
export interface MySeats {
  /**
   * @maxItems 20
   */
  seats: Seated[]
}
/**
 * A seat, with the token that proves it.
 */
export interface Seated {
  table: string
  token: string
}
/**
 * How far a learner has come in a lesson: the act, and all choices made in it.
 */
export interface Learner {
  act?: number
  /**
   * @maxItems 200
   */
  choices?: string[]
  language?: 'en' | 'fr' | 'pl' | 'ru'
}
/**
 * A new table or seat. The token is sent only here.
 */
export interface Created {
  table: string
  seat: number
  token: string
}
/**
 * The result of a game. Lists are by seat; partners, who have the same number in ``sides``,
 * share the money of their side. Seats in ``barred`` cannot win, whatever they have. The game will
 * be remembered for its ``awards``.
 */
export interface Result {
  money: number[]
  breakdown: {
    [k: string]: number
  }[]
  hits: number[]
  gunslingers: number[]
  winners: number[]
  barred: number[]
  sides: number[]
  awards: Award[]
}
/**
 * An award of a bandit, with an amount: bullets, punches, dollars … `awards` has the kinds.
 */
export interface Award {
  kind: string
  bandit: string
  amount: number
}
/**
 * What is new at the table of one seat: who must choose and until when, which round it is, the
 * last thing that happened to its bandits, and at the end the money of each seat and who has
 * won.
 */
export interface Glance {
  info: TableInfo
  seat: number
  asked?: number[]
  deadline?: number
  round?: number
  rounds?: number
  money?: number[]
  winners?: number[]
  last?: EventView | null
}
/**
 * The choices that cost a seat most, the worst first, and what a legend would have chosen each
 * time. Without ``ready`` it is still being made: ask again.
 */
export interface Review {
  ready: boolean
  regrets: Regret[]
  choices?: LegendsChoice[]
}
/**
 * A choice that cost its player some of his chance to win, and what was better and why.
 * ``number``: how many choices had been made before; ``table``: his view then, with his question;
 * ``after_chosen`` and ``after_better``: what comes of either; ``ahead``: where his cards led, and
 * either card if it was one.
 */
export interface Regret {
  number: number
  round: number
  kind: string
  chosen: string
  better: string
  loss: number
  table: View
  reason?: Reason | null
  after_chosen?: Outcome | null
  after_better?: Outcome | null
  ahead?: Ahead | null
}
/**
 * Why an option is better than another one, ``than``, over ``tries`` deals.
 *
 * ``decisive`` speaks for it, and is worth most; ``price``, if anything, speaks against it.
 * ``close``: the chances to win hardly differ; ``settled``: because the game is as good as ``won``
 * or ``lost`` either way. Without anything decisive, many small things add up, or the two are
 * about equal.
 */
export interface Reason {
  than: string
  tries: number
  close?: boolean
  settled?: ('lost' | 'won') | null
  decisive?: Point | null
  price?: Point | null
}
/**
 * Something that differs between two options, in how many tries it happened after each:
 * after the recommended one (``best``) and after the ``other``, in figures and in round ones.
 *
 * ``figure``, ``loot`` and ``card`` are named where it is always the same. ``money``: how many
 * dollars more the recommended option brings on average; only for the kind ``money``.
 */
export interface Point {
  kind: string
  best?: number
  other?: number
  best_often?:
    | 'almost_always'
    | 'always'
    | 'four_of_five'
    | 'half'
    | 'hardly_ever'
    | 'never'
    | 'nine_of_ten'
    | 'one_of_five'
    | 'one_of_ten'
    | 'one_of_three'
    | 'two_of_three'
  other_often?:
    | 'almost_always'
    | 'always'
    | 'four_of_five'
    | 'half'
    | 'hardly_ever'
    | 'never'
    | 'nine_of_ten'
    | 'one_of_five'
    | 'one_of_ten'
    | 'one_of_three'
    | 'two_of_three'
  figure?: string | null
  loot?: string | null
  card?: string | null
  money?: number | null
}
/**
 * What comes of an option: the chance to win by what its player could know, the chance in the
 * true deal, and what usually happens to the player until the round ends.
 */
export interface Outcome {
  chance: number
  in_truth: number
  follows?: Usual[]
}
/**
 * Something that usually follows an option, and how often. ``figure``, ``loot`` and ``card``
 * are named where it is usually the same.
 */
export interface Usual {
  kind: string
  often:
    | 'almost_always'
    | 'always'
    | 'four_of_five'
    | 'half'
    | 'hardly_ever'
    | 'never'
    | 'nine_of_ten'
    | 'one_of_five'
    | 'one_of_ten'
    | 'one_of_three'
    | 'two_of_three'
  figure?: string | null
  loot?: string | null
  card?: string | null
}
/**
 * What a legend would have chosen after ``number`` choices: ``options`` has its favourite, and
 * then those that are as good.
 */
export interface LegendsChoice {
  number: number
  options: string[]
}
/**
 * The best option, why it is better than the most obvious other one, and the outcomes of it and
 * of the next best over ``tries``. Without tries it is an outlaw's choice, for questions whose
 * effects show only in a later round.
 */
export interface Advice {
  option: string
  tries?: number
  prospects?: Prospect[]
  reason?: Reason | null
}
/**
 * The outcome of an option over all tries: the mean chance to win, the mean change of the
 * seat's money in dollars, and how often its bandits were shot and met the law.
 */
export interface Prospect {
  option: string
  wins: number
  money: number
  shot: number
  law: number
}
/**
 * The rules in one language, the questions that people ask about them, the most frequent first,
 * and what a client needs to search both.
 */
export interface Rules {
  language: string
  chapters: RulesChapter[]
  questions: AskedQuestion[]
  vocabulary: Vocabulary
}
export interface RulesChapter {
  title: string
  parts: RulesPart[]
}
/**
 * A rule with its ``id``, or what stands between the rules: text, headings, points and steps of
 * lists, code. Asterisks surround what is emphasised. Whatever has an id has an example; that of
 * the example round is ``ROUND``.
 */
export interface RulesPart {
  kind: 'code' | 'heading' | 'point' | 'rule' | 'step' | 'text'
  text: string
  id?: string
}
/**
 * A question with a short answer, its rule, and other words that people use for it.
 */
export interface AskedQuestion {
  rule: string
  question: string
  answer: string
  also: string
}
/**
 * Stop words; endings, the longest first; and groups of words that stand for each other. All of
 * them are folded.
 */
export interface Vocabulary {
  stop: string[]
  endings: string[]
  synonyms: string[][]
}
/**
 * A scenario of a rule: ``names`` are those of all its scenarios, and this is ``n`` of them,
 * from 0 on. Without a ``table`` it is a setup that is ``refused``, in the engine's words.
 */
export interface RuleExample {
  rule: string
  n: number
  names: string[]
  table?: View | null
  steps?: ExampleStep[]
  wanted?: string
  refused?: string
}
/**
 * A step: what a seat may choose, may not choose, chooses or sees; ``mine``: its private view
 * at that moment, with its question. ``table``: the table after the step, missing if nothing
 * changed.
 */
export interface ExampleStep {
  verb: 'begins' | 'chooses' | 'offers' | 'refuses' | 'sees'
  seat?: number
  options?: (
    | WordOption
    | PlayOption
    | KeepOption
    | PickOption
    | PlaceOption
    | FigureOption
    | TokenOption
    | HostageOption
    | PrisonerOption
    | ShotOption
    | BoardOption
    | DrinkOption
  )[]
  mine?: Mine | null
  events?: EventView[]
  table?: View | null
}
/**
 * What happens in a lesson after the learner's last choice, up to the next one. Without ``ask``
 * the act is over; ``result`` is there if its game is over, too.
 */
export interface Teaching {
  lesson: string
  title: string
  act: number
  acts: number
  seat: number
  beats: Beat[]
  ask: Ask | null
  options: ShownOptions
  result: Result | null
}
/**
 * A beat of a lesson: a bubble, or events and the table after them. A bubble without a question
 * waits until it has been read. ``meanwhile`` is said with the first bubble of an act that does
 * not begin as the last one ended.
 */
export interface Beat {
  say?: string
  at?: string[]
  meanwhile?: string
  events?: EventView[]
  table?: View | null
}
/**
 * The learner's question: its options, and a friendly reply to each one that does not lead on.
 * In free play all options lead on.
 */
export interface Ask {
  open: string[]
  say?: string
  at?: string[]
  wrong?: {
    [k: string]: string
  }
  free?: boolean
  meanwhile?: string
}
export interface LessonChapter {
  title: string
  lessons: LessonCard[]
}
/**
 * A lesson in the list.
 */
export interface LessonCard {
  name: string
  title: string
  about: string
  you: string
}
/**
 * A game for its own page: who played, by which options, since when, and how it ended.
 *
 * ``choices`` is the number of those that count, and so of the last step of its replay.
 * ``review``: whether its players can have their choices reviewed. ``trouble`` is as in `Replay`.
 */
export interface PlayedGame {
  game: string
  status: 'over' | 'playing'
  public: boolean
  started: number
  ended: number
  study: boolean
  seats: ReplaySeat[]
  options: ShownOptions
  rules: number
  choices: number
  result: Result | null
  review: boolean
  trouble?: string
  trouble_code?: '' | 'changed' | 'damaged' | 'rules'
}
/**
 * A seat of a game that is told, as far as it is known who played there: a record says only
 * which bandits. ``program`` is what played in place of a person, by its ``author``.
 */
export interface ReplaySeat {
  seat: number
  name?: string
  kind?: '' | 'bot' | 'human'
  bot?: string
  bandits?: string[]
  program?: string
  author?: string
}
/**
 * A game told step by step, as seen from one ``seat``: -1 is a spectator, and -2 means all
 * cards open. ``trouble`` is a sentence if it is told only as far as it goes, and
 * ``trouble_code`` its kind.
 */
export interface Replay {
  seat: number
  seats: ReplaySeat[]
  options: ShownOptions
  rules: number
  steps: ReplayStep[]
  result?: Result | null
  trouble?: string
  trouble_code?: '' | 'changed' | 'damaged' | 'rules'
}
/**
 * The game after a choice, as one seat saw it; step 0 is the deal.
 *
 * ``table`` is what everybody saw, ``mine`` what only this seat saw; with all cards open ``minds``
 * has what each seat saw. ``option`` is what was chosen, if this seat chose it.
 */
export interface ReplayStep {
  number: number
  chooser: number
  events: EventView[]
  table: View
  round: number
  turn: number
  mine?: Mine | null
  minds?: Mine[]
  option?:
    | (
        | WordOption
        | PlayOption
        | KeepOption
        | PickOption
        | PlaceOption
        | FigureOption
        | TokenOption
        | HostageOption
        | PrisonerOption
        | ShotOption
        | BoardOption
        | DrinkOption
      )
    | null
}
/**
 * The curve of a game. Without ``ready`` it is still being made: ``done`` of its ``steps`` have
 * been measured; ask again.
 */
export interface CurveAnswer {
  ready: boolean
  done: number
  steps: number
  curve?: Curve | null
}
/**
 * The chances of a game. ``fair``: by seat, before the deal; ``steps``: the deal and every
 * choice; ``moments``: the key moments in the order of play.
 */
export interface Curve {
  fair: number[]
  steps: CurveStep[]
  seats: CurveSeat[]
  moments: KeyMoment[]
}
/**
 * After a choice, by seat: the chance to win, and how much the choice and luck changed it, each
 * with its standard error. ``number``: how many choices have been made, 0 after the deal;
 * ``chooser``: the seat that chose, -1 for the deal; ``loss``: what the chooser lost against the
 * best option by what he could know; ``word``: ``slip``, ``blunder`` or nothing.
 */
export interface CurveStep {
  number: number
  chooser: number
  round: number
  chances: number[]
  choice: number[]
  luck: number[]
  chance_error: number[]
  choice_error: number[]
  luck_error: number[]
  loss?: number
  word?: string
}
/**
 * A player's game: the chance before the deal and at the end, and what moved it: luck, the
 * player's own choices and those of others, each with its standard error. ``error``: what the
 * player lost per decision against the best option; ``decisions``: how many had an alternative.
 */
export interface CurveSeat {
  start: number
  end: number
  luck: number
  own: number
  others: number
  luck_error: number
  own_error: number
  others_error: number
  decisions: number
  error: number
  error_error: number
  slips: number
  blunders: number
}
/**
 * A choice that changed a player's chance greatly. ``seat``: that player; ``luck``, ``own`` and
 * ``others`` add up to the change. ``word``: ``luck``, ``bad_luck``, ``slip``, ``blunder``,
 * ``masterstroke`` or nothing. ``turning_point``: the greatest of all.
 */
export interface KeyMoment {
  number: number
  chooser: number
  round: number
  seat: number
  before: number
  after: number
  luck: number
  own: number
  others: number
  error: number
  word: string
  turning_point: boolean
}
/**
 * Some games of the gallery; ``more``: whether another page follows.
 */
export interface GalleryPage {
  games: GalleryGame[]
  more: boolean
}
/**
 * A game of the gallery. ``money`` is by seat, and ``winners`` are seats. ``bullets`` is how
 * many were received, ``margin`` by how many dollars the richest were ahead, ``luck`` what luck
 * added to the winner's chance, in hundredths of a percent, or None without a curve.
 */
export interface GalleryGame {
  game: string
  ended: number
  options: ShownOptions
  seats: ReplaySeat[]
  money: number[]
  winners: number[]
  margin: number
  bullets: number
  luck?: number | null
}
/**
 * All puzzles, and which of them is that of the day. Days begin at midnight UTC.
 */
export interface PuzzleList {
  day: string
  today: number
  puzzles: PuzzleCard[]
}
/**
 * A puzzle in the list: the solver's bandits, and the boxes and variant of the table. ``kind``
 * is the name of the question. ``level``: 1 is easy, 3 is hard.
 */
export interface PuzzleCard {
  puzzle: number
  bandits: string[]
  boxes: string[]
  variant: string
  kind: string
  level: number
}
/**
 * A puzzle: the position as the only step of a replay, from the solver's seat, and all answers,
 * the best first.
 */
export interface PuzzleQuestion {
  puzzle: number
  count: number
  level: number
  replay: Replay
  answers: PuzzleAnswer[]
}
/**
 * An option with its chance to win, from 0 to 1, and why the best one is better.
 */
export interface PuzzleAnswer {
  option: string
  value: number
  reason?: Reason | null
}
/**
 * A request to board today's train. ``counts``: whether it is the try that counts.
 */
export interface BoardTrain {
  name: string
  counts?: boolean
}
/**
 * Today's train, and yesterday's, which can be watched. ``listing``: whether this server lists
 * results of players who agree.
 */
export interface Today {
  train: TrainOfDay
  yesterday: TrainOfDay | null
  listing: boolean
}
/**
 * The train of a day: its number, and who leads which bandits, by seat; the player's is
 * ``seat``, and at the others is a bot.
 */
export interface TrainOfDay {
  day: string
  number: number
  seat: number
  bandits: string[][]
  bot: string
  options: ShownOptions
}
/**
 * A game on a train of the day that is over: whether it was the try that counts, and what it
 * brought to the player's seat.
 */
export interface RideTold {
  day: string
  counts: boolean
  seat: number
  outcome: RideOutcome
}
/**
 * The end of a game for one seat. ``place`` is its rank among ``sides``, who are partners or
 * single players; ``money`` is that of its side.
 */
export interface RideOutcome {
  money: number
  place: number
  sides: number
  won: boolean
  rounds: RideRound[]
}
/**
 * What a round brought to a seat: dollars gained and lost, bullets fired at others, and bullets
 * taken.
 */
export interface RideRound {
  gained?: number
  lost?: number
  shots?: number
  hits?: number
}
/**
 * The legend's game on the train of a day, with its record. Without ``ready`` it is still being
 * played: it is in round ``round``; ask again.
 */
export interface LegendAnswer {
  ready: boolean
  day: string
  round: number
  rounds: number
  seat: number
  outcome?: RideOutcome | null
  record?: string
}
/**
 * A request to be listed under a name, or no longer: with the table and the token of one's
 * seat, or with the record of a game that was played on a device.
 */
export interface ListMe {
  name: string
  table?: string
  token?: string
  record?: string
  listed?: boolean
}
/**
 * Where a result stands among those that are listed.
 */
export interface DayStanding {
  rank: number
  count: number
  listed: boolean
}
/**
 * The best results of a day, of ``count``.
 */
export interface DayList {
  day: string
  count: number
  results: DayResult[]
}
/**
 * A listed result. ``bandit``: of the player, two separated by a comma.
 */
export interface DayResult {
  rank: number
  name: string
  bandit: string
  money: number
  place: number
}
/**
 * A finished game for one seat. ``money`` and ``sides`` are by seat; ``hits`` are the bullets
 * that this seat took. ``day``: the train of the day. ``moved`` is there once the game's curve has
 * been worked out.
 */
export interface SeatFacts {
  table: string
  seat: number
  seats: ReplaySeat[]
  options: ShownOptions
  money: number[]
  sides: number[]
  winners: number[]
  hits: number
  gunslinger: boolean
  resigned: boolean
  day: string
  deeds: SeatDeeds
  moved?: Moved | null
}
/**
 * A seat's game. ``did`` and ``got`` are by the other seat: what this one did to it, and what
 * it did to this one. ``law``: bullets that no player fired. ``behind``: dollars behind the
 * richest seat when the last round began. ``grabbed``: strongboxes taken in the last round.
 */
export interface SeatDeeds {
  rounds: RoundDeeds[]
  did: Dealings[]
  got: Dealings[]
  law?: number
  behind?: number
  grabbed?: number
}
/**
 * What a round brought to a seat: dollars gained and lost, bullets fired at others, and bullets
 * taken.
 */
export interface RoundDeeds {
  gained?: number
  lost?: number
  shots?: number
  hits?: number
}
/**
 * What one seat did to another: bullets, punches, and the dollars that these cost.
 */
export interface Dealings {
  shots?: number
  punches?: number
  cost?: number
}
/**
 * What moved a seat's chance to win, in hundredths of a percent: luck, and the player's own
 * choices. ``error``: what was lost for each of ``decisions`` against the best option.
 */
export interface Moved {
  luck: number
  own: number
  error: number
  decisions: number
}
/**
 * A request for a profile, of which this is the first device. A name and a portrait, which is
 * that of a bandit, may follow later.
 */
export interface NewMe {
  name?: string
  portrait?: string
  device?: string
}
/**
 * A new device of a profile. The token is sent only here.
 */
export interface MyFirstDevice {
  token: string
  me: Me
}
/**
 * A profile, as it is shown to its own devices.
 */
export interface Me {
  name: string
  portrait: string
  made: number
  devices: number
}
/**
 * Another name or portrait; null leaves it as it is.
 */
export interface ChangeMe {
  name?: string | null
  portrait?: string | null
}
/**
 * A device of one's profile; ``this`` is the one that asks.
 */
export interface MyDevice {
  id: string
  name: string
  made: number
  seen: number
  this: boolean
}
/**
 * A request that a device of one's profile may do nothing any more.
 */
export interface SignOff {
  device: string
}
/**
 * Seats that become those of the profile. From then on its devices prove them, and their own
 * tokens no longer do.
 */
export interface AddSeats {
  /**
   * @maxItems 20
   */
  seats: Seated[]
}
/**
 * For each of these seats, in the same order, its number at the table; -1 if the table does
 * not exist or the token belongs to none of its seats.
 */
export interface AddedSeats {
  seats: number[]
}
/**
 * Seats of the profile, by table. With ``more``, ask again for those after the last table.
 */
export interface OwnSeats {
  seats: OwnSeat[]
  more: boolean
}
/**
 * A seat of the profile.
 */
export interface OwnSeat {
  table: string
  seat: number
  name: string
  since: number
}
/**
 * A request for the profile's seat at a table, which may have been opened for it.
 */
export interface ClaimSeat {
  table: string
}
/**
 * A request that this device becomes one of the profile of a key. If it has a profile of its
 * own that has no other device, its seats come along.
 */
export interface MyNewDevice {
  key: string
  device?: string
}
/**
 * A key that adds one device to the profile, until it ``expires``. It is sent only here.
 */
export interface MyKey {
  key: string
  expires: number
}
/**
 * The passkeys of one's profile. ``possible``: whether this server, at this address, can make
 * and check passkeys.
 */
export interface MyPasskeys {
  possible: boolean
  passkeys: MyPasskey[]
}
/**
 * A passkey of one's profile.
 */
export interface MyPasskey {
  id: string
  name: string
  made: number
  seen: number
}
/**
 * A request to delete a passkey.
 */
export interface RemovePasskey {
  passkey: string
}
/**
 * The answer of a passkey to a challenge, as browsers give it (``toJSON``), and what the
 * device, or the new passkey, is called.
 */
export interface AnsweredByPasskey {
  credential: {
    [k: string]: unknown
  }
  device?: string
}
/**
 * A request to delete one's profile with everything that belongs to it.
 */
export interface LeaveForGood {
  sure: true
}
/**
 * Rides that a device knows of. Answered by an `OwnRides`.
 */
export interface ShareRides {
  /**
   * @maxItems 20
   */
  rides: OwnRide[]
}
/**
 * The profile's ride on the train of a ``day`` that counts. ``table`` may be that of a game on
 * one of its devices; ``outcome`` is null while it is played.
 */
export interface OwnRide {
  day: string
  table: string
  outcome?: RideOutcome | null
  listed?: boolean
}
/**
 * All rides of the profile that count, the newest first.
 */
export interface OwnRides {
  rides: OwnRide[]
}
/**
 * Everything about one's calls. ``key`` is what a browser subscribes for.
 */
export interface MyCalls {
  key: string
  browsers: ShownTarget[]
  hooks: ShownTarget[]
  usual: ShownWish
  tables: ShownWish[]
  quiet: SetQuiet
  hosts: string[]
}
/**
 * A browser or a webhook, as its owner sees it: of its address only the host.
 */
export interface ShownTarget {
  id: string
  host: string
  shape: string
  name: string
  made: number
  off: boolean
  trouble: string
  this?: boolean
}
/**
 * What one wishes at a table.
 */
export interface ShownWish {
  table: string
  turns: 'every' | 'none' | 'once'
  reminder: boolean
}
/**
 * Quiet hours, in minutes of the day in a time zone; the same twice for none.
 */
export interface SetQuiet {
  begin?: number
  end?: number
  zone?: string
}
/**
 * A request to call this browser. ``name`` is shown to its owner.
 */
export interface AddBrowser {
  subscription: PushSubscription
  language?: string
  name?: string
}
/**
 * A subscription as ``PushSubscription.toJSON()`` writes it in a browser.
 */
export interface PushSubscription {
  endpoint: string
  keys: SubscriptionKeys
}
/**
 * The keys of a subscription in base64, named as browsers name them.
 */
export interface SubscriptionKeys {
  p256dh: string
  auth: string
}
/**
 * The browser itself has replaced a subscription, of which it proves to know the address and
 * the secret.
 */
export interface RenewBrowser {
  endpoint: string
  auth: string
  subscription: PushSubscription
}
/**
 * A request to call a webhook.
 */
export interface AddHook {
  url: string
  shape?: 'discord' | 'json' | 'matrix' | 'slack'
  language?: string
  name?: string
}
/**
 * A new browser or webhook. The secret with which requests to a webhook are signed is sent only
 * here.
 */
export interface AddedTarget {
  id: string
  secret?: string
}
/**
 * A request about one's browser or webhook.
 */
export interface WhichTarget {
  id: string
}
/**
 * How a trial went; empty if it was sent.
 */
export interface TriedTarget {
  trouble: string
}
/**
 * What one wishes at a table, or everywhere if none is named. With ``usual`` turns a table has
 * no wish of its own any more.
 */
export interface SetWish {
  table?: string
  turns?: 'every' | 'none' | 'once' | 'usual'
  reminder?: boolean
}
/**
 * The webhooks of a table, as its host sees them.
 */
export interface TableCalls {
  hooks: ShownTarget[]
  hosts: string[]
}
/**
 * What a browser is sent for a call.
 */
export interface PushMessage {
  type: 'call'
  id: string
  tag: string
  title: string
  body: string
  table: string
}
/**
 * What a browser is sent when a call is no longer true.
 */
export interface Withdrawal {
  type: 'over'
  id: string
  tag: string
  table: string
}
/**
 * What a webhook of the general shape is sent.
 */
export interface HookMessage {
  type: string
  id: string
  table: string
  seat: number
  player: string
  round: number
  rounds: number
  until: number
  text: string
  link: string
}
/**
 * A request to wait for a quick match, under a name; while one waits, to change the wish.
 */
export interface EnterQueue {
  name: string
  wish: Wish
}
/**
 * What a person would play: any of these games, at any of these speeds, with that many
 * players; ``bots`` allows bots in the remaining seats after a minute. ``ladder``: whether the
 * game is to count on the server's ladder, if it has one.
 */
export interface Wish {
  /**
   * @minItems 1
   * @maxItems 5
   */
  games: [string, ...string[]]
  /**
   * @minItems 1
   * @maxItems 3
   */
  speeds: [30 | 60 | 86400, ...(30 | 60 | 86400)[]]
  fewest?: number
  most?: number
  bots?: boolean
  ladder?: boolean
}
/**
 * A request for what is new, which also says that one is still there. It is answered at once
 * unless the state is the ``known`` one.
 */
export interface AskMeet {
  known?: string
}
/**
 * How a person's quick match stands. ``waiting``: people in the queue; ``alike``: how many of
 * them would sit at a table with this person; ``waited``: seconds so far; ``table``: where the
 * person's seat is.
 */
export interface Meet {
  state: 'asked' | 'away' | 'seated' | 'waiting'
  waiting: number
  alike?: number
  waited?: number
  wish?: Wish | null
  table?: string
}
/**
 * What a server offers to people who want to meet others: how many wait, and whether there is
 * a ladder. Without ``open``, there is no quick match.
 */
export interface MeetOffer {
  open: boolean
  waiting: number
  ladder: boolean
}
/**
 * A ladder: its places, and the asking person's own if it is not among them.
 */
export interface LadderShown {
  ladder: 'base-quick' | 'base-slow' | 'boxes-quick' | 'boxes-slow'
  places: LadderPlace[]
  own: LadderPlace | null
}
/**
 * A place on a ladder. ``points`` are given with the ``margin`` of a 95 % interval; an
 * ``uncertain`` rating has no rank. ``you``: whether it is the asking person's.
 */
export interface LadderPlace {
  rank: number
  name: string
  portrait: string
  points: number
  margin: number
  games: number
  uncertain: boolean
  you: boolean
}
/**
 * What is counted on the ladder, in numbers: games of the same two people that count in full,
 * and at all, within ``days``; games until a rating is certain; seconds per decision from which a
 * game is a slow one.
 */
export interface LadderRules {
  in_full: number
  at_all: number
  days: number
  certain_after: number
  slow: number
}
/**
 * A request for an evening; its host is the person who asks. ``seats`` is how many are best at
 * a table, and ``bot`` fills tables where people are missing.
 */
export interface NewEvening {
  name: string
  title?: string
  rounds?: number
  seats?: number
  options?: WantedOptions1
  clock?: 0 | 30 | 60 | 86400
  bot?: string
  points?: 'both' | 'money' | 'places'
  plays?: boolean
}
/**
 * The options of a new table; with the house cards if ``house`` is true.
 */
export interface WantedOptions1 {
  boxes?: string[]
  rules?: string
  expert?: string | number | null
  variant?: string | null
  switches?: {
    [k: string]: string
  } | null
  cars?: number | string[] | null
  selection?: string[] | null
  house?: boolean
}
/**
 * A new evening.
 */
export interface EveningOpened {
  evening: string
}
/**
 * An evening, as everybody sees it who has its link. ``you`` is the guest who asks, or -1;
 * ``again`` is after how many seconds to ask again.
 */
export interface Evening {
  evening: string
  title: string
  phase: 'between' | 'gathering' | 'over' | 'playing'
  host: number
  rounds: number
  round: number
  seats: number
  options: ShownOptions
  clock: number
  bot: string
  points: 'both' | 'money' | 'places'
  guests: EveningGuest[]
  tables: EveningTable[][]
  standings: EveningStanding[]
  host_away: boolean
  you: number
  again: number
}
/**
 * A guest, as everybody sees them. A name is empty if its owner has left for good.
 */
export interface EveningGuest {
  guest: number
  name: string
  since: number
  plays: boolean
  left: boolean
  present: boolean
}
/**
 * A table of a round: the guest at each seat, or -1 for a bot.
 */
export interface EveningTable {
  table: string
  seats: number[]
  stage: 'early' | 'over' | 'playing'
}
/**
 * A line of the standings. ``because`` is what puts it below the line above; ``rounds`` has
 * null for rounds without the guest, and for tables that still play.
 */
export interface EveningStanding {
  place: number
  guest: number
  points: number
  wins: number
  money: number
  rounds: (RoundScore | null)[]
  because: 'first' | 'money' | 'points' | 'tied' | 'wins'
}
/**
 * What a round brought to a guest.
 */
export interface RoundScore {
  points: number
  place: number
  money: number
  left: boolean
}
/**
 * A request to join an evening.
 */
export interface ComeIn {
  name: string
}
/**
 * A request of the host for the next round, which has that number. Sent twice, it is drawn
 * once.
 */
export interface DrawRound {
  round: number
}
/**
 * A request of the host to end a table of the round that does not go on.
 */
export interface EndTable {
  table: string
}
/**
 * A request of the host about a guest: to remove them, or to make them the host.
 */
export interface ThatGuest {
  guest: number
}
/**
 * A request of the host for another number of rounds.
 */
export interface SetRounds {
  rounds: number
}
/**
 * An evening of the person who asks, as it is listed. ``round`` is 0 before the first, and
 * ``guests`` counts those who have not left.
 */
export interface MyEvening {
  evening: string
  title: string
  opened: number
  phase: 'between' | 'gathering' | 'over' | 'playing'
  hosting: boolean
  round: number
  rounds: number
  guests: number
}
/**
 * The body of every error response. ``code`` is set where a page has words of its own.
 */
export interface Refusal {
  error: string
  code?:
    | ''
    | 'alone_only'
    | 'begun'
    | 'busy'
    | 'closed'
    | 'closing'
    | 'counts'
    | 'devices'
    | 'full'
    | 'here'
    | 'hints'
    | 'host'
    | 'just_left'
    | 'key_invalid'
    | 'key_used'
    | 'late'
    | 'lawman'
    | 'name'
    | 'no_help'
    | 'no_room'
    | 'not_over'
    | 'not_started'
    | 'origin'
    | 'other_rules'
    | 'over'
    | 'own_key'
    | 'own_seat'
    | 'passkey'
    | 'pictures'
    | 'players'
    | 'queue'
    | 'quota'
    | 'rematches'
    | 'replays'
    | 'reported'
    | 'resigned'
    | 'revealed'
    | 'reviews'
    | 'seats'
    | 'setup'
    | 'slow_down'
    | 'started'
    | 'storage'
    | 'taken'
    | 'too_often'
    | 'vote_clock'
    | 'vote_wait'
    | 'weak'
  wait?: number
}

/** The version of all this. */
export const PROTOCOL = 2

/** By kind of event, the fields it may have. */
export const EVENT_FIELDS: Record<string, (keyof EventView)[]> = {
  paired: ['bandit', 'number'],
  chose_pair: ['seat', 'bandit'],
  chose_bandit: ['seat', 'bandit'],
  first_player: ['seat'],
  started: ['bandit', 'at'],
  round_began: ['seat', 'number', 'round'],
  turn: ['number', 'turn'],
  drew: ['seat', 'count', 'cards'],
  reshuffled: ['seat', 'count'],
  picked: ['seat', 'card'],
  played: ['seat', 'card'],
  passed: ['seat'],
  no_extra: ['seat'],
  discarded: ['seat', 'card', 'count', 'cards'],
  kept_cards: ['seat', 'count', 'cards'],
  stealing: ['count'],
  card: ['seat', 'bandit', 'card', 'number'],
  passed_over: ['bandit', 'card'],
  no_effect: ['bandit', 'count', 'effect'],
  moved: ['bandit', 'at'],
  climbed: ['bandit', 'at'],
  shot: ['bandit', 'target', 'at', 'effect'],
  punched: ['bandit', 'target', 'at'],
  pushed: ['bandit', 'target', 'at'],
  kept: ['bandit', 'target', 'token'],
  dropped: ['bandit', 'token', 'at'],
  robbed: ['bandit', 'token', 'at'],
  marshal_moved: ['bandit', 'at'],
  met_marshal: ['at', 'count'],
  fled: ['bandit', 'at'],
  hit: ['bandit'],
  bullets_removed: ['count'],
  event: ['ending'],
  strongbox: ['token', 'at'],
  swept: ['bandit', 'at'],
  lost: ['bandit', 'token'],
  left: ['bandit'],
  ransom: ['bandit', 'money'],
  over: [],
  boarded: ['bandit', 'at'],
  rode_on: ['bandit', 'at'],
  rode: ['bandit', 'at'],
  horse_left: ['at'],
  horses_fell_back: [],
  coach_rolled: ['at'],
  met_shotgun: ['at', 'count'],
  passed_shotgun: ['bandit', 'at'],
  took_hostage: ['bandit', 'hostage'],
  drank: ['seat', 'bandit', 'token'],
  marshal_drank: ['token', 'at'],
  shared: ['bandit', 'target', 'money'],
  caught: ['bandit', 'at'],
  escaped: ['bandit'],
  vanished: ['bandit'],
  appeared: ['bandit', 'at'],
  fare: ['bandit', 'money'],
  goal_turned: ['seat', 'number', 'goal'],
  rumor: ['goal'],
  arrested: ['bandit', 'target', 'at'],
  poster: ['bandit'],
  brawler: ['bandit', 'money'],
  thrown_off: ['bandit', 'target', 'at'],
  lost_bag: ['bandit', 'target', 'token'],
  hoisted: ['token', 'at'],
  broke_out: ['bandit', 'at'],
  freed: ['bandit', 'target', 'at'],
  gave: ['bandit', 'target', 'token'],
  freed_prisoner: ['bandit', 'prisoner'],
  lost_prisoner: ['bandit', 'prisoner'],
  copied: ['bandit', 'card'],
  fetched: ['seat', 'card'],
}
