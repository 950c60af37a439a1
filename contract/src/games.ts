import * as z from 'zod'
import { eventTexts, productTexts, reworded } from './catalogue.ts'
import { violationMessages } from './errors.ts'
import {
  boolean,
  emptyAsObject,
  flag,
  instant,
  integer,
  line,
  link,
  name,
  number,
  oneOf,
  pathId,
  type Reference,
  readReference,
  reference,
  resource,
  text,
} from './fields.ts'
import { identityFields } from './identity-change.ts'
import { journalReadings } from './journal.ts'
import { teamThreadStates } from './messages.ts'
import { firstControlCharacter } from './names.ts'
import { pauseMessageMax } from './round-limits.ts'
import { PublicationSchema, roundStates } from './rounds.ts'
import { ComputerSchema, seatFields } from './seats.ts'
import { SoloSchema } from './solo.ts'
import { TeamSettingsSchema } from './teams.ts'

export const phaseNames = ['Lancement', 'Croissance', 'Maturite', 'Declin'] as const
export type PhaseName = (typeof phaseNames)[number]

export const marketTypeNames = [
  'standard',
  'grandeConsommation',
  'technologie',
  'luxe',
  'industriel',
] as const
export type MarketTypeName = (typeof marketTypeNames)[number]

export const quartersMax = 100
/** The quarters after which the seasons of a game repeat. */
export const seasonCount = 4
export const levelMaxBound = 20
/** The part of an explanation that players may see: the formula only, also the causes, or also the coefficients. */
export const explanationLevels = ['figures', 'causes', 'coefficients'] as const
export type ExplanationLevel = (typeof explanationLevels)[number]

/** The longest interval between two automatic passes: one year, in hours. */
export const intervalHoursMax = 8760

/**
 * Who decides when nobody has touched the sheet of a company that people hold: what was decided before carries over
 * (`carry`), or a computer decides for this quarter (`computer`).
 */
export const absences = ['carry', 'computer'] as const
export type Absence = (typeof absences)[number]

/**
 * Whether players without an invitation may join: `open` until the game is closed to them, `untilFirstPass` until the
 * first quarter is passed. Invited players may join as long as the game lasts; a private game accepts only them.
 */
export const joiningStates = ['open', 'untilFirstPass', 'closed'] as const
export type Joining = (typeof joiningStates)[number]

export const RoundSchema = z.object({
  ...resource,
  /** 1 is the opening position; quarter q is played in round q + 1. */
  roundNb: z.number(),
  /** 1 active, 0 closed. */
  etat: z.number(),
  state: z.enum(roundStates),
  /** The version that is shown, 0 without one: to players the published one, to staff the last computed. */
  version: z.number(),
  /** Whether it is a practice quarter. */
  practice: z.boolean(),
  /** When a hidden quarter is published by itself. */
  publishAt: z.string().nullable(),
  publishedAt: z.string().nullable(),
  /** Why staff opened the quarter again or had it computed again; empty otherwise. */
  reason: z.string(),
  game: z.object(link),
})
export type Round = z.output<typeof RoundSchema>

export const EventSchema = z.object({
  ...resource,
  key: z.string().nullable(),
  name: z.string(),
  description: z.string(),
  impact: z.union([z.string(), z.number()]).nullable(),
  eventDate: z.string().nullable(),
  effects: z.array(z.object({ criterion: z.string(), operation: z.string(), value: z.number() })),
  reworded: reworded(eventTexts),
})

export const GameEventSchema = z.object({
  ...resource,
  game: z.object(link),
  event: EventSchema,
  /** The quarter in which the event acts, and the first quarter of its series. */
  nbTour: z.number(),
  nbTrimestre: z.number(),
  /** Whether the event is announced to the players. */
  privacy: z.boolean(),
  frequency: z.number(),
})
export type GameEvent = z.output<typeof GameEventSchema>

/** The largest number of months for which a game may be stored after its last quarter. */
export const retentionMonthsMax = 120
/** Days between the warning and the erasure. */
export const erasureNoticeDays = 30

