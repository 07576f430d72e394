/** Made from the types in src/maiolica/server/ by `make protocol`; to be changed there. */

/** What a label speaks of. */
export type Argument = string | number | Label

export type Level = 'beginner' | 'casual' | 'regular' | 'advanced' | 'expert' | 'master' | 'grandmaster'

export type Signal = 'hello' | 'thanks' | 'well-played' | 'oops' | 'one-moment'

export type Stage = 'open' | 'playing' | 'over'

export type TableKind = 'live' | 'slow' | 'device'

export type UndoRule = 'own' | 'free' | 'none'

export type AbsentRule = 'bot' | 'end'

export type Clock = NoClock | MoveClock | BankClock | DaysClock

export type Command = Play | Undo | Resign | Hint | Why | Preview | Auto

export type SocketMessage = Play | Undo | Resign | Hint | Why | Preview | Auto | Hello | LookFrom | Signaled | Ping

export type News = Moment | MomentChange | TableNews | PresenceNews | SignalNews | PreparingNews | Pong | Answered | ProblemNews

/** Something to choose before a game; the first choice is the default. */
export interface GameOption {
  name: string
  choices: string[]
  /** the least and the greatest, where numbers are allowed too */
  numbers: [number, number] | null
  form: string
}

/** A game with what may be chosen. */
export interface CatalogGame {
  id: string
  rules: number
  seats: number[]
  /** whether anything is hidden from any seat, with whatever options */
  secrets: boolean
  options: GameOption[]
  /** where its words, drawings and rules pages lie; another address when any of them changes */
  content: string
  /** whether there is a guided first game */
  lesson: boolean
  /** whether there is a score pad */
  pad: boolean
  /** whether its rules are compiled */
  ready: boolean
  /** how many it has */
  puzzles: number
  /** by seats and level, in points of Elo above the beginner, where measured */
  ratings: Record<string, Record<string, number>>
  /** lower bounds in the same points, for levels that think for a time */
  at_least: Record<string, Record<string, number>>
}

/** What this server allows. */
export interface Limits {
  hint_seconds: number
}

/** The games with their options, the levels of bots, the languages. */
export interface Catalog {
  version: string
  languages: string[]
  levels: Level[]
  signals: Signal[]
  games: CatalogGame[]
  limits: Limits
}

/** Who comes. */
export interface NewVisitor {
  name: string
}

/** A person or a program. */
export interface Visitor {
  id: string
  name: string
}

/** A visitor with the token of this device. */
export interface Credential {
  visitor: Visitor
  token: string
}

/** A secret text. */
export interface Token {
  token: string
}

/** Take your time. */
export interface NoClock {
  kind: 'none'
}

/** Seconds for each decision. */
export interface MoveClock {
  kind: 'move'
  seconds: number
}

/** Seconds for the whole game, and some more after each turn. */
export interface BankClock {
  kind: 'bank'
  seconds: number
  increment?: number
}

/** Days for each decision. */
export interface DaysClock {
  kind: 'days'
  days: number
}

/** Who shall sit there. */
export interface NewSeat {
  kind: 'bot' | 'me' | 'open'
  name?: string | null
  level?: Level
}

/** What kind of table to open. */
export interface NewTable {
  game: string
  seats: NewSeat[]
  options?: Record<string, string | number>
  kind?: TableKind
  clock?: Clock
  /** what may be taken back */
  undo?: UndoRule
  /** what happens when somebody leaves, resigns or runs out of time */
  absent?: AbsentRule
  /** whether a strong bot may be asked */
  hints?: boolean
  /** whether everybody sees it in the lists */
  listed?: boolean
}

/** A seat as a visitor sees it. */
export interface ShownSeat {
  kind: 'bot' | 'open' | 'person'
  name: string | null
  /** of a bot */
  level: Level | null
  yours: boolean
  /** after a rematch everybody has to say so */
  ready: boolean
  online: boolean
  /** the bot that sits here for an absent person */
  stand_in: Level | null
}

/** How a game ended. */
export interface Result {
  reason: 'left' | 'played' | 'resigned' | 'time'
  scores: number[]
  ranks: number[]
  /** whose doing it was, unless it was played to the end */
  seat: number | null
}

