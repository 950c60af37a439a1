import { currentQuarter } from '@trimestre/contract/games'
import type pg from 'pg'
import type { RoundRow } from '../../features/rounds/present.ts'
import { isFinished } from '../../features/rounds/progress.ts'
import { inTransaction, type LastSent, together } from '../../platform/db/pipeline.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { notifyOn } from '../notifications.ts'
import { raiseGamesOn } from '../revisions.ts'
import { causesOf } from './causes.ts'
import { dropPlannedPasses } from './dropped-passes.ts'
import { type HeldGames, holdGames } from './held-games.ts'
import { limitLockWait, type RoundQuery } from './inputs-repo.ts'
import { carryJournals, freezeJournals, giveBackJournals } from './journals-repo.ts'
import { announceToAll, type EventToAll, insertAuditEntries, sendRecords } from './pass-repo.ts'
import { type PlayedRound, playRound } from './play-round.ts'
import {
  type Clock,
  closeJoining,
  closeRounds,
  followPhasePlans,
  openRounds,
  type PublicationPlan,
  planPublications,
  publishComputed,
  setClocks,
  undoComputed,
} from './rounds-repo.ts'
import { type PassRequest, type Turn, turnOf } from './turn.ts'

const hourMs = 3_600_000

export type PassOutcome = {
  /** The closed round, or the new one if it was opened. */
  round: RoundRow
  /** The computed version of the quarter that was the last one, and what it was computed from; null without one. */
  version: number | null
  inputs: string | null
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
    () => [isShared && limitLockWait(client), holdGames(client, requests.map(inputsOf))],
    async ([, held]) => {
      if (isShared) assertFew(held)
      return passHeld(client, requests, held, atPoint)
    },
  )
  await atPoint('committed')
  const totalMs = performance.now() - start
  return outcomes.map(outcome => (outcome instanceof Refusal ? outcome : { ...outcome, totalMs }))
}

/** No quarter is read when none is to be played. */
const inputsOf = ({ gameId, act }: PassRequest): RoundQuery =>
  act.kind === 'pass' ? { gameId, expected: act.expected } : { gameId, expected: noRound }

const noRound = 0

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
    freezeJournals(
      client,
      played.map(({ closing }) => closing),
    ),
    carryJournals(client, idsOf(games.filter(showsHidden))),
    publishComputed(client, idsOf(games.filter(showsHidden))),
    giveBackJournals(client, idsOf(games.filter(({ steps }) => steps.withdraws))),
    undoComputed(client, idsOf(games.filter(({ steps }) => steps.withdraws))),
    planPublications(client, games.filter(isPlanning).map(planOf)),
    openRounds(client, games.filter(({ steps }) => steps.opens).map(openingOf)),
    followPhasePlans(client, idsOf(games.filter(followsPlan))),
    closeJoining(client, idsOf(games.filter(endsJoining))),
    setClocks(
      client,
      games.flatMap(game => clockOf(game) ?? []),
    ),
    raiseGamesOn(client, idsOf(games.filter(isChanged))),
    announceToAll(client, games.flatMap(newsOf)),
    notifyOn(client, games.flatMap(causesOf)),
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
  const answer = answers.then(([, closed, , , shown, , undone, planned, opened]) =>
    games.map(game => {
      const { last, roundCount, played } = game
      const row = (rounds: Map<number, RoundRow>) => rounds.get(last.gameId)
      return {
        round: row(opened) ?? row(closed) ?? row(shown) ?? row(undone) ?? row(planned) ?? last,
        roundCount,
        companyCount: played?.closing.companyCount ?? 0,
        engineMs: played?.engineMs ?? 0,
        ...computedOf(game),
      }
    }),
  )
  return { answer }
}

/** A game with what was computed for it, the number of its last round and the number of its rounds after the pass. */
export type PlayedTurn = Turn & { played: PlayedRound | undefined; roundNb: number; roundCount: number }

