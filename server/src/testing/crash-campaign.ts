import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { patiently } from '../../../testing/patience.ts'
import { verifyAll } from '../features/verification/verify-all.ts'
import { connect } from '../platform/database/database.ts'
import { readPidFile } from '../platform/postgres/pid-file.ts'
import { findRunningServer } from '../platform/postgres/running-server.ts'
import { createDice, type Dice } from './bad-inputs.ts'
import { type CrashLedger, startWork } from './crash-work.ts'
import { type Product, spawnProduct } from './spawn-product.ts'

/** What is killed: the product's process, its PostgreSQL, or both at once. */
export const victims = ['node', 'postgres', 'both'] as const
export type Victim = (typeof victims)[number]

export type CrashReport = {
  victim: Victim
  kills: number
  /** What had been answered before the plug was pulled, and was found again. */
  saves: number
  passes: number
  joins: number
  quartersVerified: number
  /** Longest time from the kill to a healthy answer. */
  recoveryMsMax: number
  findings: string[]
}

const killsPerGame = 10

/**
 * Plays on a product with its own PostgreSQL and pulls the plug at random moments. After each kill everything that was
 * answered must be there, every quarter wholly passed or not at all, and every result the one that is computed again.
 */
export async function crashCampaign(
  victim: Victim,
  { kills, seed, tell = () => undefined }: { kills: number; seed: number; tell?: (line: string) => void },
): Promise<CrashReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trimestre-crash-'))
  const dice = createDice(seed)
  const report: CrashReport = {
    ...{ victim, kills: 0, saves: 0, passes: 0, joins: 0, quartersVerified: 0, recoveryMsMax: 0 },
    findings: [],
  }
  let product = await spawnProduct({ DATA_DIR: dataDir })
  try {
    for (let done = 0; done < kills; done += killsPerGame) {
      const count = Math.min(killsPerGame, kills - done)
      product = await oneGame(product, { victim, dataDir, dice, report, tell }, count)
    }
    await verify(dataDir, report)
  } finally {
    await product.stop().catch(() => undefined)
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
  return report
}

type Campaign = {
  victim: Victim
  dataDir: string
  dice: Dice
  report: CrashReport
  tell(line: string): void
}

async function oneGame(first: Product, campaign: Campaign, kills: number): Promise<Product> {
  const { victim, dataDir, dice, report, tell } = campaign
  let product = first
  const work = await startWork(product, dice)
  for (let kill = 0; kill < kills; kill += 1) {
    work.begin(product)
    // Every other time in the wake of a pass, when the next one is likely to be under way.
    await work.answered(kill % 2 === 0 ? 'pass' : 'save')
    await pause(dice(700))
    const began = performance.now()
    await strike(victim, product, dataDir)
    await work.interrupted()
    if (victim !== 'postgres') product = await spawnProduct({ DATA_DIR: dataDir })
    await untilHealthy(product)
    report.recoveryMsMax = Math.max(report.recoveryMsMax, Math.round(performance.now() - began))
    report.kills += 1
    const found = await examine(dataDir, work.ledger)
    report.findings.push(...found.map(finding => `${victim} ${report.kills}: ${finding}`))
    tell(`${victim} ${report.kills}: ${found.length === 0 ? 'sound' : found.join('; ')}`)
  }
  report.saves += work.ledger.saves.size
  report.passes += work.ledger.roundsOpened
  report.joins += work.ledger.joined.size
  return product
}

async function strike(victim: Victim, product: Product, dataDir: string): Promise<void> {
  const file = await readPidFile(join(dataDir, 'postgres'))
  const killDatabase = () => {
    if (file !== undefined) process.kill(file.pid, 'SIGKILL')
  }
  if (victim === 'postgres') return killDatabase()
  const gone = product.kill()
  if (victim === 'both') killDatabase()
  await gone
}

async function untilHealthy(product: Product): Promise<void> {
  const deadline = performance.now() + patiently(60_000)
  while (performance.now() < deadline) {
    const answer = await fetch(`${product.url}/api/health`).catch(() => undefined)
    if (answer?.ok) return
    await pause(50)
  }
  throw new Error('the product was not healthy in time after the kill')
}