/** A table as a visitor sees it. */
export interface ShownTable {
  id: string
  game: string
  /** the version of the game's rules */
  rules: number
  options: Record<string, string>
  kind: TableKind
  state: Stage
  seats: ShownSeat[]
  clock: Clock
  undo: UndoRule
  absent: AbsentRule
  hints: boolean
  listed: boolean
  yours: boolean
  /** milliseconds since 1970 */
  created: number
  /** when something happened last */
  moved: number
  /** the seats that decide now */
  waiting: number[]
  /** the length of the log */
  done: number
  watchers: number
  /** the digest of the secret that the draws come from */
  commitment: string
  /** shown when the game is over */
  secret: string | null
  result: Result | null
  /** the id of the rematch */
  next: string | null
  /** why it cannot go on */
  stopped: string | null
}

/** The lists of the first page. */
export interface Tables {
  /** unfinished ones and the latest finished ones */
  mine: ShownTable[]
  /** listed ones to join */
  open: ShownTable[]
  /** listed ones to watch */
  playing: ShownTable[]
}

/** Take a seat, or come back to mine. */
export interface Join {
  seat?: number | null
  name?: string | null
}

/** Begin; a bot of this level takes each open seat. */
export interface Start {
  fill?: Level | null
}

/** A log to make a table of. */
export interface Import {
  log: string
}

/** Play on from an earlier moment of a finished game, at a table of its own. */
export interface Branch {
  /** after so many events */
  done: number
  /** for each seat a bot's level, or nothing where I play */
  levels: (Level | null)[]
}

/** A game to set up a position of. */
export interface NewPosition {
  game: string
  seats?: number
  options?: Record<string, string | number>
}

/** A position that somebody has set up. */
export interface AskPosition {
  /** its JSON, as the library writes it */
  position: string
  /** whose eyes; those of the seat that decides if left out */
  seat?: number | null
}

/** A place of the picture. */
export interface AskPlace {
  /** its JSON, as the library writes it */
  position: string
  /** whose eyes; those of the seat that decides if left out */
  seat?: number | null
  /** the id of its shape */
  place: string
}

/** A move; without one a bot makes it, or what is due is drawn. */
export interface StepFrom {
  /** its JSON, as the library writes it */
  position: string
  /** whose eyes; those of the seat that decides if left out */
  seat?: number | null
  move?: string | null
}

/** The milliseconds that each seat has left, and whose run. */
export interface Clocks {
  left: (number | null)[]
  /** the seats whose clocks run */
  running: number[]
  /** when this was so */
  at: number
}

/** What one pair of eyes sees of a table, without its picture. */
export interface Glance {
  /** counts all that ever happened at the table */
  number: number
  /** whose eyes */
  seat: number | null
  /** the length of the log */
  done: number
  /** the lines are those after so many events */
  from: number
  lines: LogLine[]
  /** the seats that decide now */
  waiting: number[]
  /** how many decisions this seat has made */
  turn: number
  /** this seat's */
  legal: Decision[]
  scores: number[]
  /** whether any seat knows now what another does not */
  secret: boolean
  /** whether this seat may take back its last decision */
  undo: boolean
  clocks: Clocks | null
  result: Result | null
  /** if one of the lines brought several changes of scores: before the last of such events */
  scoring: Scoring | null
  /** where the points came from, when the game is over */
  summary: Summary | null
}

/** What one pair of eyes sees of a table. */
export interface Moment {
  type: 'moment'
  /** counts all that ever happened at the table */
  number: number
  /** whose eyes */
  seat: number | null
  /** the length of the log */
  done: number
  /** the lines are those after so many events */
  from: number
  lines: LogLine[]
  /** the seats that decide now */
  waiting: number[]
  /** how many decisions this seat has made */
  turn: number
  /** this seat's */
  legal: Decision[]
  scores: number[]
  /** whether any seat knows now what another does not */
  secret: boolean
  /** whether this seat may take back its last decision */
  undo: boolean
  clocks: Clocks | null
  result: Result | null
  /** if one of the lines brought several changes of scores: before the last of such events */
  scoring: Scoring | null
  /** where the points came from, when the game is over */
  summary: Summary | null
  scene: Scene
}

