/**
 * D3: sends « quarter passed » to the open streams of a game, five for each player, the most that are allowed. First to
 * thousands of streams of one process: measures the time from the response to the pass request until the last stream
 * has the event, as a ratio to a bare server that writes one event to as many streams, and the longest stall of the
 * server's event loop meanwhile. Then to more streams, which are spread over several processes with one database:
 * counts those that did not receive the event. Skips the second part with a message where the machine limits open files
 * to fewer than a process needs.
 *
 *   npm run bench streams [-- --streams 5000 --rounds 7 --more 20000 --processes 4 --more-rounds 3]
 */
import { parseArgs } from 'node:util'
import { startFloor } from './floors/start-floor.ts'
import { signInPlayers } from './load/players.ts'
import { openStreams } from './load/streams.ts'
import { createGame, timePass } from './passes/game.ts'
import { inPlayground, type Playground } from './passes/playground.ts'
import { startProduct } from './product.ts'
import { interleave, median } from './report/ratio.ts'
import { figureText, medianTexts, report } from './report/report.ts'

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '7' },
    more: { type: 'string', default: '20000' },
    processes: { type: 'string', default: '4' },
    'more-rounds': { type: 'string', default: '3' },
  },
})
const streamCount = Number(values.streams)
const moreCount = Number(values.more)
const processCount = Number(values.processes)
const streamsPerPlayer = 5
/** The sampling interval of the meter in milliseconds, which does not count as a stall. */
const meterMs = 20
/** The files that a process has open in addition to its streams. */
const otherFiles = 500

const now = () => performance.timeOrigin + performance.now()

/** Creates a game whose players open this many streams. */
async function createCrowd(playground: Playground, count: number) {
  const game = await createGame(playground, Math.ceil(count / streamsPerPlayer))
  const players = await signInPlayers(playground.database, game.id, playground.jwtSecret)
  const streams = Array.from({ length: count }, (_, index) => ({
    path: `/api/v1/games/${game.id}/stream`,
    token: players[index % players.length]?.token ?? '',
  }))
  return { game, streams }
}

/** Returns the longest stall of the product's event loop since the last call, in milliseconds. */
async function longestStall(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const seconds = /^trimestre_event_loop_delay_longest_seconds (\S+)$/m.exec(text)?.[1]
  if (seconds === undefined)
    throw new Error('the product does not report the longest stall of its event loop')
  return Math.max(0, Number(seconds) * 1000 - meterMs)
}

async function measureOneProcess(playground: Playground) {
  const { url } = playground.product
  const { game, streams } = await createCrowd(playground, streamCount)
  const floor = await startFloor('bare-streams')
  const readers = { product: await openStreams(url, streams), floor: await openStreams(floor.url, streams) }
  const stalls: number[] = []
  /** Returns the time of the last delivery. */
  const lastOf = async (arm: keyof typeof readers) => {
    const { count, last } = await readers[arm].delivery()
    if (count < streamCount) throw new Error(`${count} of ${streamCount} streams were notified`)
    return last
  }
  const rounds = await interleave(Number(values.rounds), {
    product: async round => {
      const last = lastOf('product')
      await longestStall(url)
      await timePass(playground, game)
      const confirmed = now()
      const milliseconds = (await last) - confirmed
      const stall = await longestStall(url)
      if (round > 0) stalls.push(stall)
      return milliseconds
    },
    floor: async () => {
      const last = lastOf('floor')
      const began = now()
      await fetch(`${floor.url}/tell`, { method: 'POST' })
      return (await last) - began
    },
  })
  readers.product.close()
  readers.floor.close()
  await floor.stop()
  return { rounds, stalls }
}

/** Returns the number of streams that were not notified, and the milliseconds until the last one was, for each round. */
async function measureManyProcesses(playground: Playground) {
  const { product, settings } = playground
  const others = await Promise.all(Array.from({ length: processCount - 1 }, () => startProduct(settings)))
  try {
    const { game, streams } = await createCrowd(playground, moreCount)
    const share = Math.ceil(moreCount / processCount)
    const readers = []
    for (const [place, { url }] of [product, ...others].entries())
      readers.push(await openStreams(url, streams.slice(place * share, (place + 1) * share)))
    const missed: number[] = []
    const times: number[] = []
    for (let round = 0; round < Number(values['more-rounds']); round += 1) {
      const deliveries = Promise.all(readers.map(reader => reader.delivery()))
      await timePass(playground, game)
      const confirmed = now()
      const all = await deliveries
      missed.push(moreCount - all.reduce((sum, { count }) => sum + count, 0))
      times.push(Math.max(...all.map(({ last }) => last)) - confirmed)
    }
    for (const reader of readers) reader.close()
    return { missed, times }
  } finally {
    for (const other of others) await other.stop()
  }
}

/** Returns the number of files that a process may have open on this machine. */
function openFilesMax(): number {
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft: number | 'unlimited' } }
  }
  const limit = userLimits?.open_files?.soft
  return typeof limit === 'number' ? limit : Number.POSITIVE_INFINITY
}

await inPlayground(
  async playground => {
    const { rounds, stalls } = await measureOneProcess(playground)
    const medianOf = medianTexts(rounds)
    const details = [
      `${streamCount} streams, medians: all notified ${medianOf('product')} ms after the confirmation, bare server ${medianOf('floor')} ms`,
    ]
    const figures = { last: rounds.map(({ product, floor }) => product / floor), stall: stalls }
    const needed = moreCount / processCount + otherFiles
    if (openFilesMax() < needed) {
      console.log(
        `skipped: ${moreCount} streams over ${processCount} processes need ${needed} open files each (ulimit -n), this machine allows ${openFilesMax()}`,
      )
      report('D3', figures, details)
      return
    }
    const { missed, times } = await measureManyProcesses(playground)
    details.push(
      `${moreCount} streams of ${processCount} processes, median: the last one after ${figureText(median(times))} ms`,
    )
    report('D3', { ...figures, missed }, details)
  },
  { METRICS: 'on' },
)
