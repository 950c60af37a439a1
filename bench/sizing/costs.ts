import { setTimeout as pause } from 'node:timers/promises'
import { type Client, createClient } from '@trimestre/contract/client'
import { type Player, signInPlayers } from '../load/players.ts'
import { openStreams } from '../load/streams.ts'
import { type BenchGame, createGame, settlePass, timePass } from '../passes/game.ts'
import type { Playground } from '../passes/playground.ts'
import { cpuMilliseconds, databaseProcess, residentBytes } from '../report/processes.ts'
import { median } from '../report/ratio.ts'

/** CPU time in milliseconds: of the product's process, and of PostgreSQL. */
export type Cost = { process: number; database: number }

/** The cost of one unit of each kind of work. */
export type Costs = {
  signIn: Cost
  /** The calls of a player's dashboard, from what the process has cached since the last quarter. */
  dashboard: Cost
  /** The same, of a game that the process has not cached since then. */
  uncachedDashboard: Cost
  /** The form of a decision area, read and saved. */
  save: Cost
  /** One company's quarter. */
  companyPass: Cost
  /** One second of an open stream without events. */
  streamSecond: Cost
  /** One event sent on one stream. */
  streamEvent: Cost
  streamBytes: number
  /** The memory of an idle process, and the cost of one second of it. */
  processBytes: number
  processSecond: Cost
  /** The bytes of database of one company and quarter, with its indexes and the saves of its player. */
  quarterBytes: number
}

export type Sizes = {
  rounds: number
  requests: number
  streams: number
  idleSeconds: number
  companies: number
}

const requestsAtOnce = 8
/** The time until the work that follows a start has finished, in milliseconds. */
const settleMs = 10_000

/** Measures every cost on the product of a playground; returns the medians of the rounds. */
export async function measureCosts(playground: Playground, sizes: Sizes): Promise<Costs> {
  const meter = await openMeter(playground)
  await pause(settleMs)
  const idle = await meter(() => pause(sizes.idleSeconds * 1000), sizes.idleSeconds)
  const processBytes = residentBytes([playground.product.pid])
  // Streams are measured before other work leaves free memory behind that they could reuse.
  const streams = await streamCosts(playground, sizes, meter, idle)
  const classGame = await createGame(playground, 30)
  await passAndSettle(playground, classGame)
  await passAndSettle(playground, classGame)
  const players = await clientsOf(playground, classGame)
  const rounds = async (work: () => Promise<Cost>) => {
    await work()
    const costs: Cost[] = []
    for (let round = 0; round < sizes.rounds; round += 1) costs.push(await work())
    return medianOf(costs)
  }
  const requests = (count: number, request: (player: PlayerClient) => Promise<unknown>) =>
    rounds(() => meter(() => inParallel(count, index => request(of(players, index))), count))

  const signIn = await requests(Math.ceil(sizes.requests / 10), () => signInOnce(playground))
  const openDashboard = async ({ call, companyId }: PlayerClient) => {
    await call('getGame', { params: { id: classGame.id } })
    await call('getDashboard', { params: { id: companyId } })
  }
  const dashboard = await requests(sizes.requests, openDashboard)
  const uncachedDashboard = await rounds(() =>
    meter(async () => {
      // This invalidates everything that is cached of the game.
      await playground.database.query('update games set revision = revision + 1 where id = $1', [
        classGame.id,
      ])
      await inParallel(players.length, index => openDashboard(of(players, index)))
    }, players.length),
  )
  const { id: roundId } = await playground.call('getActiveRound', { params: { gameId: classGame.id } })
  let price = 40
  const save = await requests(sizes.requests, async ({ call, companyId }) => {
    price = 40 + ((price + 1) % 20)
    const params = { roundId, companyId, area: 'ventes' }
    await call('listDecisions', { params })
    await call('saveDecisions', { params, body: { decisions: { prixVente: price } } })
  })
  return {
    ...{ signIn, dashboard, uncachedDashboard, save, processBytes, processSecond: idle },
    ...(await passCosts(playground, sizes, meter)),
    ...streams,
  }
}