/** Plays the active round of a game; a round that is already closed is not simulated again. */
function playTurn(turn: Turn): PlayedTurn {
  const { held, last, steps, request } = turn
  const played = steps.plays
    ? playRound(held, last, {
        isShown: steps.shows,
        publishAt: steps.publishAt ?? null,
        opensNext: steps.publishAt != null && held.game.publication.opensNext,
        byUser: request.action?.userId ?? null,
      })
    : undefined
  const openedCount = steps.opens ? 1 : 0
  return {
    ...turn,
    played,
    roundNb: last.roundNb + openedCount,
    roundCount: held.rounds.roundCount + openedCount,
  }
}

const idsOf = (games: readonly PlayedTurn[]) => games.map(({ held: { game } }) => game.id)

/** Whether results of an earlier computation are shown; those just computed are shown as they are written. */
const showsHidden = ({ steps }: PlayedTurn): boolean => steps.shows && !steps.plays

const isPlanning = ({ steps }: PlayedTurn): boolean => !steps.plays && steps.publishAt !== undefined

const planOf = ({ steps, last: { gameId, id }, request: { act } }: PlayedTurn): PublicationPlan => ({
  gameId,
  id,
  at: steps.publishAt ?? null,
  opensNext: steps.publishAt != null && act.kind === 'publish' && act.opensNext,
})

const openingOf = ({ request: { gameId, settleMs }, roundNb }: PlayedTurn) => ({ gameId, roundNb, settleMs })

const followsPlan = ({ steps, held: { game } }: PlayedTurn): boolean => steps.opens && game.phasePlan !== null

/** Joining ends when the first results are shown: until then the close of the quarter can be undone. */
const endsJoining = ({ held: { game }, steps }: PlayedTurn): boolean =>
  steps.shows && (game.joining === 'untilFirstPass' || game.joinCodeOpen)

/** A clock never closes a quarter that staff has just opened again; it goes on from the next quarter. */
function clockOf({ steps, held: { game }, last, request }: PlayedTurn): Clock | undefined {
  if (game.passMode !== 1) return undefined
  if (steps.withdraws && last.state === 'hidden') return { gameId: game.id, at: null }
  if (!steps.opens || game.nextPassAt !== null || game.passInterval === null) return undefined
  return { gameId: game.id, at: new Date(request.now.getTime() + game.passInterval * hourMs) }
}

const isChanged = ({ steps }: PlayedTurn): boolean =>
  steps.plays || steps.shows || steps.opens || steps.withdraws || steps.publishAt !== undefined

type Computed = Pick<PassOutcome, 'version' | 'inputs'>

/** Returns what was computed of the last quarter, now or before: repeating a pass is answered alike. */
function computedOf({ played, last }: PlayedTurn): Computed {
  if (played !== undefined) return { version: played.closing.version, inputs: played.closing.inputs }
  const isComputed = last.computedVersion > 0
  return { version: isComputed ? last.computedVersion : null, inputs: last.inputs }
}

/** Returns the events that tell everybody about it; a quarter that is only closed says no more than that. */
function newsOf(game: PlayedTurn): EventToAll[] {
  const { steps, held, last, roundNb, roundCount } = game
  const { id: gameId, quarterCount } = held.game
  const news: EventToAll[] = []
  // Players never knew of new versions that are withdrawn.
  if (steps.withdraws && last.state !== 'hidden') news.push({ name: 'versions.updated', data: { gameId } })
  else if (steps.withdraws) news.push({ name: 'round.reopened', data: { gameId, roundNb } })
  else if (isPlanning(game)) news.push({ name: 'game.updated', data: { gameId } })
  else if (steps.plays && !steps.shows) news.push({ name: 'round.closed', data: { gameId, roundNb } })
  else if (steps.shows || steps.opens) {
    const currentTrimestre = currentQuarter(roundCount)
    const finished = isFinished(quarterCount, roundCount)
    news.push({ name: 'round.passed', data: { gameId, roundNb, currentTrimestre, finished } })
  }
  if (clockOf(game) !== undefined) news.push({ name: 'schedule.updated', data: { gameId } })
  return news
}
