import { Worker } from 'node:worker_threads'
import type { Game } from '@trimestre/contract/games'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { includesPart } from '../../../../testing/parts.ts'
import { patiently } from '../../../../testing/patience.ts'
import { verifyGame } from '../../features/rounds/verify-game.ts'
import { aGame } from '../../testing/build-game.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { lockQuarters } from './inputs-repo.ts'
import { createPassRunner, type PassRunner } from './pass-runner.ts'

let server: TestServer
let client: pg.Client

beforeAll(async () => {
  server = await startTestServer({ isAlone: true })
  client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await server.stop()
})

/** What a game holds, without the ids and times in which two games that were played alike differ. */
async function standing({ id }: Game): Promise<string> {
  await client.query('begin')
  // Waits until the database has ended what the killed thread had begun.
  await lockQuarters(client, [id])
  const { rows } = await client.query(
    `select g.epoch, g.phase, r.round_nb, r.etat, r.state, r.version, r.computed_version, r.reason,
        (select json_agg(json_build_array(v.version, v.state, v.epoch, v.previous_version, v.reason,
            (select count(*) from quarter_results q where q.game_id = r.game_id and q.round_id = r.id
              and q.version = v.version)) order by v.version)
          from round_versions v where v.game_id = r.game_id and v.round_id = r.id) as versions
      from games g join rounds r on r.game_id = g.id where g.id = $1 order by r.round_nb`,
    [id],
  )
  await client.query('commit')
  return JSON.stringify(rows)
}

type RoundRow = { id: number; state: string; roundNb: number; version: number; computedVersion: number }

async function lineOf({ id }: Game): Promise<RoundRow[]> {
  const { rows } = await client.query<RoundRow>(
    `select id, state, round_nb as "roundNb", version, computed_version as "computedVersion"
      from rounds where game_id = $1 and state <> 'superseded' order by round_nb`,
    [id],
  )
  return rows
}

type Act = (runner: PassRunner, game: Game, line: readonly RoundRow[]) => Promise<unknown>

const pass =
  (opensNext: boolean): Act =>
  (runner, { id: gameId }) =>
    runner.pass({
      ...{ gameId, now: new Date(), settleMs: 0 },
      act: { kind: 'pass', opensNext, expected: null },
    })

/** The round that is hidden, or the first one of a chain of new versions. */
const waitingIn = (line: readonly RoundRow[]) =>
  line.find(({ version, computedVersion }) => version !== computedVersion)?.id ?? 0

const settle =
  (kind: 'publish' | 'undo'): Act =>
  (runner, { id: gameId }, line) => {
    const roundId = waitingIn(line)
    const act = kind === 'undo' ? { kind, roundId } : { kind, roundId, opensNext: true }
    return runner.pass({ gameId, now: new Date(), settleMs: 0, act })
  }

const reopen =
  (mode: 'replay' | 'recompute'): Act =>
  (runner, { id: gameId }, line) => {
    const roundId = line.filter(({ state, roundNb }) => state === 'published' && roundNb > 1).at(-2)?.id ?? 0
    const how = mode === 'replay' ? { mode, keepsSaved: true } : { mode, decisions: {} }
    return runner.reopen({ gameId, roundId, reason: mode, action: undefined, ...how })
  }

const restart: Act = (runner, { id: gameId }) =>
  runner.restart({ gameId, carriesDecisions: true, reason: 'essai', action: undefined })

/** Every act that the states allow in turn; three quarters are played between two restarts. */
const acts: readonly Act[] = [
  ...[
    pass(false),
    settle('undo'),
    pass(false),
    settle('publish'),
    pass(true),
    pass(false),
    settle('publish'),
  ],
  ...[reopen('recompute'), settle('undo'), reopen('recompute'), settle('publish'), reopen('replay')],
  ...[pass(true), pass(false), settle('publish'), restart],
]

/** Starts the thread of passes, so that a test can kill it at any moment. */
function killable() {
  const threads: Worker[] = []
  const runner = createPassRunner(server.context, data => {
    const thread = new Worker(new URL('./pass-worker.ts', import.meta.url), { workerData: data })
    threads.push(thread)
    return thread
  })
  return { runner, kill: () => threads.at(-1)?.terminate() }
}

/** Returns the next number of a fixed sequence, from 0 up to 1. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

async function aHeldGame(): Promise<Game> {
  const game = await aGame(server, { players: ['joueur1', 'joueur2', 'joueur3'], nbTurns: 8 })
  const admin = await server.client('admin')
  await admin('setPublication', { params: { id: game.id }, body: { mode: 'held' } })
  return game
}

const isCampaign = includesPart('campaigns') && inject('databaseKind') === 'embedded'

/**
 * The kill falls at any moment of an act or soon after it, whatever the speed of the machine: the twin, whose thread has done
 * this before, tells how long the act takes, and a thread that has just started takes several times as long.
 */
const coldFactor = 8

it('a thread that is killed during any act on a quarter leaves the state before it or the one after it', {
  timeout: patiently(900_000),
}, async () => {
  const kills = isCampaign ? 200 : acts.length
  const [game, twin] = [await aHeldGame(), await aHeldGame()]
  const calm = createPassRunner(server.context)
  const random = sequence(31)
  const outcomes = { before: 0, after: 0 }
  let { runner, kill } = killable()
  await runner.rehearse({ gameId: game.id, roundId: (await lineOf(game)).at(-1)?.id ?? 0 })
  for (let index = 0; index < kills; index += 1) {
    const act = acts[index % acts.length] as Act
    const before = await standing(game)
    expect(await standing(twin)).toBe(before)
    const twinLine = await lineOf(twin)
    const began = performance.now()
    await act(calm, twin, twinLine)
    const spentMs = performance.now() - began
    const after = await standing(twin)
    expect(after).not.toBe(before)
    const line = await lineOf(game)
    const attempt = act(runner, game, line).catch(() => 'killed')
    await new Promise(resolve => setTimeout(resolve, random() * coldFactor * spentMs))
    await kill()
    await attempt
    const left = await standing(game)
    expect([before, after], `act ${index % acts.length}`).toContain(left)
    outcomes[left === after ? 'after' : 'before'] += 1
    ;({ runner, kill } = killable())
    await runner.rehearse({ gameId: twin.id, roundId: 0 }).catch(() => undefined)
    if (left === before) await act(calm, game, line)
  }
  await Promise.all([runner.close(), calm.close()])
  for (const { id } of [game, twin])
    for await (const { difference, chainDifference } of verifyGame(server.context.db, id))
      expect(difference ?? chainDifference).toBeUndefined()
  // Kills that all came too early or too late would have shown nothing.
  if (isCampaign) expect(Math.min(outcomes.before, outcomes.after)).toBeGreaterThan(20)
})
