/**
 * D3: sends « quarter passed » to thousands of open streams. Measures the time from the response to the pass request
 * until the last stream has the event, as a ratio to a bare server that writes one event to as many streams, and the
 * longest stall of the server's event loop meanwhile. Each player has five streams open, the most that are allowed.
 *
 *   npm run bench streams [-- --streams 5000 --rounds 7]
 */
import { parseArgs } from 'node:util'
import { startFloor } from './floors/start-floor.ts'
import { signInPlayers } from './load/players.ts'
import { openStreams } from './load/streams.ts'
import { createGame, timePass } from './passes/game.ts'
import { inPlayground } from './passes/playground.ts'
import { interleave, quartiles } from './report/ratio.ts'
import { figureText, report } from './report/report.ts'

const { values } = parseArgs({
  options: { streams: { type: 'string', default: '5000' }, rounds: { type: 'string', default: '7' } },
})
const streamCount = Number(values.streams)
const streamsPerPlayer = 5
/** The sampling interval of the meter in milliseconds, which does not count as a stall. */
const meterMs = 20

await inPlayground(
  async playground => {
    const { product, database, jwtSecret } = playground
    const game = await createGame(playground, Math.ceil(streamCount / streamsPerPlayer))
    const players = await signInPlayers(database, game.id, jwtSecret)
    const streams = Array.from({ length: streamCount }, (_, index) => ({
      path: `/api/v1/games/${game.id}/stream`,
      token: players[index % players.length]?.token ?? '',
    }))
    const floor = await startFloor('bare-streams')
    const ofProduct = await openStreams(product.url, streams)
    const ofFloor = await openStreams(floor.url, streams)
    const now = () => performance.timeOrigin + performance.now()
    const stalls: number[] = []

    /** Returns the longest stall since the last call, in milliseconds. */
    const longestStall = async () => {
      const text = await (await fetch(`${product.url}/metrics`)).text()
      const seconds = /^trimestre_event_loop_delay_longest_seconds (\S+)$/m.exec(text)?.[1]
      return Math.max(0, Number(seconds) * 1000 - meterMs)
    }
    const measured = await interleave(Number(values.rounds), {
      product: async round => {
        const told = ofProduct.told()
        await longestStall()
        await timePass(playground, game)
        const confirmed = now()
        const { last } = await told
        const stall = await longestStall()
        if (round > 0) stalls.push(stall)
        return last - confirmed
      },
      floor: async () => {
        const told = ofFloor.told()
        const began = now()
        await fetch(`${floor.url}/tell`, { method: 'POST' })
        return (await told).last - began
      },
    })
    ofProduct.close()
    ofFloor.close()
    await floor.stop()
    const median = (arm: 'product' | 'floor') =>
      figureText(quartiles(measured.map(round => round[arm])).median)
    report('D3', { last: measured.map(({ product: ms, floor: bare }) => ms / bare), stall: stalls }, [
      `${streamCount} streams, medians: all told ${median('product')} ms after the confirmation, bare server ${median('floor')} ms`,
    ])
  },
  { METRICS: 'on' },
)
