import type { GameChange, GameSchedule, NewGame } from '@trimestre/contract/games'
import { setAuditedGame } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { readClock } from '../../platform/db/clock.ts'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import { defaultCoefficients, findTaxEvent } from '../catalogue/service.ts'
import { findProduct } from '../products/repo.ts'
import { continuation, isFinished } from '../rounds/progress.ts'
import { roundCountOf } from '../rounds/rounds-of-game.ts'
import { announceAccess, announceGame, announceSchedule } from '../streams/announce.ts'
import { assignResponsibleAdministrator } from '../users/service.ts'
import { administratorsAmong, resolveAdministrators } from './administrators.ts'
import { readPassMode } from './pass-mode.ts'
import {
  addAdministrators,
  countQuartersPassed,
  deleteGame,
  type GameChanges,
  type GameRow,
  insertCriteria,
  insertGame,
  insertGameEvent,
  insertRounds,
  lockGame,
  removeAdministratorsExcept,
  updateGame,
} from './repo.ts'
import { readSeasons } from './seasons.ts'

export { demoGameMark, findDemoGameId, markDemoGame } from './demo-game-repo.ts'
export { countQuartersPassed, type GameRow, hasGamesToRun, lockGame, updateGame } from './repo.ts'

const levelMaxDefault = 4
/** The rounds of a game besides the passed ones: the opening position and the quarter in play. */
const openingRounds = 2

/**
 * Creates a game ready to be configured: round 1 is the opening position, closed; round 2 is the first quarter, open.
 * It has every criterion of the catalogue, and Impôt once.
 */
export async function createGame(context: Context, body: NewGame): Promise<GameRow> {
  return context.db.transaction(async tx => {
    const administrators = await resolveAdministrators(tx, body.admins ?? [])
    return insertWholeGame(tx, body, administrators, context.now())
  })
}

/** Does what {@link createGame} does, inside a transaction, with resolved administrators. */
export async function insertWholeGame(
  tx: Transaction,
  body: NewGame,
  administrators: number[],
  now: Date,
): Promise<GameRow> {
  const fields = {
    ...readFields(body),
    ...readPhases(body, { phasePlan: null }, 1),
    ...(await readTeamThreads(tx, body, { teamThreadsOpenAt: null })),
    ...(body.journalReading === 'done' && { journalReadFrom: null }),
  }
  await refuseUnusable(tx, { levelMax: levelMaxDefault, level: null, ...fields }, 0)
  const game = await insertGame(tx, { ...fields, name: body.name })
  setAuditedGame(game)
  await openFirstQuarter(tx, game.id, now)
  await writeDefaults(tx, game.id, readSeasons(body.seasons))
  await addAdministrators(tx, game.id, administrators)
  return game
}

/** Inserts the opening position, closed, and the first quarter, open. */
export async function openFirstQuarter(tx: Transaction, gameId: number, now: Date): Promise<void> {
  await insertRounds(tx, [
    { gameId, roundNb: 1, etat: 0, state: 'published', openedAt: now, closedAt: now, publishedAt: now },
    { gameId, roundNb: 2, etat: 1, state: 'open', openedAt: now },
  ])
}

/** Inserts every criterion of the catalogue, with its default unless another coefficient is given, and Impôt once. */
export async function writeDefaults(
  tx: Transaction,
  gameId: number,
  given: ReadonlyMap<string, number> = new Map(),
): Promise<void> {
  const coefficients = defaultCoefficients()
  await insertCriteria(
    tx,
    gameId,
    coefficients.map(({ name, coefficient }) => ({ name, coefficient: given.get(name) ?? coefficient })),
  )
  const tax = await findTaxEvent(tx)
  await insertGameEvent(tx, {
    gameId,
    eventId: tax.id,
    nbTour: 1,
    nbTrimestre: 1,
    privacy: true,
    frequency: 1,
  })
}

/** Changes the fields that the body names. `setsAdministrators` is whether its `admins` counts or is ignored. */
export async function configureGame(
  context: Context,
  gameId: number,
  body: GameSchedule,
  setsAdministrators: boolean,
): Promise<void> {
  await context.db.transaction(async tx => {
    const administrators =
      setsAdministrators && body.admins ? await resolveAdministrators(tx, body.admins) : null
    await changeGame(tx, gameId, body, administrators, context.now())
  })
}

