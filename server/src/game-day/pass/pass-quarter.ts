import { currentQuarter, roundCountLimit } from '@trimestre/contract/games'
import type pg from 'pg'
import type { RoundRow } from '../../features/rounds/present.ts'
import { isFinished } from '../../features/rounds/progress.ts'
import type { AuditedAction } from '../../platform/audit.ts'
import { inTransaction, type LastSent, together } from '../../platform/db/pipeline.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { raiseGamesOn } from '../revisions.ts'
import { type DroppedPass, dropPlannedPasses } from './dropped-passes.ts'
import { type HeldGame, type HeldGames, holdGames } from './held-games.ts'
import { limitLockWait } from './inputs-repo.ts'
import {
  announceToAll,
  closeJoining,
  closeRounds,
  followPhasePlans,
  insertAuditEntries,
  openRounds,
  sendRecords,
} from './pass-repo.ts'
import { type PlayedRound, playRound } from './play-round.ts'

export type PassRequest = {
  gameId: number
  /** The number of the round that the caller believes to be the last; null when any will do. */
  expected: number | null
  /** Whether the next round opens in the same transaction. */
  opensNext: boolean
  /** The audit entry of the administrator's action, recorded in the same transaction. */
  action?: AuditedAction | undefined
  /** The time in milliseconds after the pass during which a click still means the passed quarter. */
  settleMs: number
  /** The planned pass that this one takes the place of. */
  dropped?: DroppedPass | undefined
}

export type PassOutcome = {
  /** The closed round, or the new one if it was opened. */
  round: RoundRow
  roundCount: number
  companyCount: number
  /** The time in milliseconds spent in the engine, and in total. */
  engineMs: number
  totalMs: number
}

/** The points of a pass at which tests can stop it. */
export const passPoints = ['locked', 'simulated', 'closed', 'committed'] as const
export type PassPoint = (typeof passPoints)[number]

/** Called at each point of a pass; tests interrupt it there. */
export type AtPoint = (point: PassPoint) => Promise<void>

export const noPause: AtPoint = async () => undefined

/** The largest number of companies in games that pass together, so that no game waits long for the others. */
const companiesMax = 500

/**
 * Passes the active quarters of several games in one transaction on its own connection (api.md §4): either everything
 * is committed or nothing changes. A game that refuses is left out before anything is written.
 * @param requests one for each game
 * @returns the outcome of each, in the order of the requests
 * @throws when one of the quarters cannot be passed; with several games, also instead of waiting for a lock, or when
 * they have too many companies together
 */
export async function passQuarters(
  client: pg.ClientBase,
  requests: readonly PassRequest[],
  atPoint: AtPoint = noPause,
): Promise<(PassOutcome | Refusal)[]> {
  const start = performance.now()
  const isShared = requests.length > 1
  const outcomes = await inTransaction(
    client,
    () => [isShared && limitLockWait(client), holdGames(client, requests)],
    async ([, held]) => {
      if (isShared) assertFew(held)
      return passHeld(client, requests, held, atPoint)
    },
  )
  await atPoint('committed')
  const totalMs = performance.now() - start
  return outcomes.map(outcome => (outcome instanceof Refusal ? outcome : { ...outcome, totalMs }))
}

function assertFew(held: HeldGames): void {
  let companyCount = 0
  for (const { entrants } of held.values()) companyCount += entrants.length
  if (companyCount > companiesMax) throw new Error(`${companyCount} companies are too many to pass together`)
}

/** Passes the held games and leaves out those that refuse. */
async function passHeld(
  client: pg.ClientBase,
  requests: readonly PassRequest[],
  held: HeldGames,
  atPoint: AtPoint,
): Promise<LastSent<(PassedGame | Refusal)[]>> {
  const turns = requests.map(request => turnOf(held.get(request.gameId), request))
  const accepted = turns.flatMap(turn => (turn instanceof Refusal ? [] : turn))
  const { answer } = await passTurns(client, accepted, atPoint)
  const inOrder = (passed: PassedGame[]) => {
    const outcomes = passed.values()
    return turns.map(turn => (turn instanceof Refusal ? turn : (outcomes.next().value as PassedGame)))
  }
  return { answer: answer.then(inOrder) }
}

