import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@trimestre/contract/client'
import { openStream } from '@trimestre/contract/stream'
import { createDice, type Dice } from '@trimestre/server/testing/bad-inputs'
import { examine, recompute } from '@trimestre/server/testing/crash-examination'
import { type CrashWork, startWork } from '@trimestre/server/testing/crash-work'
import { type Product, spawnProduct } from '@trimestre/server/testing/spawn-product'
import type { Programs } from './programs.ts'
import { startProxy } from './proxy.ts'
import { ask, createServerIn, initialise, type Server, until } from './server.ts'

export type FailoverReport = {
  failovers: number
  /** Confirmed saves, passes and joins, which were looked up again after the failovers. */
  saves: number
  passes: number
  joins: number
  quartersVerified: number
  /**
   * The longest time from the loss to a healthy response with both servers up, and to the next save and pass, in
   * seconds.
   */
  healthySecondsMax: number
  writingSecondsMax: number
  /** The number of log lines of the product without a stack, hence about errors that it handles. */
  logLines: number
  findings: string[]
}

const database = 'trimestre'

type Campaign = {
  product: Product
  pair: { primary: Server; standby: Server }
  /** One game for each failover, with a ledger of the confirmed operations in it. */
  works: CrashWork[]
  dice: Dice
  report: FailoverReport
  tell(line: string): void
}

/**
 * Plays on a product behind a primary and its synchronous standby and kills the primary at random moments. Players keep
 * sending requests throughout; every confirmed operation, which only they record, must be on the server that took over.
 */
export async function failoverCampaign(
  programs: Programs,
  { times, seed, tell }: { times: number; seed: number; tell(line: string): void },
): Promise<FailoverReport> {
  const folder = await mkdtemp(join(tmpdir(), 'trimestre-failover-'))
  const report: FailoverReport = {
    ...{ failovers: 0, saves: 0, passes: 0, joins: 0, quartersVerified: 0 },
    ...{ healthySecondsMax: 0, writingSecondsMax: 0, logLines: 0, findings: [] },
  }
  const primary = await createServerIn(folder, 'one', programs)
  const standby = await createServerIn(folder, 'two', programs)
  const proxy = await startProxy(folder, programs.haproxy, [primary, standby])
  const ends = [() => proxy.stop(), () => standby.stop(), () => primary.stop()]
  try {
    await startPair(folder, programs, primary, standby)
    const address = `postgresql://trimestre@127.0.0.1:${proxy.port}/${database}`
    const product = await spawnProduct({ DATABASE_URL: address, DATA_DIR: folder })
    ends.unshift(() => product.stop())
    readLog(product, report)
    const pair = { primary, standby }
    const campaign: Campaign = { product, pair, works: [], dice: createDice(seed), report, tell }
    for (let time = 0; time < times; time += 1) await failOver(campaign)
    await sumUp(campaign)
    return report
  } finally {
    for (const end of ends) await end().catch(() => undefined)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Examines everything once more: data that survived one failover must survive the next ones. */
async function sumUp({ pair, works, report }: Campaign): Promise<void> {
  const address = pair.primary.address(database)
  for (const { ledger } of works) {
    report.findings.push(...(await examine(address, ledger)).map(finding => `at the end: ${finding}`))
    report.saves += ledger.saves.size
    report.passes += ledger.roundsOpened
    report.joins += ledger.joined.size
  }
  const { quarters, findings } = await recompute(address)
  report.quartersVerified = quarters
  report.findings.push(...findings)
}

async function startPair(
  folder: string,
  programs: Programs,
  primary: Server,
  standby: Server,
): Promise<void> {
  await initialise(folder, primary.name, programs)
  await primary.start()
  await standby.rebuildFrom(primary)
  await untilSynchronous(primary)
  await ask(primary.address('postgres'), `create database ${database}`)
}

const untilSynchronous = ({ name, address }: Server): Promise<void> =>
  until(async () => {
    const standbys = await ask(
      address('postgres'),
      "select 1 from pg_stat_replication where state = 'streaming' and sync_state in ('sync', 'quorum')",
    )
    return standbys.length === 1
  }, `nothing follows PostgreSQL ${name}`)

/**
 * Kills the primary while users play, promotes the standby, makes the lost server its standby, and examines the data.
 */
async function failOver(campaign: Campaign): Promise<void> {
  const { product, pair, works, dice, report, tell } = campaign
  const { primary: lost, standby: heir } = pair
  const work = await startWork(product, dice)
  works.push(work)
  const stream = await watchPasses(product, work.ledger.gameId)
  work.begin(product)
  // Every other failover follows a pass, when the next one is likely to be in progress.
  await work.answered(report.failovers % 2 === 0 ? 'pass' : 'save')
  await pause(dice(700))
  const began = performance.now()
  await lost.kill()
  await heir.promote()
  const how = await lost.rebuildFrom(heir)
  campaign.pair = { primary: heir, standby: lost }
  await untilSynchronous(heir)
  await until(() => isHealthy(product), 'the product is not healthy again')
  const healthy = secondsSince(began)
  await Promise.all([work.answered('save'), work.answered('pass')])
  const writing = secondsSince(began)
  await work.interrupted()
  report.failovers += 1
  report.healthySecondsMax = Math.max(report.healthySecondsMax, healthy)
  report.writingSecondsMax = Math.max(report.writingSecondsMax, writing)
  const found = [
    ...(await examine(heir.address(database), work.ledger)),
    ...(await stream.end(work.ledger.lastRound)),
  ]
  report.findings.push(...found.map(finding => `failover ${report.failovers}: ${finding}`))
  const outcome = found.length === 0 ? 'sound' : found.join('; ')
  tell(
    `failover ${report.failovers} to ${heir.name}: ${outcome}; healthy after ${healthy} s, writes after ${writing} s; ${how}`,
  )
}

const secondsSince = (instant: number): number => Number(((performance.now() - instant) / 1000).toFixed(1))

const isHealthy = async ({ url }: Product): Promise<boolean> =>
  (await fetch(`${url}/api/health`).catch(() => undefined))?.ok === true

/** Reports log lines with a stack as findings: the product has to handle every error that a failover causes. */
function readLog({ process: { stderr } }: Product, report: FailoverReport): void {
  if (stderr === null) throw new Error('the product has no log')
  createInterface({ input: stderr }).on('line', line => {
    if (line.includes('"stack":')) report.findings.push(`the log says: ${line}`)
    else report.logLines += 1
  })
}

/** Keeps the event stream of an administrator open throughout. */
async function watchPasses({ url }: Product, gameId: number) {
  const anonymous = createClient({ baseUrl: url, getToken: () => null })
  const { token } = await anonymous('login', { body: { username: 'admin', password: 'admin' } })
  const control = new AbortController()
  let last = 0
  const ended = openStream({
    baseUrl: url,
    getToken: () => token,
    gameId,
    signal: control.signal,
    onEvent: ({ name, data }) => {
      if (name === 'round.passed') last = Math.max(last, data.roundNb)
    },
    onOpen: () => undefined,
  })
  return {
    /** Returns the findings about rounds up to this one that the stream did not report. */
    async end(round: number): Promise<string[]> {
      const isAnnounced = await until(async () => last >= round, '').then(
        () => true,
        () => false,
      )
      control.abort()
      await ended.catch(() => undefined)
      return isAnnounced ? [] : [`the stream announced round ${last} last, ${round} was opened`]
    },
  }
}