/** Does what {@link configureGame} does, inside a transaction; null keeps the administrators. */
export async function changeGame(
  tx: Transaction,
  gameId: number,
  body: GameSchedule,
  administrators: number[] | null,
  now: Date,
): Promise<void> {
  const game = await requireLockedGame(tx, gameId)
  const quartersPassed = await countQuartersPassed(tx, gameId)
  const fields = {
    ...readFields(body),
    ...readPhases(body, game, quartersPassed + 1),
    ...readPassMode(game, body, now),
    ...(await readTeamThreads(tx, body, game)),
    ...(await readJournalReading(tx, game, body)),
  }
  if (quartersPassed > 0) refuseOtherSegments(game, fields)
  await refuseUnusable(tx, { ...game, ...fields }, quartersPassed)
  const roundCount = quartersPassed + openingRounds
  const isOver = isFinished(fields.quarterCount ?? game.quarterCount, roundCount)
  await updateGame(tx, gameId, {
    ...fields,
    ...withdrawnErasure(game, fields),
    ...continuation(game.quarterCount, fields.quarterCount, roundCount),
    ...(isOver && { joinCodeOpen: false }),
  })
  if (administrators !== null) {
    await removeAdministratorsExcept(tx, gameId, administrators)
    await addAdministrators(tx, gameId, administrators)
    await assignResponsibleAdministrator(tx, gameId)
  }
  await announceGame(tx, gameId)
  if ('nextPassAt' in fields) await announceSchedule(tx, gameId)
  if (fields.private || administrators !== null) await announceAccess(tx, { gameId })
}

/** Adds an administrator to a game; repeating it changes nothing. Throws 422 for a user who is not an administrator. */
export async function assignAdministrator(context: Context, gameId: number, userId: number): Promise<void> {
  await context.db.transaction(async tx => {
    await requireLockedGame(tx, gameId)
    const administrators = await administratorsAmong(tx, [userId])
    if (!administrators.has(userId)) throw invalid([violation('adminId', 'reference')])
    await addAdministrators(tx, gameId, [userId])
    await assignResponsibleAdministrator(tx, gameId)
    await announceGame(tx, gameId)
  })
}

/** Removes a game with its rounds, companies, decisions and results. */
export async function removeGame(context: Context, gameId: number): Promise<void> {
  await context.db.transaction(async tx => {
    await requireLockedInAnyState(tx, gameId)
    await eraseGame(tx, gameId)
  })
}

/** Deletes a game and announces the change. The caller must hold the game's lock. */
export async function eraseGame(tx: Transaction, gameId: number): Promise<void> {
  await deleteGame(tx, gameId)
  await announceGame(tx, gameId)
  await announceAccess(tx, { gameId })
}

/**
 * Locks a game whose content the transaction changes. Every change of a game begins with this lock or with that of its
 * quarter, so that an archived game, which is only read, is refused here: 409 `games/archived`.
 */
export async function requireLockedGame(tx: Transaction, gameId: number): Promise<GameRow> {
  const game = await requireLockedInAnyState(tx, gameId)
  if (game.archivedAt !== null) throw new Refusal('games/archived')
  return game
}

/** Locks a game that may be archived, for what an archived game allows too; throws 404 when there is none. */
export async function requireLockedInAnyState(tx: Transaction, gameId: number): Promise<GameRow> {
  const game = await lockGame(tx, gameId)
  if (game === undefined) throw new Refusal('request/not-found')
  return game
}

/** Withdraws an erasure that was announced under another retention period: a new period begins with a new warning. */
const withdrawnErasure = ({ retentionMonths }: GameRow, fields: GameChanges): GameChanges =>
  fields.retentionMonths === undefined || fields.retentionMonths === retentionMonths ? {} : { eraseAt: null }

/**
 * Reads the columns that the body names. Null keeps the value (specification §5), except that a product and a retention
 * period can be removed.
 */