/** A game whose state allows its quarter to pass. */
export type Turn = { request: PassRequest; held: HeldGame; last: RoundRow }

export function turnOf(held: HeldGame | undefined, request: PassRequest): Turn | Refusal {
  if (held === undefined) return new Refusal('request/not-found')
  const { game, rounds } = held
  const { last, roundCount } = rounds
  if (last === undefined) throw new Error(`game ${game.id} has no round`)
  if (request.expected !== null && last.roundNb !== request.expected) return new Refusal('rounds/unexpected')
  if (game.archivedAt !== null) return new Refusal('games/archived')
  if (roundCount >= roundCountLimit(game.quarterCount)) return new Refusal('rounds/limit-reached')
  return { request, held, last }
}

export type PassedGame = Omit<PassOutcome, 'totalMs'>

/** Passes the quarters inside the transaction of this connection; returns the outcomes in the order of the games. */
export async function passTurns(
  client: pg.ClientBase,
  turns: readonly Turn[],
  atPoint: AtPoint,
): Promise<LastSent<PassedGame[]>> {
  if (turns.length === 0) return { answer: Promise.resolve([]) }
  await atPoint('locked')
  const games = turns.map(playTurn)
  await atPoint('simulated')
  const played = games.flatMap(game => game.played ?? [])
  const changed = games.filter(isChanged)
  const opening = games.filter(({ request }) => request.opensNext)
  const results = await sendRecords(
    client,
    played.map(({ records }) => records),
  )
  const answers = together(client, () => [
    results.written,
    closeRounds(
      client,
      played.map(({ closing }) => closing),
    ),
    openRounds(client, opening.map(openingOf)),
    followPhasePlans(
      client,
      opening.filter(({ held: { game } }) => game.phasePlan !== null).map(({ request }) => request.gameId),
    ),
    closeJoining(
      client,
      games.filter(endsJoining).map(({ request }) => request.gameId),
    ),
    raiseGamesOn(
      client,
      changed.map(({ held: { game } }) => game.id),
    ),
    announceToAll(client, changed.map(newsOf)),
    dropPlannedPasses(
      client,
      turns.flatMap(({ request: { gameId, dropped } }) => (dropped ? { gameId, ...dropped } : [])),
    ),
    insertAuditEntries(
      client,
      turns.flatMap(({ request }) => request.action ?? []),
    ),
  ])
  await atPoint('closed')
  const answer = answers.then(([, closed, opened]) =>
    games.map(({ held: { game }, last, roundCount, played }) => ({
      round: opened.get(game.id) ?? closed.get(game.id) ?? last,
      roundCount,
      companyCount: played?.closing.companyCount ?? 0,
      engineMs: played?.engineMs ?? 0,
    })),
  )
  return { answer }
}

/** A game with what was computed for it, the number of its last round and the number of its rounds after the pass. */
type PlayedTurn = Turn & { played: PlayedRound | undefined; roundNb: number; roundCount: number }

/** Plays the active round of a game; a round that is already closed is not simulated again. */
function playTurn(turn: Turn): PlayedTurn {
  const { request, held, last } = turn
  const played = last.state === 1 ? playRound(held, last) : undefined
  const openedCount = request.opensNext ? 1 : 0
  return {
    ...turn,
    played,
    roundNb: last.roundNb + openedCount,
    roundCount: held.rounds.roundCount + openedCount,
  }
}

const openingOf = ({ request: { gameId, settleMs }, roundNb }: PlayedTurn) => ({ gameId, roundNb, settleMs })

const endsJoining = ({ held: { game }, played }: PlayedTurn): boolean =>
  played !== undefined && (game.joining === 'untilFirstPass' || game.joinCodeOpen)

const isChanged = ({ request, played }: PlayedTurn): boolean => played !== undefined || request.opensNext

const newsOf = ({ held: { game }, roundNb, roundCount }: PlayedTurn) => ({
  name: 'round.passed' as const,
  data: {
    gameId: game.id,
    roundNb,
    currentTrimestre: currentQuarter(roundCount),
    finished: isFinished(game.quarterCount, roundCount),
  },
})
