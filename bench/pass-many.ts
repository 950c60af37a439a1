/**
 * P5: passes the quarters of many small games at once, as when every class of a campus passes at the same hour.
 * Measures the time as a ratio to a bare binary COPY of the same rows, one transaction for each game, on as many
 * connections as the product uses. Also compares the wait of the last game for its results with the mean wait: in a
 * fair queue it is twice as long.
 *
 *   npm run bench pass-many [-- --games 200 --companies 10 --rounds 9]
 */
import { parseArgs } from 'node:util'
import { type CopyFloor, openCopyFloor } from './floors/copy-rows.ts'
import { type BenchGame, createGame, passAndRead, settlePass } from './passes/game.ts'
import { lastPassed } from './passes/measure.ts'
import { inPlayground, type Playground } from './passes/playground.ts'
import { interleave } from './report/ratio.ts'
import { medianTexts, report } from './report/report.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    companies: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '9' },
  },
})
const rounds = Number(values.rounds)
const companyCount = Number(values.companies)
/** The number of connections, as many as the thread that passes quarters has. */
const connections = 4

async function createGames(playground: Playground): Promise<BenchGame[]> {
  const games: BenchGame[] = []
  for (let count = 0; count < Number(values.games); count += 1) {
    games.push(await createGame(playground, companyCount))
  }
  return games
}

async function measure(playground: Playground, games: BenchGame[], floor: CopyFloor): Promise<void> {
  const waits: number[][] = []
  const passAll = async () => {
    const passes = await Promise.all(games.map(game => passAndRead(playground, game)))
    for (const { check } of passes) check()
    for (const game of games) await settlePass(playground, game)
    const round = passes.map(({ milliseconds }) => milliseconds)
    waits.push(round)
    return Math.max(...round)
  }
  await passAll()
  const measured = await interleave(rounds, {
    product: passAll,
    floor: () => floor.time(games.map(lastPassed)),
  })
  const slowest = waits
    .slice(-rounds)
    .map(round => Math.max(...round) / (round.reduce((sum, wait) => sum + wait, 0) / round.length))
  const median = medianTexts(measured)
  report('P5', { all: measured.map(round => round.product / round.floor), slowest }, [
    `${games.length} games of ${companyCount} companies, medians: passes ${median('product')} ms, ` +
      `bare COPY on ${connections} connections ${median('floor')} ms`,
  ])
}

await inPlayground(async playground => {
  const games = await createGames(playground)
  const floor = await openCopyFloor(playground.databaseUrl, connections)
  await measure(playground, games, floor)
  await floor.close()
})
