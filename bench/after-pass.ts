/**
 * D2: all players of a large game request their dashboard within ten seconds after a pass, spread evenly over the time.
 * Counts the failed requests and measures the p95 of the responses, and how long after the last request the last
 * response is complete.
 *
 *   npm run bench after-pass [-- --players 3000 --seconds 10 --rounds 7]
 */
import { parseArgs } from 'node:util'
import { countOthers, type LoadRequest, lastResponseDelay, startLoad } from './load/load.ts'
import { signInPlayers } from './load/players.ts'
import { createGame, settlePass, timePass } from './passes/game.ts'
import { inPlayground } from './passes/playground.ts'
import { median, percentile } from './report/ratio.ts'
import { figureText, report } from './report/report.ts'

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '3000' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '7' },
  },
})
const playerCount = Number(values.players)

await inPlayground(async playground => {
  const { product, database, jwtSecret } = playground
  const game = await createGame(playground, playerCount)
  const players = await signInPlayers(database, game.id, jwtSecret)
  const requests = players.map(
    ({ companyId, token }): LoadRequest => ({
      method: 'GET',
      path: `/api/v1/companies/${companyId}/dashboard`,
      token,
    }),
  )
  const load = startLoad()
  const failures: number[] = []
  const last: number[] = []
  const p95: number[] = []
  const medians: number[] = []
  // The first round warms the product up and does not count.
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    await timePass(playground, game)
    const answered = await load.spread(product.url, requests, Number(values.seconds) * 1000)
    await settlePass(playground, game)
    if (round === 0) continue
    const times = answered.answers.map(({ milliseconds }) => milliseconds)
    failures.push(countOthers(answered, 200))
    last.push(lastResponseDelay(answered))
    p95.push(percentile(times, 0.95))
    medians.push(median(times))
  }
  load.close()
  report('D2', { failures, last, p95 }, [
    `${playerCount} players of one game, median of the responses: ${figureText(median(medians))} ms`,
  ])
})
