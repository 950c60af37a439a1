/**
 * Lets 200 players play quarter after quarter on a product of its own and prints, minute by minute, its memory, its
 * connections and its streams. Exits with code 1 when memory grew, a stream or connection was left open or a request
 * failed.
 *
 *   npm run bench soak [-- --minutes 60 --players 200 --seed 1]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type SoakProgress, soak } from '@trimestre/server/testing/soak'
import { startProduct } from './product.ts'
import { median } from './report/ratio.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    players: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
})
const minutes = Number(values.minutes)

type Sample = Record<
  'minute' | 'requests' | 'quarters' | 'rssMb' | 'heapMb' | 'connections' | 'streams',
  number
> & {
  loopP99Ms: number
}

/** Reads /metrics and returns a function that adds up the metrics of one name. */
async function readMetrics(url: string): Promise<(name: string) => number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return name =>
    [...text.matchAll(new RegExp(`^trimestre_${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))].reduce(
      (sum, [, value]) => sum + Number(value),
      0,
    )
}

const round = (value: number, digits = 1): number => Number(value.toFixed(digits))

async function sample(url: string, began: number, progress: SoakProgress | undefined): Promise<Sample> {
  const read = await readMetrics(url)
  return {
    minute: round((performance.now() - began) / 60_000),
    requests: progress?.requests ?? 0,
    quarters: progress?.quarters ?? 0,
    rssMb: round(read('resident_memory_bytes') / 1e6),
    heapMb: round(read('heap_used_bytes') / 1e6),
    connections: read('database_connections'),
    streams: read('open_streams'),
    loopP99Ms: round(read('event_loop_delay_seconds') * 1000),
  }
}

/** Returns the growth of memory from the middle third of the samples to the last one; up to a tenth counts as flat. */
function growthPercent(samples: Sample[]): number {
  const third = Math.floor(samples.length / 3)
  const middle = median(samples.slice(third, 2 * third).map(({ rssMb }) => rssMb))
  const last = median(samples.slice(2 * third).map(({ rssMb }) => rssMb))
  return round((last / middle - 1) * 100)
}

const folder = mkdtempSync(join(tmpdir(), 'trimestre-soak-'))
const product = await startProduct({ DATA_DIR: folder, RATE_LIMIT: 'off', METRICS: 'on', DEMO_ACCOUNTS: '1' })
try {
  const began = performance.now()
  const samples: Sample[] = []
  let latest: SoakProgress | undefined
  const isOver = (progress: SoakProgress) => {
    latest = progress
    return performance.now() - began > minutes * 60_000
  }
  const every = Math.max(2_000, (minutes * 60_000) / 60)
  const timer = setInterval(async () => samples.push(await sample(product.url, began, latest)), every)
  const outcome = await soak({
    url: product.url,
    players: Number(values.players),
    playersPerGame: 50,
    thinkMs: 4_000,
    quarterMs: 15_000,
    isOver,
    seed: Number(values.seed),
  })
  clearInterval(timer)
  // The process renews presence; entries of closed streams expire within a minute.
  await pause(65_000)
  const rest = await sample(product.url, began, outcome)
  console.table(samples)
  console.table([rest])
  const growth = growthPercent(samples)
  console.log(
    `${outcome.requests} requests, ${outcome.quarters} quarters, ${outcome.streamsOpened} streams opened, ` +
      `${outcome.refused} refused at a close, ${outcome.faults.length} faults; memory of the last third ${growth} % above the middle one; ${rest.streams} streams and ${rest.connections} connections left`,
  )
  for (const fault of outcome.faults.slice(0, 10)) console.log(fault)
  const isSound = outcome.faults.length === 0 && growth <= 10 && rest.streams === 0 && rest.connections <= 10
  process.exitCode = isSound ? 0 : 1
} finally {
  await product.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
