/**
 * P7: measures what computers add to the pass of a large game, from the confirmation over HTTP to readable results: the
 * pass of a game of computers as a ratio to that of a game of as many people with saved sheets. A game in which nobody
 * decided is measured too.
 *
 *   npm run bench computers-pass [-- --companies 1000 --rounds 7]
 */
import { parseArgs } from 'node:util'
import { checkRows } from './passes/check-rows.ts'
import { type BenchGame, createGame, saveDecisions, timePass } from './passes/game.ts'
import { inPlayground, type Playground } from './passes/playground.ts'
import { checkDecided, clearSheets, seatComputers } from './passes/seats.ts'
import { interleave } from './report/ratio.ts'
import { medianTexts, report } from './report/report.ts'

const { values } = parseArgs({
  options: { companies: { type: 'string', default: '1000' }, rounds: { type: 'string', default: '7' } },
})
const companyCount = Number(values.companies)

await inPlayground(async playground => {
  const people = await createGame(playground, companyCount)
  const idle = await createGame(playground, companyCount)
  const computers = await createGame(playground, companyCount)
  await clearSheets(playground, idle)
  await seatComputers(playground, computers)
  const times = await interleave(Number(values.rounds), {
    people: async () => {
      const milliseconds = await passOnce(playground, people)
      await saveDecisions(playground, people)
      return milliseconds
    },
    idle: () => passOnce(playground, idle),
    computers: async () => {
      const milliseconds = await passOnce(playground, computers)
      await checkDecided(playground, computers)
      return milliseconds
    },
  })
  const median = medianTexts(times)
  report(
    'P7',
    {
      people: times.map(({ computers, people }) => computers / people),
      idle: times.map(({ computers, idle }) => computers / idle),
    },
    [
      `${companyCount} companies, medians: computers ${median('computers')} ms, people with saved sheets ` +
        `${median('people')} ms, people who decided nothing ${median('idle')} ms`,
    ],
  )
})

async function passOnce(playground: Playground, game: BenchGame): Promise<number> {
  const milliseconds = await timePass(playground, game)
  await checkRows(playground.database, game.id, game.roundNb - 1, companyCount)
  return milliseconds
}