/** A panel whose shapes may be those that it had before. */
export interface PanelChange {
  id: string
  title: Label
  width: number
  height: number
  /** new ones, and [first, count] of the shapes before */
  shapes: (Shape | [number, number])[]
  seat?: number
  score?: number
  active?: boolean
  cells?: [number, number] | null
  blocks?: ([number, number, number, number])[]
}

/** A picture, as far as it is new. */
export interface SceneChange {
  status: Label
  /** all that there are, in their order */
  panels: PanelChange[]
}

/** A moment, for eyes that have seen the one before. */
export interface MomentChange {
  type: 'change'
  /** counts all that ever happened at the table */
  number: number
  /** whose eyes */
  seat: number | null
  /** the length of the log */
  done: number
  /** the lines are those after so many events */
  from: number
  lines: LogLine[]
  /** the seats that decide now */
  waiting: number[]
  /** how many decisions this seat has made */
  turn: number
  /** this seat's */
  legal: Decision[]
  scores: number[]
  /** whether any seat knows now what another does not */
  secret: boolean
  /** whether this seat may take back its last decision */
  undo: boolean
  clocks: Clocks | null
  result: Result | null
  /** if one of the lines brought several changes of scores: before the last of such events */
  scoring: Scoring | null
  /** where the points came from, when the game is over */
  summary: Summary | null
  /** the number of the moment that it changes */
  after: number
  change: SceneChange
}

/** Make this decision. */
export interface Play {
  type: 'play'
  /** any text of yours; the same id again plays nothing */
  id: string
  move: string
  seat?: number | null
  /** which decision is meant */
  turn?: number | null
}

/** Take back my last decision. */
export interface Undo {
  type: 'undo'
  id: string
  seat?: number | null
}

/** Give up. */
export interface Resign {
  type: 'resign'
  id: string
  seat?: number | null
}

/** What would a strong bot do here? */
export interface Hint {
  type: 'hint'
  id?: string
  seat?: number | null
  /** an earlier moment of a finished game */
  done?: number | null
}

/** Why can no decision have these fields? */
export interface Why {
  type: 'why'
  fields: Record<string, number>
  id?: string
  seat?: number | null
}

/** What would the table look like after this move? */
export interface Preview {
  type: 'preview'
  move: string
  id?: string
  seat?: number | null
}

/** Another move at a decision of a finished game. */
export interface Try {
  move: string
}

/** Play my forced decisions for me, or no longer. */
export interface Auto {
  type: 'auto'
  on: boolean
  id?: string
  seat?: number | null
}

/** The first message on a socket: whose eyes, and what is known already. */
export interface Hello {
  type: 'hello'
  seat?: number | null
  /** the number of the moment that I know */
  last?: number
  /** whether I can put moments together from changes */
  changes?: boolean
}

/** Look with other eyes of mine. */
export interface LookFrom {
  type: 'look'
  seat?: number | null
}

/** A polite signal to everybody. */
export interface Signaled {
  type: 'signal'
  signal: Signal
}

/** Are you there? */
export interface Ping {
  type: 'ping'
}

/** A decision was stored. */
export interface Stored {
  number: number
  done: number
}

/** A move with what it may bring. */
export interface Advice {
  text: string
  fields: Record<string, number>
  told: Label
  /** of winning */
  chance: number
  /** in points, as expected */
  lead: number
}

/** The best moves first. */
export interface Advices {
  moves: Advice[]
}

/** Why something cannot be done. */
export interface Reason {
  reason: Label | null
}

/** The table after a move, as far as it can be known. */
export interface Previewed {
  scene: Scene | null
  scores: number[]
}

/** How far the review of a finished game is; it is gone through several times, each time more thoroughly. */
export interface Reviewed {
  /** that are done */
  passes: number
  of_passes: number
  /** decisions of the pass that is under way */
  judged: number
  of_decisions: number
  /** of the last pass that is done */
  review: Review | null
}

/** A decision of a finished game, to be made once more. */
export interface Occasion {
  seat: number
  scene: Scene
  legal: Decision[]
}

/** What another move would have been worth. */
export interface Tried {
  /** of winning */
  chance: number
  /** in points, as expected */
  lead: number
  /** of the chance with the best move */
  loss: number
}