type Meter = (work: () => Promise<unknown>, count: number) => Promise<Cost>

/** Returns a meter, which divides the CPU time of some work by the number of times it was done. */
async function openMeter({ product, database }: Playground): Promise<Meter> {
  const postmaster = await databaseProcess(database)
  const now = () => ({ process: cpuMilliseconds([product.pid]), database: cpuMilliseconds([postmaster]) })
  return async (work, count) => {
    const before = now()
    await work()
    const after = now()
    return {
      process: (after.process - before.process) / count,
      database: (after.database - before.database) / count,
    }
  }
}

async function passCosts(playground: Playground, sizes: Sizes, meter: Meter) {
  const { database } = playground
  const bytes = async () => {
    await database.query('checkpoint')
    const { rows } = await database.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    )
    return Number(rows[0]?.bytes)
  }
  const game = await createGame(playground, sizes.companies)
  await passAndSettle(playground, game)
  const bytesBefore = await bytes()
  const costs: Cost[] = []
  for (let round = 0; round < sizes.rounds; round += 1) {
    costs.push(await meter(() => timePass(playground, game), sizes.companies))
    await settlePass(playground, game)
  }
  const quarterBytes = ((await bytes()) - bytesBefore) / (sizes.rounds * sizes.companies)
  return { companyPass: medianOf(costs), quarterBytes }
}

async function streamCosts(playground: Playground, sizes: Sizes, meter: Meter, idle: Cost) {
  const game = await createGame(playground, sizes.streams)
  const { pid, url } = playground.product
  const path = `/api/v1/games/${game.id}/stream`
  const players = await signInPlayers(playground.database, game.id, playground.jwtSecret)
  const before = residentBytes([pid])
  const readers = await openStreams(
    url,
    players.map(({ token }) => ({ path, token })),
    'game.updated',
  )
  const streamBytes = (residentBytes([pid]) - before) / sizes.streams
  const quiet = await meter(() => pause(sizes.idleSeconds * 1000), sizes.idleSeconds)
  const events = 20
  const streamEvent = await meter(async () => {
    for (let count = 1; count <= events; count += 1) {
      const delivered = readers.delivery()
      await playground.call('configureGame', { params: { id: game.id }, body: { name: `Bench ${count}` } })
      if ((await delivered).count < sizes.streams) throw new Error('a stream was not notified')
    }
  }, events * sizes.streams)
  readers.close()
  const overIdle = (part: keyof Cost) => Math.max(0, quiet[part] - idle[part]) / sizes.streams
  return {
    streamBytes: Math.max(0, streamBytes),
    streamSecond: { process: overIdle('process'), database: overIdle('database') },
    streamEvent,
  }
}

type PlayerClient = Player & { call: Client }

/** Signs the players of a game in; returns each with a client of its own. */
async function clientsOf(
  { database, jwtSecret, product }: Playground,
  game: BenchGame,
): Promise<PlayerClient[]> {
  const players = await signInPlayers(database, game.id, jwtSecret)
  return players.map(player => ({
    ...player,
    call: createClient({ baseUrl: product.url, getToken: () => player.token }),
  }))
}

async function passAndSettle(playground: Playground, game: BenchGame): Promise<void> {
  await timePass(playground, game)
  await settlePass(playground, game)
}

async function signInOnce({ product }: Playground): Promise<void> {
  const anonymous = createClient({ baseUrl: product.url, getToken: () => null })
  await anonymous('login', { body: { username: 'joueur1', password: 'joueur1' } })
}

async function inParallel(count: number, work: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: requestsAtOnce }, worker))
}

function medianOf(costs: readonly Cost[]): Cost {
  const of = (part: keyof Cost) => median(costs.map(cost => cost[part]))
  return { process: of('process'), database: of('database') }
}

function of<T>(values: readonly T[], index: number): T {
  const value = values[index % values.length]
  if (value === undefined) throw new Error('there is nobody to play')
  return value
}
