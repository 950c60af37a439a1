/**
 * S1: measures the durable saves per second of players of many classes, as a fraction of what a bare Fastify reaches
 * that updates a single row and waits for its commit, on the same PostgreSQL. Every confirmed save is looked up in the
 * database, and again in the decisions that the next pass has played.
 *
 *   npm run bench saves [-- --games 10 --players 30 --saves 3000 --connections 64 --rounds 7]
 */
import { parseArgs } from 'node:util'
import { startFloor } from './floors/start-floor.ts'
import { countOthers, type LoadRequest, startLoad } from './load/load.ts'
import { type Player, signInPlayers } from './load/players.ts'
import { confirmedPrices, countLost, countUnplayed, savesOf } from './load/saves.ts'
import { type BenchGame, createGame, timePass } from './passes/game.ts'
import { inPlayground } from './passes/playground.ts'
import { cpuMilliseconds, databaseProcess } from './report/processes.ts'
import { interleave } from './report/ratio.ts'
import { figureText, medianTexts, report } from './report/report.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10' },
    players: { type: 'string', default: '30' },
    saves: { type: 'string', default: '3000' },
    connections: { type: 'string', default: '64' },
    rounds: { type: 'string', default: '7' },
  },
})
const connections = Number(values.connections)
const saveCount = Number(values.saves)

type Class = { game: BenchGame; roundId: number; players: Player[] }

await inPlayground(async playground => {
  const { product, call, database, databaseUrl, jwtSecret } = playground
  const classes: Class[] = []
  for (let index = 0; index < Number(values.games); index += 1) {
    const game = await createGame(playground, Number(values.players))
    const { id: roundId } = await call('getActiveRound', { params: { gameId: game.id } })
    classes.push({ game, roundId, players: await signInPlayers(database, game.id, jwtSecret) })
  }
  // Players of all classes save in turn.
  const perClass = Math.ceil(saveCount / classes.length)
  const ofClass = classes.map(({ players, roundId }) => savesOf(players, roundId, perClass))
  const requests = Array.from({ length: perClass }, (_, turn) =>
    ofClass.map(saves => saves[turn] as LoadRequest),
  ).flat()
  await database.query(
    `create table bench_saves as select company_id as id, values from saved_decisions
     where area = 'ventes' and round_id = any ($1::bigint[])`,
    [classes.map(({ roundId }) => roundId)],
  )
  await database.query('alter table bench_saves add primary key (id)')
  const floor = await startFloor('bare-saves', { DATABASE_URL: databaseUrl })
  const load = startLoad()

  const perSecond = async (url: string) => {
    const answered = await load.run(url, requests, connections)
    if (countOthers(answered, 200) > 0)
      throw new Error(`${countOthers(answered, 200)} saves were not confirmed`)
    return { answered, rate: (requests.length * 1000) / (answered.ended - answered.began) }
  }
  const check = async (
    answered: Awaited<ReturnType<typeof perSecond>>['answered'],
    count: typeof countLost,
  ) => {
    for (const [index, { players, roundId }] of classes.entries()) {
      const answers = answered.answers
        .filter(answer => answer.index % classes.length === index)
        .map(answer => ({ ...answer, index: Math.floor(answer.index / classes.length) }))
      const confirmed = confirmedPrices({ ...answered, answers }, players, perClass)
      const lost = await count(database, roundId, confirmed)
      if (lost > 0) throw new Error(`${lost} of ${confirmed.size} confirmed saves are lost`)
    }
  }
  const roots = { process: [product.pid], database: [await databaseProcess(database)] }
  const cpu = { process: 0, database: 0 }
  let last: Awaited<ReturnType<typeof perSecond>>['answered'] | undefined
  const measured = await interleave(Number(values.rounds), {
    product: async () => {
      const before = { process: cpuMilliseconds(roots.process), database: cpuMilliseconds(roots.database) }
      const { answered, rate } = await perSecond(product.url)
      cpu.process = (cpuMilliseconds(roots.process) - before.process) / requests.length
      cpu.database = (cpuMilliseconds(roots.database) - before.database) / requests.length
      await check(answered, countLost)
      last = answered
      return rate
    },
    floor: async () => (await perSecond(floor.url)).rate,
  })
  load.close()
  await floor.stop()
  for (const { game } of classes) await timePass(playground, game)
  if (last) await check(last, countUnplayed)
  const median = medianTexts(measured)
  report('S1', { rate: measured.map(({ product, floor }) => product / floor) }, [
    `${connections} connections, medians: ${median('product')} saves a second, bare update ${median('floor')}`,
    `CPU of a save in the last round: ${figureText(cpu.process)} ms in the product, ${figureText(cpu.database)} ms in the database`,
  ])
})
