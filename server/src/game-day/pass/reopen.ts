import { decisionItems } from '@trimestre/engine'
import type pg from 'pg'
import type { RoundRow } from '../../features/rounds/present.ts'
import { awaitsPublication, isFinished } from '../../features/rounds/progress.ts'
import type { AuditedAction } from '../../platform/audit.ts'
import { inTransaction, type LastSent } from '../../platform/db/pipeline.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { notifyOn } from '../notifications.ts'
import { raiseCompaniesOfGameOn, raiseGamesOn } from '../revisions.ts'
import { quarterIn } from './causes.ts'
import { type HeldGame, holdGames } from './held-games.ts'
import type { LockedGame } from './inputs-repo.ts'
import { copyJournals, discardJournals } from './journals-repo.ts'
import { announceToAll, insertAuditEntries } from './pass-repo.ts'
import { recompute } from './recompute.ts'
import {
  beginEpoch,
  clearActsOfNoVersion,
  clearSheets,
  deleteUnfinished,
  type LineRound,
  leaveLine,
  openAgain,
  readGiven,
  readLine,
  type SheetPart,
  type SupersededVersion,
  supersedeVersions,
  takeBackResets,
  writeSheets,
} from './reopen-repo.ts'
import { followPhasePlans, setClocks } from './rounds-repo.ts'
import { versionsMaxOf } from './turn.ts'

/** Opens a published quarter again (playing.md, 3.6). */
export type ReopenRequest = {
  gameId: number
  roundId: number
  reason: string
  /** The audit entry of the action, recorded in the same transaction. */
  action: AuditedAction | undefined
} & (
  | { mode: 'replay'; keepsSaved: boolean }
  /** The values that take the place of those given in the quarter, by company and key. */
  | { mode: 'recompute'; decisions: Record<string, Record<string, number>> }
)

export type ReopenOutcome = {
  round: RoundRow
  roundCount: number
  /** The versions that were shown and no longer are, or that the new ones will replace. */
  superseded: SupersededVersion[]
}

/** Begins a game again: its quarters no longer count, and every company is at the opening position. */
export type RestartRequest = {
  gameId: number
  /** Whether the sheets begin with what was given in the last closed quarter. */
  carriesDecisions: boolean
  /** The number of attempts that the player of a solo game may begin, null without limit; undefined in other games. */
  attemptsMax?: number | null
  reason: string
  action: AuditedAction | undefined
}

/** No quarter is read with the inputs of the game: none is passed. */
const noRound = 0

/**
 * Opens a published quarter of a game again, in one transaction: to be decided again, or only to be computed again with
 * all quarters after it.
 * @throws a refusal when the state of the game does not allow it
 */
export async function reopenQuarter(
  client: pg.ClientBase,
  request: ReopenRequest,
): Promise<ReopenOutcome | Refusal> {
  const { gameId } = request
  return alone(client, gameId, held => reopenHeld(client, held, request))
}

/**
 * Begins a game again, in one transaction.
 * @throws a refusal when the state of the game does not allow it
 */
export async function restartGame(
  client: pg.ClientBase,
  request: RestartRequest,
): Promise<ReopenOutcome | Refusal> {
  return alone(client, request.gameId, held => restartHeld(client, held, request))
}

function alone(
  client: pg.ClientBase,
  gameId: number,
  work: (held: HeldGame | undefined) => Promise<ReopenOutcome | Refusal>,
): Promise<ReopenOutcome | Refusal> {
  return inTransaction(
    client,
    () => [holdGames(client, [{ gameId, expected: noRound }])],
    async ([games]): Promise<LastSent<ReopenOutcome | Refusal>> => {
      const outcome = await work(games.get(gameId))
      return { answer: Promise.resolve(outcome) }
    },
  )
}

