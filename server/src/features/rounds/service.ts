import { engineVersion } from '@trimestre/engine'
import type { BranchOutcome, BranchRequest } from '../../game-day/pass/branch.ts'
import type { DroppedPass } from '../../game-day/pass/dropped-passes.ts'
import type { DryRunOutcome, DryRunRequest } from '../../game-day/pass/dry-run.ts'
import type { DueOutcome } from '../../game-day/pass/due-pass.ts'
import type { PassOutcome } from '../../game-day/pass/pass-quarter.ts'
import { createPassRunner, type PassRunner } from '../../game-day/pass/pass-runner.ts'
import type { ReopenOutcome, ReopenRequest, RestartRequest } from '../../game-day/pass/reopen.ts'
import type { PassAct } from '../../game-day/pass/turn.ts'
import { currentAction } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Log } from '../../platform/log/log.ts'
import { createClicks, settleMilliseconds } from './pass-requests.ts'
import { findLastOpening } from './repo.ts'

/** A request to pass a quarter. */
export type PassClick = {
  gameId: number
  opensNext: boolean
  /** The number of the last round according to the caller; undefined when the request does not name it. */
  expected: number | undefined
  /** The planned pass that this one takes the place of. */
  dropped?: DroppedPass | undefined
  /** The time when the request arrived, on the clock of `performance.now()`. */
  arrivedAt: number
}

type Unaudited<Request> = Request extends unknown ? Omit<Request, 'action'> : never

export type PassService = {
  pass(click: PassClick): Promise<PassOutcome>
  /** Publishes the hidden quarter of a game, plans its publication, or opens it again; repeating it is harmless. */
  act(gameId: number, act: Exclude<PassAct, { kind: 'pass' }>): Promise<PassOutcome>
  /** Opens a published quarter again, to be decided or only to be computed again. */
  reopen(request: Unaudited<ReopenRequest>): Promise<ReopenOutcome>
  /** Begins a game again. */
  restart(request: Unaudited<RestartRequest>): Promise<ReopenOutcome>
  /** Computes what would have become of a game; nothing else waits for it, nor does it wait for the passes of the game. */
  branch(request: Unaudited<BranchRequest>): Promise<BranchOutcome>
  /** Computes the open quarter of a game without writing anything. */
  rehearse(request: DryRunRequest): Promise<DryRunOutcome>
  /** Passes one quarter for what is due in a game at this time of the scheduler's clock. */
  passDue(gameId: number, now: Date): Promise<DueOutcome>
  /** Prepares the first pass. */
  warmUp(): void
  close(): Promise<void>
}

/** A round opened further ahead than this was opened before the database's clock was set back. */
const clockLeadMs = 1_000

/** The largest number of queries for the age of a round, when the result took too long to be conclusive. */
const questionsMax = 5

/** A round and the time when it was opened, on the clock of `performance.now()`. */
type Opening = { roundNb: number; at: number }

