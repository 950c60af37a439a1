/**
 * D2: all players of a large game request their dashboard right after a pass. Measures the time to the last response,
 * as a ratio to a bare Fastify that serves the same bytes from memory, and counts the failed requests.
 *
 *   npm run bench after-pass [-- --players 2000 --rounds 7]
 */
import { parseArgs } from 'node:util'
import { startFloor } from './floors/start-floor.ts'
import { countOthers, type LoadRequest, startLoad } from './load/load.ts'
import { signInPlayers } from './load/players.ts'
import { recordResponses } from './load/responses.ts'
import { createGame, settlePass, timePass } from './passes/game.ts'
import { inPlayground } from './passes/playground.ts'
import { interleave, quartiles } from './report/ratio.ts'
import { figureText, report } from './report/report.ts'

const { values } = parseArgs({
  options: { players: { type: 'string', default: '2000' }, rounds: { type: 'string', default: '7' } },
})
const playerCount = Number(values.players)

await inPlayground(async playground => {
  const { product, database, jwtSecret, folder } = playground
  const game = await createGame(playground, playerCount)
  await timePass(playground, game)
  await settlePass(playground, game)
  const players = await signInPlayers(database, game.id, jwtSecret)
  const requests = players.map(
    ({ companyId, token }): LoadRequest => ({
      method: 'GET',
      path: `/api/v1/companies/${companyId}/dashboard`,
      token,
    }),
  )
  const floor = await startFloor('bare-responses', {
    ANSWERS: await recordResponses(product.url, requests, folder),
  })
  const load = startLoad()
  const failures: number[] = []

  /** Measures the milliseconds from the first request to the last response; every player has an open connection. */
  const ask = async (url: string) => {
    const answered = await load.run(url, requests, playerCount)
    return { milliseconds: answered.ended - answered.began, failed: countOthers(answered, 200) }
  }
  const measured = await interleave(Number(values.rounds), {
    product: async round => {
      await timePass(playground, game)
      const { milliseconds, failed } = await ask(product.url)
      if (round > 0) failures.push(failed)
      await settlePass(playground, game)
      return milliseconds
    },
    floor: async () => {
      const { milliseconds, failed } = await ask(floor.url)
      if (failed > 0) throw new Error(`the bare server failed ${failed} times`)
      return milliseconds
    },
  })
  load.close()
  await floor.stop()
  const median = (arm: 'product' | 'floor') => figureText(quartiles(measured.map(round => round[arm])).median)
  report('D2', { last: measured.map(({ product, floor }) => product / floor), failures }, [
    `${playerCount} players of one game, medians: last answer after ${median('product')} ms, bare server ${median('floor')} ms`,
  ])
})