export const GameSchema = z.object({
  ...resource,
  name: z.string(),
  description: z.string(),
  private: z.boolean(),
  joining: z.enum(joiningStates),
  nbTurns: z.number().nullable(),
  /** The number of quarters before staff ended the game; null unless it was ended and not reopened. */
  nbTurnsBeforeEnd: z.number().nullable(),
  levelMax: z.number(),
  levelGame: z.number().nullable(),
  phase: z.enum(phaseNames),
  /**
   * The phase of each quarter, from the first; the last one stays in force. Null when it changes only by hand, and for
   * players, who are not told the phases to come.
   */
  phasePlan: z.array(z.enum(phaseNames)).nullable(),
  /** 1, or 2 for a market of two kinds of customers, whose sensitivities are the two types. */
  segments: z.number(),
  typeSegment1: z.enum(marketTypeNames),
  typeSegment2: z.enum(marketTypeNames),
  typePassage: z.number(),
  publication: PublicationSchema,
  /** Whether the quarters are practice: they count for nothing, and a restart follows them. */
  practice: z.boolean(),
  /** Rises with every restart of the game. */
  epoch: z.number(),
  /** The earlier epochs that were practice, the first one first: their results stay readable. */
  practiceEpochs: z.array(z.number()),
  hour: z.number().nullable(),
  explanations: z.enum(explanationLevels),
  absence: z.enum(absences),
  /** Whether the members of a company read its debrief. */
  debriefForPlayers: z.boolean(),
  /** What staff read of the journals of rounds that open from now on. */
  journalReading: z.enum(journalReadings),
  /** The player and the attempts of a solo game; null for every other game. */
  solo: SoloSchema.nullable(),
  /** Months without a passed quarter after which the game is erased with all its data; null: never automatically. */
  retentionMonths: z.number().nullable(),
  /** The time of that erasure; null until the administrators of the game have been warned, at least 30 days before. */
  eraseAt: z.string().nullable(),
  product: z
    .object({
      ...link,
      /** As in the list of products. */
      key: z.string().nullable(),
      name: z.string(),
      image: z.string().nullable(),
      reworded: reworded(productTexts),
    })
    .nullable(),
  admin: z.array(z.object({ ...link, username: z.string() })),
  rounds: z.array(RoundSchema),
  companies: z.array(
    z.object({
      ...link,
      nbEmployees: z.number(),
      /** As in `CompanySchema`. */
      userCompany: z.object({ id: z.number(), username: z.string(), image: z.string() }),
      /** The username of the player, whatever the company is called; sent to staff only. */
      player: z.string().optional(),
      /**
       * How the computer plays that holds the seat; null for every other seat, and for players of a game that is not
       * finished and not theirs alone.
       */
      computer: ComputerSchema.nullable(),
      ...identityFields,
      ...seatFields,
    }),
  ),
  /** How the game is played in teams; null when everybody plays alone. */
  teams: TeamSettingsSchema.nullable(),
  /** Who reads what teams write among themselves. */
  teamThreads: z.enum(teamThreadStates),
  eventGames: z.array(GameEventSchema),
  /** Number of rounds minus 1; exceeds `nbTurns` by one when the game is finished. */
  currentTrimestre: z.number(),
  finished: z.boolean(),
  /** Whether staff put the game away: it leaves the lists of running games, and all its results stay. */
  archived: z.boolean(),
  nextPassAt: z.string().nullable(),
  /** The pause of the game: when it began, and the message to its players. Null while the game runs. */
  pause: z.object({ since: z.string(), message: z.string() }).nullable(),
  /** The open class code, with which anybody may join; null while it is closed. Sent to staff only. */
  joinCode: z.string().nullable().optional(),
  /** Whether this is the demonstration game, which can be reset; sent to staff only. */
  demo: z.boolean().optional(),
  /** Sent to players only, like the two fields below. */
  invited: z.boolean().optional(),
  joined: z.boolean().optional(),
  companyId: z.number().nullable().optional(),
})
export type Game = z.output<typeof GameSchema>

/** Whether a value may name an administrator: a username, a reference to a user, or a user object with either. */
function mayNameAdministrator(given: unknown): boolean {
  if (readReference(given, 'users') !== undefined) return true
  if (typeof given === 'string')
    return firstControlCharacter(given) === undefined && !given.startsWith('/api/')
  if (typeof given !== 'object' || given === null) return false
  const { username, id, '@id': iri, '@type': type } = given as Record<string, unknown>
  return (id ?? iri ?? type) === undefined && typeof username === 'string' && mayNameAdministrator(username)
}

/** Administrators by username, id, IRI or object; the server resolves them. */
const administrators = () =>
  z.array(
    z
      .unknown()
      .refine(mayNameAdministrator, { error: violationMessages.reference })
      .meta({ type: ['integer', 'string', 'object'], description: 'A username, or a reference to a user.' }),
    { error: violationMessages.list },
  ) as z.ZodType<Reference[]>

