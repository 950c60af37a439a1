/**
 * D1: measures the CPU time of the reads that players make most, over all the product's processes, database and sign-in
 * check included, as a ratio to a bare Fastify that serves the same JSON from objects in memory. The game is a class of
 * thirty in its fifth quarter, of which nothing changes meanwhile.
 *
 *   npm run bench reading [-- --companies 30 --quarters 4 --requests 6000 --rounds 7]
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startFloor } from './floors/start-floor.ts'
import { countOthers, type LoadRequest, startLoad } from './load/load.ts'
import { type Player, signInPlayers } from './load/players.ts'
import { createGame, settlePass, timePass } from './passes/game.ts'
import { inPlayground, type Playground } from './passes/playground.ts'
import { ask, contentOf } from './passes/requests.ts'
import { cpuMilliseconds, databaseProcess } from './report/processes.ts'
import { interleave } from './report/ratio.ts'
import { medianTexts, report } from './report/report.ts'

const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '30' },
    quarters: { type: 'string', default: '4' },
    requests: { type: 'string', default: '6000' },
    rounds: { type: 'string', default: '7' },
  },
})
const requestCount = Number(values.requests)
/** The number of connections, one for each player's browser; each waits for its response before the next request. */
const connections = 30

const kinds = ['dashboard', 'results', 'decisions'] as const
type Kind = (typeof kinds)[number]

async function playedGame(playground: Playground) {
  const game = await createGame(playground, Number(values.companies))
  for (let quarter = 0; quarter < Number(values.quarters); quarter += 1) {
    await timePass(playground, game)
    await settlePass(playground, game)
  }
  const { id: roundId } = await playground.call('getActiveRound', { params: { gameId: game.id } })
  return { game, roundId }
}

const pathOf = (kind: Kind, { companyId }: Player, roundId: number): string => {
  if (kind === 'dashboard') return `/api/v1/companies/${companyId}/dashboard`
  if (kind === 'results') return `/api/v1/companies/${companyId}/resultats`
  return `/api/v1/decisions/game/${roundId}/criteria/ventes/company/${companyId}`
}

/** Stores what the product answers to these requests, so that the floor can answer the same; returns the file. */
async function recordAnswers({ product, folder }: Playground, requests: LoadRequest[]): Promise<string> {
  const answers: Record<string, unknown> = {}
  for (const { path, token } of requests)
    answers[path] = contentOf(await ask('GET', product.url + path, token ?? ''))
  const file = join(folder, 'answers.json')
  writeFileSync(file, JSON.stringify(answers))
  return file
}

await inPlayground(async playground => {
  const { game, roundId } = await playedGame(playground)
  const players = await signInPlayers(playground.database, game.id, playground.jwtSecret)
  const requestsOf = (kind: Kind): LoadRequest[] =>
    players.map(player => ({ method: 'GET', path: pathOf(kind, player, roundId), token: player.token }))
  const { url, pid } = playground.product
  const floor = await startFloor('bare-json', {
    ANSWERS: await recordAnswers(playground, kinds.flatMap(requestsOf)),
  })
  const load = startLoad()
  const database = await databaseProcess(playground.database)

  /** Returns the microseconds of CPU time of one request. */
  const measure = async (target: string, pids: number[], kind: Kind) => {
    const own = requestsOf(kind)
    const requests = Array.from(
      { length: requestCount },
      (_, index) => own[index % own.length] as LoadRequest,
    )
    const before = cpuMilliseconds(pids)
    const answered = await load.run(target, requests, connections)
    const spent = cpuMilliseconds(pids) - before
    if (countOthers(answered, 200) > 0) throw new Error(`not every ${kind} was answered`)
    return (spent * 1000) / requestCount
  }
  const arms = kinds.flatMap(kind => [
    [`${kind} product`, () => measure(url, [pid, database], kind)] as const,
    [`${kind} floor`, () => measure(floor.url, [floor.pid], kind)] as const,
  ])
  const measured = await interleave(Number(values.rounds), Object.fromEntries(arms))
  load.close()
  await floor.stop()
  const ratios = (kind: Kind) =>
    measured.map(round => (round[`${kind} product`] ?? Number.NaN) / (round[`${kind} floor`] ?? 0))
  const median = medianTexts(measured)
  report(
    'D1',
    { dashboard: ratios('dashboard'), results: ratios('results'), decisions: ratios('decisions') },
    kinds.map(
      kind =>
        `${kind}, medians: ${median(`${kind} product`)} µs of CPU time a request, bare JSON ${median(`${kind} floor`)} µs`,
    ),
  )
})