/** A position that can be. */
export interface Arranged {
  /** its JSON, as the library writes it, with all that follows from what was set */
  position: string
  /** whose eyes */
  seat: number
  /** the seat that decides; -1 while something is to be drawn, -2 when the game is over */
  actor: number
  scene: Scene
  /** of the seat that decides, if these are its eyes */
  legal: Decision[]
  scores: number[]
}

/** A position that somebody has set up, or why there is no such position. */
export interface Looked {
  arranged: Arranged | null
  /** none when it can be */
  reason: Label | null
}

/** Something that could lie at a place. */
export interface Possibility {
  /** what is there then */
  put: Label[]
  /** what is there no longer, where that is not clear */
  gone: Label[]
  /** with it */
  position: string
  /** what the place looks like then */
  shapes: Shape[]
}

/** What could lie at a place, the smallest changes first. */
export interface Possibilities {
  choices: Possibility[]
  /** why other things could not */
  refused: Label[]
}

/** A puzzle as the list of a game's puzzles names it. */
export interface ListedPuzzle {
  id: string
  seats: number
  /** a rating: as strong is who solves it every other time */
  difficulty: number
  /** the first level of bots that solves it reliably */
  level: string
  /** what it is about, most of all first */
  themes: string[]
}

/** All puzzles of a game, the easiest first; they come in packs of so many. */
export interface PuzzleList {
  /** of the server */
  version: string
  pack: number
  puzzles: ListedPuzzle[]
}

/** A puzzle with all that is needed to show and to judge it: what one seat sees, and what every move loses. */
export interface ShownPuzzle {
  id: string
  game: string
  seats: number
  /** who decides */
  seat: number
  difficulty: number
  level: string
  themes: Label[]
  /** of winning, with the best move */
  chance: number
  scene: Scene
  legal: Decision[]
  /** of each legal move, in percent of the chance of winning; 0 is a solution */
  losses: number[]
  /** which of the legal moves weaker players choose */
  obvious: number
  /** why the solution is better than that one */
  why: Label[]
}

/** Some puzzles of a game, one after the other in its list. */
export interface PuzzlePack {
  puzzles: ShownPuzzle[]
}

/** The puzzle of a day, the same for everybody. */
export interface DailyPuzzle {
  /** as 2026-11-16, by universal time */
  day: string
  puzzle: ShownPuzzle
}

/** An error, for programs and for people. */
export interface Problem {
  error: string
  text: string
  reason: Label | null
}

/** What each seat may expect. */
export interface Prospect {
  /** of winning; they add up to one */
  chances: number[]
  /** in points over the best other seat, in the end */
  leads: number[]
}

/** A move that could be played. */
export interface Weighed {
  text: string
  fields: Record<string, number>
  told: Label
  /** of winning, for the seat that decides */
  chance: number
  /** in points, as expected */
  lead: number
}

/** One event of a line. */
export interface LineStep {
  /** -1 for a draw */
  seat: number
  text: string
  told: Label
}

/** How the game might have gone on, from a decision to the end of its round. */
export interface Line {
  steps: LineStep[]
  /** what each seat scores on the way, by source */
  points: (Record<string, number>)[]
  /** of the seat that decides: in the end, as expected after the line */
  lead: number
  /** over how many continuations this is the mean; the steps are those of the first */
  worlds: number
}

/** A decision: what it promised, what it brought, and what luck brought after it. */
export interface Judged {
  /** how many events there were before it */
  done: number
  seat: number
  round: number
  kind: 'equal' | 'forced' | 'real'
  /** what was played */
  move: Weighed
  best: Weighed
  /** the best ones, best first */
  moves: Weighed[]
  /** of the chance of winning */
  loss: number
  /** of the expected lead */
  points: number
  mark: '' | 'blunder' | 'inaccuracy' | 'mistake'
  /** in percent */
  accuracy: number
  /** with the best move */
  before: Prospect
  /** with the move that was played */
  after: Prospect
  /** what draws and hidden things brought until the next decision */
  luck: Prospect
  /** with which it was judged */
  walks: number
  /** sentences; only of decisions with a mark */
  why: Label[]
  played_line: Line | null
  best_line: Line | null
}