const gameFields = {
  description: text().nullish(),
  private: boolean().nullish(),
  joining: oneOf(joiningStates).nullish(),
  nbTurns: integer(1, quartersMax).nullish(),
  levelMax: integer(1, levelMaxBound).nullish(),
  levelGame: integer(1, levelMaxBound, violationMessages.level).nullish(),
  id_product: reference('products').nullish(),
  admins: administrators().nullish(),
  /** The phase in force; in a game with a plan, it takes the place of what the plan has for the quarters to come. */
  phase: oneOf(phaseNames).nullish(),
  /** An empty list removes the plan. */
  phasePlan: z.array(oneOf(phaseNames), { error: violationMessages.list }).max(quartersMax).nullish(),
  segments: integer(1, 2).nullish(),
  typeSegment1: oneOf(marketTypeNames).nullish(),
  typeSegment2: oneOf(marketTypeNames).nullish(),
  explanations: oneOf(explanationLevels).nullish(),
  absence: oneOf(absences).nullish(),
  /** `open`: staff read what teams write among themselves from now on; what was written before stays closed to them. */
  teamThreads: oneOf(teamThreadStates).nullish(),
  debriefForPlayers: boolean().nullish(),
  journalReading: oneOf(journalReadings).nullish(),
  /** Null: the game is stored until a user deletes it. */
  retentionMonths: integer(1, retentionMonthsMax).nullish(),
}
export const NewGameBody = z.object({
  name: name(),
  ...gameFields,
  /** The coefficients of the four seasons; the defaults of the criteria when absent. */
  seasons: z.array(number(), { error: violationMessages.list }).length(seasonCount).nullish(),
})
export type NewGame = z.output<typeof NewGameBody>
/** The name of the copy; everything else is copied from the game. */
export const GameCopyBody = z.object({ name: name() })
export const GameChangeBody = z.object({ name: name().nullish(), ...gameFields })
export type GameChange = z.output<typeof GameChangeBody>

/** How quarters are passed: 0 by hand only, 1 also every `hour` hours. Any other field of a game may be sent along. */
export const GameScheduleBody = z
  .object({
    ...GameChangeBody.shape,
    typePassage: integer(0, 1, violationMessages.choice).optional(),
    hour: integer(1, intervalHoursMax).nullish(),
  })
  .refine(({ typePassage, hour }) => typePassage !== 1 || typeof hour === 'number', {
    path: ['hour'],
    error: violationMessages.required,
  })
export type GameSchedule = z.output<typeof GameScheduleBody>

export const PauseBody = z.preprocess(emptyAsObject, z.object({ message: line(pauseMessageMax).nullish() }))

export const AssignmentQuery = z.object({ gameId: reference('games'), adminId: reference('users') })
/** `solo=1`: the solo games in place of all others. */
export const GamesQuery = z.object({ solo: flag() })
export const AdministratorParams = z.object({ adminId: pathId() })

/**
 * `expected`: the number of the round that the caller believes to be the last; the pass is refused if it is not.
 * `dropped`: the time of the next planned pass, which this pass takes the place of: a scheduled pass at that time is
 * removed, an automatic one starts its interval again. Without it the plan stays as it is.
 */
export const PassQuery = z.object({ expected: number().optional(), dropped: instant().optional() })
export const PassBody = z.unknown()

const roundOutcome = {
  game: z.object(link),
  round: RoundSchema,
  currentTrimestre: z.number(),
  nbRounds: z.number(),
}
/** The last round of a game after it was published or opened again. */
export const RoundOutcomeSchema = z.object(roundOutcome)
export type RoundOutcome = z.output<typeof RoundOutcomeSchema>

/** `superseded`: the versions that are no longer shown, or that will not be once the new ones are published. */
export const ReopenAnswer = z.object({
  ...roundOutcome,
  superseded: z.array(z.object({ roundNb: z.number(), version: z.number() })),
})

const passOutcome = {
  ...roundOutcome,
  /** The computed version of the quarter that was the last one, and the hash of its inputs; null without one. */
  version: z.number().nullable(),
  inputs: z.string().nullable(),
}
export const PassAnswer = z.object(passOutcome)
export const PassAndOpenAnswer = z.object({ message: z.string(), ...passOutcome })
export type PassAndOpen = z.output<typeof PassAndOpenAnswer>

export const passedMessage = 'The game Trimestre passed successfully'
export const invitedMessage = "L'invitation a ete envoye au(x) joueur(s)"

/** Returns the number of the quarter in play: number of rounds minus 1 (specification §2, screen 9). */
export const currentQuarter = (roundCount: number): number => roundCount - 1

/** Returns the number of rounds below which a game may still be passed (specification §4). */
export const roundCountLimit = (nbTurns: number | null): number => (nbTurns ?? 0) + 2

/**
 * Returns the progress of a game as an integer percentage of its quarters, at most 100; 0 when it is not configured.
 */
export function progressPercent(current: number, nbTurns: number | null): number {
  if (!nbTurns) return 0
  return Math.trunc((Math.min(current, nbTurns) / nbTurns) * 100)
}