/** Creates the service that passes quarters; those of one game pass one after another. */
export function createPassService(
  context: Pick<Context, 'db' | 'config' | 'log' | 'now' | 'passPause'>,
  runner: PassRunner = createPassRunner(context),
): PassService {
  /** The last round that this process opened in each game, and when this process had its result. */
  const openings = new Map<number, Opening>()
  const queues = new Map<number, Promise<unknown>>()
  const clicks = createClicks()

  /** Logs why work on a game failed, with the round when it is known. */
  async function logged<T>(gameId: number, round: number | null, work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      logFault(context.log, gameId, round, error)
      throw error
    }
  }

  async function passNow(click: PassClick, lastOnArrival: number, settleMs: number): Promise<PassOutcome> {
    const { gameId, opensNext, dropped } = click
    const expected = click.expected ?? roundBefore(click.arrivedAt, openings.get(gameId), lastOnArrival)
    const act = { kind: 'pass', opensNext, expected } as const
    const request = { gameId, act, now: context.now(), settleMs, dropped, action: currentAction() }
    const outcome = await logged(gameId, expected, runner.pass(request))
    if (opensNext) remember(gameId, outcome)
    logPass(context.log, gameId, 'click', outcome)
    return outcome
  }

  async function actNow(gameId: number, act: Exclude<PassAct, { kind: 'pass' }>): Promise<PassOutcome> {
    const request = { gameId, act, now: context.now(), settleMs: 0, action: currentAction() }
    const outcome = await logged(gameId, null, runner.pass(request))
    if (act.kind === 'publish' && act.opensNext) remember(gameId, outcome)
    context.log.info(`round.${act.kind}`, {
      gameId,
      round: outcome.round.roundNb,
      state: outcome.round.state,
    })
    return outcome
  }

  /** Remembers the round that was opened; one that was only closed may still be the one that a click means. */
  function remember(gameId: number, { round }: PassOutcome): void {
    if (round.state === 'open') openings.set(gameId, { roundNb: round.roundNb, at: performance.now() })
  }

  async function passDueNow(gameId: number, now: Date): Promise<DueOutcome> {
    const due = await logged(gameId, null, runner.passDue({ gameId, now }))
    if (due.state === 'refused') context.log.info('round.pass-refused', { gameId, by: due.kind })
    if (due.state === 'passed') {
      remember(gameId, due.outcome)
      logPass(context.log, gameId, due.kind, due.outcome)
    }
    return due
  }

  /**
   * A request that names the round needs no query; without it, requests that arrived before the response mean the same
   * quarter.
   */
  async function passClick(click: PassClick, settleMs: number): Promise<PassOutcome> {
    const last = click.expected ?? (await readLastRound(context, click, openings.get(click.gameId)))
    return inTurn(click.gameId, () => passNow(click, last, settleMs))
  }

  /**
   * Queues the passes of a game here rather than at the database's lock, which leaves the connections to other games.
   */
  async function inTurn<T>(gameId: number, work: () => Promise<T>): Promise<T> {
    const before = queues.get(gameId) ?? Promise.resolve()
    const turn = before.then(work)
    const settled = turn.catch(() => undefined)
    queues.set(gameId, settled)
    try {
      return await turn
    } finally {
      if (queues.get(gameId) === settled) queues.delete(gameId)
    }
  }

  return {
    async pass(click) {
      const { gameId, expected, opensNext, arrivedAt } = click
      if (expected !== undefined || !opensNext) return passClick(click, 0)
      const burst = clicks.join(gameId, arrivedAt)
      try {
        return await passClick({ ...click, arrivedAt: burst.startedAt }, settleMilliseconds)
      } finally {
        // A refused request waits too: the clicks that arrive meanwhile were meant like it.
        await clicks.settle(burst)
        clicks.leave(gameId, burst)
      }
    },
    act: (gameId, act) => inTurn(gameId, () => actNow(gameId, act)),
    reopen: request =>
      inTurn(request.gameId, async () => {
        const { gameId, mode } = request
        const work = runner.reopen({ ...request, action: currentAction() })
        const outcome = await logged(gameId, null, work)
        context.log.info('round.reopened', { gameId, round: outcome.round.roundNb, mode })
        return outcome
      }),
    restart: request =>
      inTurn(request.gameId, async () => {
        const { gameId } = request
        const outcome = await logged(gameId, null, runner.restart({ ...request, action: currentAction() }))
        context.log.info('game.restarted', { gameId })
        return outcome
      }),
    branch: async request => {
      const { gameId } = request
      const outcome = await logged(gameId, null, runner.branch({ ...request, action: currentAction() }))
      context.log.info('branch.created', { gameId, branch: outcome.branchId })
      return outcome
    },
    rehearse: request => logged(request.gameId, null, runner.rehearse(request)),
    passDue: (gameId, now) => inTurn(gameId, () => passDueNow(gameId, now)),
    warmUp: () => runner.warmUp(),
    close: () => runner.close(),
  }
}

/**
 * Returns the number of the last round at the time when the request arrived. The query runs a little later: a round
 * that another process opened in between is recognized by its age, one that this process opened by its own clock. On a
 * busy machine the result may be read long after the age was measured; when that leaves open whether the round or the
 * request came first, the query is repeated.
 */
async function readLastRound(
  { db }: Pick<Context, 'db'>,
  { gameId, arrivedAt }: PassClick,
  own: Opening | undefined,
): Promise<number> {
  for (let questions = 1; ; questions += 1) {
    const askedAt = performance.now()
    const last = await findLastOpening(db, gameId)
    if (last === undefined) return 0
    const { roundNb, ageMs } = last
    if (own?.roundNb === roundNb) return roundBefore(arrivedAt, own, roundNb)
    if (ageMs < -clockLeadMs) return roundNb
    const [earliest, latest] = [askedAt - ageMs, performance.now() - ageMs]
    const isSure = earliest > arrivedAt || latest <= arrivedAt
    if (isSure || questions === questionsMax) return roundBefore(arrivedAt, { roundNb, at: latest }, roundNb)
  }
}

/** Returns the round that the caller meant: a round opened after the request arrived cannot be the one. */
function roundBefore(arrivedAt: number, opening: Opening | undefined, last: number): number {
  const openedSince = opening !== undefined && opening.at > arrivedAt
  return openedSince ? Math.min(last, opening.roundNb - 1) : last
}

function logPass(log: Log, gameId: number, by: string, outcome: PassOutcome): void {
  const { companyCount, engineMs, totalMs } = outcome
  const name = outcome.round.state === 'hidden' ? 'round.closed' : 'round.passed'
  log.info(name, { gameId, round: outcome.round.roundNb, by, companyCount, engineMs, totalMs })
}

/** Logs the game and the round, which the log line of the request does not contain. */
function logFault(log: Log, gameId: number, round: number | null, error: unknown): void {
  if (error instanceof Refusal) return
  log.fault('round.pass-failed', error, { gameId, round, engineVersion })
}