/** From the start to the result: by whom, or by what. The four parts add up to the result less the start. */
export interface Share {
  start: number
  /** by the seat's own moves: zero or less */
  moves: number
  /** by those of the others */
  others: number
  /** by draws and what was hidden */
  luck: number
  /** by what the judge saw only later */
  later: number
  result: number
}

/** One seat's game. */
export interface SeatReview {
  /** in percent; none without a real decision */
  accuracy: number | null
  /** real ones */
  decisions: number
  inaccuracies: number
  mistakes: number
  blunders: number
  chance: Share
  /** the same in points */
  lead: Share
}

/** A moment that the game hinged on. */
export interface Turning {
  /** which decision: how many events there were before it */
  done: number
  by: 'luck' | 'move'
  /** who lost most by it */
  seat: number
  /** of that seat's chance */
  loss: number
}

/** A game, looked back at. */
export interface Review {
  game: string
  seats: number
  /** whether it was played to its end */
  over: boolean
  /** with which decisions were judged: half of those that are not forced with more */
  walks: number
  start: Prospect
  /** the luck of the first draws */
  opening: Prospect
  /** at the end: what it came to */
  result: Prospect
  decisions: Judged[]
  by_seat: SeatReview[]
  /** three at most, in the order of the game */
  moments: Turning[]
}

/** A kind of points that a player's mistakes lose, again and again, in one round. */
export interface Typical {
  game: string
  source: string
  round: number
  /** lost in each such decision, on average */
  points: number
  /** decisions with a mark in this round */
  count: number
}

/** One player in one game. */
export interface Habits {
  name: string
  game: string
  games: number
  /** in percent, over all real decisions */
  accuracy: number | null
  /** the same for the beginning, the middle and the end */
  phases: (number | null)[]
  /** real ones */
  decisions: number
  inaccuracies: number
  mistakes: number
  blunders: number
  /** chance of winning lost by own moves, for each game */
  lost: number
  /** brought by luck, for each game */
  luck: number
  /** the share of victories */
  won: number
  typical: Typical[]
}

/** The table after a decision and the draws that follow it. */
export interface LessonMoment {
  /** the length of the log */
  done: number
  lines: LogLine[]
  scene: Scene
  /** the table before the points, if the decision brought several changes of scores */
  scoring: Scoring | null
}

/** A position, what is said about it, and what comes of each move. */
export interface LessonStep {
  key: string
  say: Label
  /** ids of places */
  point: string[]
  /** the length of the log */
  done: number
  scene: Scene
  /** none where there is only something to be seen */
  legal: Decision[]
  /** what follows each move that fits, by its text */
  fits: Record<string, LessonMoment[]>
  /** to moves that do not */
  said: Label[]
  /** which of them, by the text of the move */
  answers: Record<string, number>
  /** what is said when all of that has happened */
  then: Label | null
}

/** A guided first game; the learner has the first seat. */
export interface PlayedLesson {
  game: string
  seats: number
  steps: LessonStep[]
  /** what was learned, in short */
  end: Label
}

/** People come and go, or the table starts or ends. */
export interface TableNews {
  type: 'table'
  table: ShownTable
}

/** Others are connected than before; only to who puts moments together from changes, instead of a whole table. */
export interface PresenceNews {
  type: 'presence'
  /** for each seat */
  online: boolean[]
  watchers: number
}

/** Somebody gave a signal. */
export interface SignalNews {
  type: 'signal'
  seat: number
  signal: string
}

/** A bot or a hint waits until the game is compiled, about so many seconds; without a number it waits no more. */
export interface PreparingNews {
  type: 'preparing'
  seconds: number | null
}

/** Yes, I am here. */
export interface Pong {
  type: 'pong'
  at: number
}

/** What you asked for is done; the fields of the answer stand beside the id. */
export interface Answered {
  type: 'done'
  id: string
}

/** A problem; with the id of the message it answers, if there is one. */
export interface ProblemNews {
  type: 'error'
  id: string | null
  error: string
  text: string
  reason: Label | null
}

/** A line of the log: a move, or the draws between two moves. */
export interface LogLine {
  /** the length of the log with it */
  done: number
  /** -1 for draws */
  seat: number
  /** "?" where this pair of eyes may not know it */
  text: string
  told: Label
  /** the points that it brought, in the order of the rules */
  account?: AccountLine[]
}