async function addressOf(dataDir: string): Promise<string> {
  const address = await findRunningServer(dataDir)
  if (address === undefined) throw new Error('the database does not run')
  return address
}

/** Holds the database against what was answered. */
async function examine(dataDir: string, ledger: CrashLedger): Promise<string[]> {
  const client = new pg.Client({ connectionString: await addressOf(dataDir) })
  await client.connect()
  try {
    return [
      ...(await tornQuarters(client)),
      ...(await lostSaves(client, ledger)),
      ...(await lostRounds(client, ledger)),
      ...(await lostJoins(client, ledger)),
    ]
  } finally {
    await client.end()
  }
}

/** A closed quarter has one result for each company of then, an open one none, and one round of a game is open. */
async function tornQuarters(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ game: number; round: number }>(
    `select r.game_id as game, r.round_nb as round from rounds r
     left join lateral (select count(*) as made from quarter_results q where q.round_id = r.id) q on true
     left join lateral (select count(*) as there from companies c
       where c.game_id = r.game_id and c.created_at <= coalesce(r.closed_at, 'infinity')) c on true
     where r.round_nb > 1 and ((r.etat = 1 and (q.made > 0 or r.market is not null))
       or (r.etat = 0 and (r.market is null or q.made = 0 or q.made > c.there)))
     union all
     select game_id, max(round_nb) from rounds group by game_id having sum(etat) <> 1
       or count(*) <> max(round_nb)`,
  )
  return rows.map(({ game, round }) => `round ${round} of game ${game} is half passed`)
}

/** What is stored is the last value that was answered, or one sent after it; a passed quarter counted just that. */
async function lostSaves(client: pg.Client, { saves }: CrashLedger): Promise<string[]> {
  const { rows } = await client.query<{
    company: number
    round: number
    stored: number
    counted: number | null
  }>(
    `select s.company_id as company, s.round_id as round, (s.values ->> 'prixVente')::float as stored,
       (q.given ->> 'prixVente')::float as counted
     from saved_decisions s left join quarter_results q on q.company_id = s.company_id and q.round_id = s.round_id
     where s.area = 'ventes' and not s.draft`,
  )
  const found = new Map(rows.map(row => [`${row.company} ${row.round}`, row]))
  return [...saves].flatMap(([place, { answered, sent }]) => {
    const row = found.get(place)
    if (row === undefined || row.stored < answered || row.stored > sent) {
      return [`the save ${place} holds ${row?.stored} instead of ${answered}`]
    }
    return row.counted !== null && row.counted !== row.stored
      ? [`the pass counted ${row.counted} for ${place}`]
      : []
  })
}

async function lostRounds(client: pg.Client, { gameId, lastRound }: CrashLedger): Promise<string[]> {
  const { rows } = await client.query<{ last: number }>(
    'select max(round_nb) as last from rounds where game_id = $1',
    [gameId],
  )
  const last = rows[0]?.last ?? 0
  return last < lastRound ? [`round ${lastRound} was opened and is gone`] : []
}

async function lostJoins(client: pg.Client, { joined }: CrashLedger): Promise<string[]> {
  const { rows } = await client.query<{ id: number }>('select id from companies')
  const there = new Set(rows.map(({ id }) => id))
  return [...joined].filter(id => !there.has(id)).map(id => `company ${id} joined and is gone`)
}

async function verify(dataDir: string, report: CrashReport): Promise<void> {
  const db = connect({ connectionString: await addressOf(dataDir), connectionsMax: 1 })
  const { quarters, mismatches, mismatchCount, fault } = await verifyAll(db, () => new Date())
  await db.$client.end()
  report.quartersVerified = quarters
  if (fault !== null) report.findings.push(`verify: ${fault}`)
  if (mismatchCount > 0) report.findings.push(`verify: ${JSON.stringify(mismatches)}`)
}