function readFields(body: GameChange): GameChanges {
  const { name, description, levelMax, explanations, absence, private: isPrivate, joining } = body
  const { segments, typeSegment1, typeSegment2, debriefForPlayers } = body
  const given = {
    name,
    description,
    quarterCount: body.nbTurns,
    levelMax,
    level: body.levelGame,
    explanations,
    absence,
    debriefForPlayers,
    private: isPrivate,
    joining,
    segments,
    typeSegment1,
    typeSegment2,
  }
  const kept = Object.entries(given).filter(([, value]) => value !== undefined && value !== null)
  const fields: GameChanges = Object.fromEntries(kept)
  if (body.retentionMonths !== undefined) fields.retentionMonths = body.retentionMonths
  return body.id_product === undefined ? fields : { ...fields, productId: body.id_product }
}

/**
 * Reads who reads what teams write. Staff read what is written from now on, by the clock of the database, which also
 * dates the messages.
 */
async function readTeamThreads(
  tx: Transaction,
  { teamThreads }: Pick<GameChange, 'teamThreads'>,
  { teamThreadsOpenAt }: Pick<GameRow, 'teamThreadsOpenAt'>,
): Promise<GameChanges> {
  if (teamThreads === 'private') return { teamThreadsOpenAt: null }
  const opens = teamThreads === 'open' && teamThreadsOpenAt === null
  return opens ? { teamThreadsOpenAt: await readClock(tx) } : {}
}

/**
 * Reads the phase in force and the plan. The quarter in play has the phase of its number in the plan; a phase that is
 * set by hand takes the place of the plan from this quarter on.
 */
function readPhases(
  { phase, phasePlan }: Pick<GameChange, 'phase' | 'phasePlan'>,
  game: Pick<GameRow, 'phasePlan'> & { phase?: GameRow['phase'] },
  quarter: number,
): GameChanges {
  if (phasePlan) {
    const planned = phasePlan[quarter - 1] ?? phasePlan.at(-1)
    return planned === undefined
      ? { phasePlan: null, ...(phase && { phase }) }
      : { phasePlan, phase: planned }
  }
  if (!phase) return {}
  if (game.phasePlan === null || phase === game.phase) return { phase }
  const past = Array.from({ length: quarter - 1 }, (_, index) => game.phasePlan?.[index] ?? phase)
  return { phase, phasePlan: [...past, phase] }
}

/**
 * Reads what staff read of the journals: staff who are allowed to read them now read those of rounds that open from now
 * on.
 */
async function readJournalReading(
  tx: Transaction,
  { id, journalReadFrom }: GameRow,
  { journalReading }: GameChange,
): Promise<GameChanges> {
  if (journalReading === 'done') return { journalReadFrom: null }
  if (journalReading !== 'all' || journalReadFrom !== null) return {}
  return { journalReadFrom: (await roundCountOf(tx, id)) + 1 }
}

/** Throws 422 when the segments of a market would change under companies that have played in it. */
function refuseOtherSegments(game: GameRow, fields: GameChanges): void {
  const names = ['segments', 'typeSegment1', 'typeSegment2'] as const
  const changed = names.filter(name => fields[name] !== undefined && fields[name] !== game[name])
  if (changed.length > 0) throw invalid(changed.map(name => violation(name, 'begun')))
}

type Configuration = Pick<GameChanges, 'quarterCount' | 'levelMax' | 'level' | 'productId'>

/**
 * Throws 422 when the level is above the highest of the game, the quarters already passed would not fit, or the product
 * is unknown.
 */
async function refuseUnusable(reader: Reader, game: Configuration, quartersPassed: number): Promise<void> {
  const violations = []
  if (game.level && game.level > (game.levelMax ?? levelMaxDefault)) {
    violations.push(violation('levelGame', 'level'))
  }
  if (game.quarterCount && game.quarterCount < quartersPassed)
    violations.push(violation('nbTurns', 'quarters'))
  if (game.productId && (await findProduct(reader, game.productId)) === undefined) {
    violations.push(violation('id_product', 'reference'))
  }
  if (violations.length > 0) throw invalid(violations)
}