/** The table when the points of an event were about to be counted. */
export interface Scoring {
  /** which event: the lines of its account have this number */
  done: number
  scene: Scene
}

/** A legal move: its text, its fields and its words. */
export interface Decision {
  text: string
  fields: Record<string, number>
  told: Label
}

/** A message to be said in the reader's language: its key in the locale files, and what it speaks of. */
export interface Label {
  key: string
  /** an argument may be a Label itself */
  args?: Record<string, Argument>
}

/** One thing on the table; lengths are in tiles, from the panel's upper left corner. */
export interface Shape {
  /** which drawing of the game's art */
  look: string
  x: number
  y: number
  width?: number
  height?: number
  /** letters on it: a score, a count */
  text?: string
  /** what it is, in words */
  label?: Label | null
  /** the place it lies at; it keeps its name while the game goes on */
  id?: string
  /** the move fields that picking it fixes */
  part?: Record<string, number>
  /** degrees by which the drawing is turned clockwise around its middle */
  turn?: number
  /** its place in characters, in a panel that has cells */
  cell?: [number, number, number, number] | null
  /** what stands on it in characters, where its drawing says more than its text */
  letters?: string
}

/** A part of the table that is laid out as a whole: the display, or one seat's board. */
export interface Panel {
  id: string
  title: Label
  width: number
  height: number
  shapes: Shape[]
  /** whose board it is */
  seat?: number
  /** what that seat has */
  score?: number
  /** that seat is waited for */
  active?: boolean
  /** its size in characters, when shapes have places of their own there */
  cells?: [number, number] | null
  /** how it may be taken apart for a narrow screen; what lies in none is left out there */
  blocks?: ([number, number, number, number])[]
}

/** Everything that one seat can see now. */
export interface Scene {
  game: string
  /** what is going on, in one sentence */
  status: Label
  panels: Panel[]
}

/** One change of a score, or what is counted for all. */
export interface AccountLine {
  /** how many events there are up to the one that brought it; 0 for what a seat starts with */
  done: number
  /** whose score, or -1 when it tells what counts for all */
  seat: number
  /** by how much the score changed */
  points: number
  /** the rule's number, as AZ-16 */
  rule: string
  /** what kind of points: a row of the summary */
  source: string
  /** in which round; 0 before the first */
  round: number
  /** in words, with the points but without the seat */
  told: Label
  /** the place where the points appear: the id of a shape */
  at?: string
  /** the places that count: a group of ids for each run or set */
  places?: string[][]
  /** the place that what scores comes from */
  start?: string
  /** what the rule takes, where less was left to lose */
  due?: number | null
  /** counted once, at the end of the game */
  final?: boolean
}

/** The points of one kind. */
export interface SourceRow {
  source: string
  name: Label
  /** in each column, of each seat */
  points: number[][]
  /** of each seat */
  sums: number[]
}

/** Seats with equal points. */
export interface Tie {
  seats: number[]
  /** that says what decides */
  rule: string
  /** whether it gave them different places */
  broken: boolean
  told: Label
}

/** An account by kinds of points, columns (rounds, and the end of the game) and seats. */
export interface Summary {
  columns: Label[]
  rows: SourceRow[]
  /** after each column, of each seat */
  scores: number[][]
  /** when the game is over */
  ties: Tie[]
}

/** An option of the game that changes what counts. */
export interface PadSetting {
  option: string
  /** where the value is a list of names: at most one of each group */
  groups?: string[][]
  /** of these, in words */
  names?: Record<string, Label>
  /** what is chosen in the beginning, where that is a list */
  chosen?: string
}

/** Points to begin with. */
export interface PadStart {
  rule: string
  source: string
  told: Label
  points: number
}

/** Something that is laid. */
export interface PadPiece {
  name: string
  look: string
  label: Label
}

/** A place for a piece; lengths are in tiles, from the field's upper left corner. */
export interface PadCell {
  id: string
  /** in a ring: which ring, and where in it */
  row: number
  column: number
  x: number
  y: number
  /** while it is empty */
  look: string
  /** while it is empty */
  label: Label
  width?: number
  height?: number
  turn?: number
  text?: string
  /** what may lie here; any piece where nothing is said */
  pieces?: string[]
  /** what is said of it once something lies here */
  place?: Record<string, Argument>
  /** what is said of it when it scores */
  args?: Record<string, Argument>
}

