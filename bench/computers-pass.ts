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
import { inPlayground } from './passes/playground.ts'
import { checkDecided, clearSheets, seatComputers } from './passes/seats.ts'
import { cpuMilliseconds, databaseProcess } from './report/processes.ts'
import { interleave, median } from './report/ratio.ts'
import { figureText, report } from './report/report.ts'

const { values } = parseArgs({
  options: { companies: { type: 'string', default: '1000' }, rounds: { type: 'string', default: '7' } },
})
const companyCount = Number(values.companies)

/** What a pass took: on the clock, and of processor time in all processes of the product, in milliseconds. */
type Pass = { elapsed: number; processor: number }

await inPlayground(async playground => {
  const people = await createGame(playground, companyCount)
  const idle = await createGame(playground, companyCount)
  const computers = await createGame(playground, companyCount)
  await clearSheets(playground, idle)
  await seatComputers(playground, computers)
  const processes = [playground.product.pid, await databaseProcess(playground.database)]
  const passes: Record<'people' | 'idle' | 'computers', Pass[]> = { people: [], idle: [], computers: [] }

  async function pass(game: BenchGame, into: Pass[]): Promise<number> {
    const before = cpuMilliseconds(processes)
    const elapsed = await timePass(playground, game)
    into.push({ elapsed, processor: cpuMilliseconds(processes) - before })
    await checkRows(playground.database, game.id, game.roundNb - 1, companyCount)
    return elapsed
  }

  const rounds = Number(values.rounds)
  const times = await interleave(rounds, {
    people: async () => {
      const elapsed = await pass(people, passes.people)
      await saveDecisions(playground, people)
      return elapsed
    },
    idle: () => pass(idle, passes.idle),
    computers: async () => {
      const elapsed = await pass(computers, passes.computers)
      await checkDecided(playground, computers)
      return elapsed
    },
  })

  // The first pass warms up.
  const counted = (arm: keyof typeof passes) => passes[arm].slice(-rounds)
  const textOf = (arm: keyof typeof passes) => {
    const middle = (of: (pass: Pass) => number) => figureText(median(counted(arm).map(of)))
    return `${middle(({ elapsed }) => elapsed)} ms (${middle(({ processor }) => processor)} ms of processor time)`
  }
  report(
    'P7',
    {
      people: times.map(({ computers, people }) => computers / people),
      processor: counted('computers').map(
        ({ processor }, round) => processor / (counted('people')[round]?.processor ?? Number.NaN),
      ),
    },
    [
      `${companyCount} companies, medians: computers ${textOf('computers')}, people with saved sheets ` +
        `${textOf('people')}, people who decided nothing ${textOf('idle')}`,
    ],
  )
})