async function restartHeld(
  client: pg.ClientBase,
  held: HeldGame | undefined,
  { gameId, carriesDecisions, attemptsMax, reason, action }: RestartRequest,
): Promise<ReopenOutcome | Refusal> {
  if (held === undefined) return new Refusal('request/not-found')
  const { game } = held
  if (game.archivedAt !== null) return new Refusal('games/archived')
  const [opening, ...rounds] = await readLine(client, gameId)
  if (rounds.some(awaitsPublication)) return new Refusal('rounds/pending')
  const [first] = rounds
  if (opening === undefined || first === undefined) throw new Error(`game ${gameId} has no first quarter`)
  const last = rounds.findLast(isPublished)
  const isSolo = game.soloPlayerId !== null
  // Nothing was played in this attempt.
  if (isSolo && last === undefined) return { round: first, roundCount: first.roundNb, superseded: [] }
  if (attemptsMax != null && game.epoch >= attemptsMax) return new Refusal('trainings/attempts')
  if (rounds.some(round => hasAllVersions(game, round))) return new Refusal('rounds/too-many-versions')
  const sheets = carriesDecisions && last !== undefined ? await sheetsAfter(client, game, last) : []
  const reopened = await replay(client, game, rounds, {
    ...{ gameId, roundId: first.id, reason, keepsSaved: false },
  })
  if (sheets.length > 0) await writeSheets(client, { gameId, roundId: first.id }, sheets)
  if (isSolo && !isFinished(game.quarterCount, rounds.length + 1)) await deleteUnfinished(client, game)
  if (last === undefined) await clearActsOfNoVersion(client, gameId)
  await discardJournals(client, gameId)
  await beginEpoch(client, gameId)
  if (action) await insertAuditEntries(client, [action])
  return { ...reopened, roundCount: first.roundNb }
}

/** Returns the values of the last quarter that the level of the game allows now, by area. */
async function sheetsAfter(
  client: pg.ClientBase,
  { level }: LockedGame,
  last: LineRound,
): Promise<SheetPart[]> {
  const items = decisionItems.filter(item => item.level <= (level ?? 1))
  return (await readGiven(client, last)).flatMap(({ companyId, given }) => {
    const known = items.filter(({ key }) => given[key] !== undefined)
    return [...Map.groupBy(known, ({ menu }) => menu)].map(([area, keys]) => ({
      companyId,
      area,
      values: Object.fromEntries(keys.map(({ key }) => [key, given[key] ?? 0])),
    }))
  })
}

async function reopenHeld(
  client: pg.ClientBase,
  held: HeldGame | undefined,
  request: ReopenRequest,
): Promise<ReopenOutcome | Refusal> {
  if (held === undefined) return new Refusal('request/not-found')
  if (held.game.archivedAt !== null) return new Refusal('games/archived')
  const line = await readLine(client, request.gameId)
  if (line.some(awaitsPublication)) return new Refusal('rounds/pending')
  const from = line.findIndex(({ id }) => id === request.roundId)
  const [before, round] = [line[from - 1], line[from]]
  if (round?.state !== 'published' || before === undefined) return new Refusal('rounds/not-published')
  const later = line.slice(from)
  const chain = later.filter(isPublished)
  if (chain.some(each => hasAllVersions(held.game, each))) return new Refusal('rounds/too-many-versions')
  const outcome =
    request.mode === 'replay'
      ? await replay(client, held.game, later, request)
      : await recompute(client, held, { before, chain }, request)
  if (request.mode === 'replay') await copyJournals(client, round)
  await raiseGamesOn(client, [request.gameId])
  if (request.action) await insertAuditEntries(client, [request.action])
  const roundCount = request.mode === 'replay' ? round.roundNb : line.length
  return { ...outcome, roundCount }
}

/** A quarter that is played or computed again needs one more version. */
const hasAllVersions = (game: LockedGame, { versionCount }: LineRound): boolean =>
  versionCount >= versionsMaxOf(game)

const isPublished = ({ state }: LineRound): boolean => state === 'published'

/** A quarter that is to be decided again. */
type Replay = { gameId: number; roundId: number; reason: string; keepsSaved: boolean }

type Reopened = Omit<ReopenOutcome, 'roundCount'>

async function replay(
  client: pg.ClientBase,
  game: LockedGame,
  rounds: readonly LineRound[],
  { gameId, roundId, reason, keepsSaved }: Replay,
): Promise<Reopened> {
  const roundIds = rounds.map(({ id }) => id)
  const superseded = await supersedeVersions(client, { gameId, roundIds, reason })
  await leaveLine(client, gameId, roundIds.slice(1))
  const round = await openAgain(client, { gameId, roundId, reason })
  await clearSheets(client, { gameId, roundIds, keepsSaved })
  await raiseCompaniesOfGameOn(client, gameId)
  await takeBackResets(client, gameId, round.roundNb)
  await followPhasePlans(client, [gameId])
  // A clock never closes a quarter that staff has just opened again.
  if (game.passMode === 1) await setClocks(client, [{ gameId, at: null }])
  const data = { gameId, roundNb: round.roundNb }
  await announceToAll(client, [
    { name: 'round.reopened', data },
    { name: 'schedule.updated', data: { gameId } },
  ])
  await notifyOn(client, [
    { kind: 'quarter.reopened', gameId, audience: 'people', data: quarterIn(round.roundNb) },
  ])
  return { round, superseded }
}