/** Cells that are drawn together. */
export interface PadField {
  width: number
  height: number
  cells: PadCell[]
  title?: Label | null
}

/** A piece that comes when the others around it lie there; it has points of its own. */
export interface PadExtra {
  piece: string
  rule: string
  source: string
  told: string
  /** what is said of its place */
  args: string[]
  /** by row */
  points: number[]
  /** it lies in a square of so many rows and columns, and comes after its last piece */
  block: number
}

/** Places on which pieces are laid; each scores with its neighbors when it is laid. */
export interface PadGrid {
  name: string
  source: string
  rule: string
  fields: PadField[]
  pieces: PadPiece[]
  /** runs: alone, row, column and both; rings: group */
  told: Record<string, string>
  /** what is said of a place with a piece, and how the piece is called there */
  laid: [string, string]
  /** neighbors lie in a ring, and not in rows and columns */
  ring?: boolean
  /** a round lays one piece in a row, and counts from the upper row down */
  lines?: boolean
  /** once in a row and column; in a ring */
  allows?: 'alike' | 'any' | 'different' | 'once'
  extras?: PadExtra[]
  when?: Record<string, string[]>
}

/** A number that is entered for each seat, in each round or at the end. */
export interface PadCount {
  name: string
  source: string
  rule: string
  told: string
  /** for 0, 1, 2 …: that is also how many there can be */
  points: number[]
  /** what is to be counted, where its name does not say it */
  hint?: Label | null
  /** how the number is called in what is told; nothing if it is not told */
  arg?: string
  /** one line for each */
  singly?: boolean
  /** one seat in a round at most */
  alone?: boolean
  /** it counts before what is laid */
  first?: boolean
  /** it counts once, after the sets */
  final?: boolean
  /** it has a line for nothing, too */
  always?: boolean
  /** what is told then */
  none?: string
  when?: Record<string, string[]>
}

/** Cells that bring points together when all have pieces. */
export interface PadGroup {
  cells: string[]
  points: number
  args?: Record<string, Argument>
  /** other points, where all pieces are this one */
  alike?: Record<string, number>
  /** instead: when so many of them have this piece */
  piece?: string
  /** instead: when they have so many different pieces */
  different?: number
  /** which are not counted then */
  ignored?: string[]
  number?: number
}

/** What a finished board brings. */
export interface PadSet {
  source: string
  rule: string
  told: string
  groups: PadGroup[]
  /** one line that counts them, also for none */
  together?: boolean
  when?: Record<string, string[]>
}

/** A kind of card. */
export interface PadCard {
  text: string
  color: number
  value: number
  look: string
  label: Label
  copies: number
}

/** Cards that all seats open in a round; those of one color score, or all of the lowest value. */
export interface PadCards {
  cards: PadCard[]
  colors: Label[]
  /** so many of each seat in a round */
  seat: number
  /** cards of the lowest value score when there are so many more than seats */
  enough: number
  /** a color may have so many cards more than there are seats */
  limit: number
  /** with these options, only the exact number of them is enough */
  exact: Record<string, string[]>
  /** of the lowest value, of colors */
  rules: [string, string]
  sources: [string, string]
  /** lowest, tied, over, wins, nobody, kept, kept-lowest */
  told: Record<string, string>
}

/** All that a score pad knows of a game; what counts in a round counts in this order. */
export interface ScorePad {
  /** as in the account */
  sources: string[]
  tie_rule: string
  /** what decides: the source of a set, the name of a count in the last round, ``cards`` that were kept */
  tie?: string
  settings?: PadSetting[]
  start?: PadStart | null
  /** the option that says below which score nobody falls; otherwise nothing */
  lowest?: string
  counts?: PadCount[]
  grids?: PadGrid[]
  cards?: PadCards | null
  sets?: PadSet[]
  /** by seats; without them a game ends by its boards */
  rounds?: Record<string, number>
  /** the source of the set that ends a game */
  ends?: string
  /** the option with the points that end a game of several deals, each of so many rounds */
  target?: string
  /** what a deal is called */
  deal?: string
}
