import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readPidFile } from '@trimestre/embedded-postgres/pid-file'
import { findRunningServer } from '@trimestre/embedded-postgres/running-server'
import { patiently } from '../../../testing/patience.ts'
import { createDice, type Dice } from './bad-inputs.ts'
import { examine, recompute } from './crash-examination.ts'
import { startWork } from './crash-work.ts'
import { type Product, spawnProduct } from './spawn-product.ts'

/** The processes that are killed: the product's, its PostgreSQL, or both at once. */
export const victims = ['node', 'postgres', 'both'] as const
export type Victim = (typeof victims)[number]

export type CrashReport = {
  victim: Victim
  kills: number
  /** The numbers of acknowledged saves, passes and joins, which are checked after each kill. */
  saves: number
  passes: number
  joins: number
  quartersVerified: number
  /** The longest time from a kill to a healthy response. */
  recoveryMsMax: number
  findings: string[]
}

const killsPerGame = 10

/**
 * Plays on a product with its own PostgreSQL and kills processes at random moments. After each kill, every acknowledged
 * change must exist, every quarter must be passed completely or not at all, and every result must equal its
 * recomputation.
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
    // Every other kill follows a pass, when the next pass is likely to be running.
    await work.answered(kill % 2 === 0 ? 'pass' : 'save')
    await pause(dice(700))
    const began = performance.now()
    await strike(victim, product, dataDir)
    await work.interrupted()
    if (victim !== 'postgres') product = await spawnProduct({ DATA_DIR: dataDir })
    await untilHealthy(product)
    report.recoveryMsMax = Math.max(report.recoveryMsMax, Math.round(performance.now() - began))
    report.kills += 1
    const found = await examine(await addressOf(dataDir), work.ledger)
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

async function verify(dataDir: string, report: CrashReport): Promise<void> {
  const { quarters, findings } = await recompute(await addressOf(dataDir))
  report.quartersVerified = quarters
  report.findings.push(...findings)
}
