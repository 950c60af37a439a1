/**
 * S2: measures the p99 of saves while the quarter of a large game passes or is rehearsed on the same machine, as a ratio to
 * that of the same saves when nothing else runs; and how long the rehearsal takes. The players who save are another class. The database is the one that the product
 * runs itself, as when a school sets no `DATABASE_URL`.
 *
 *   npm run bench saves-during-pass [-- --companies 1000 --more 10000 --per-second 100 --rounds 5]
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type LoadReport, startLoad } from './load/load.ts'
import { signInPlayers } from './load/players.ts'
import { confirmedPrices, countLost, savesOf } from './load/saves.ts'
import { type BenchGame, createGame, quartersMax, settlePass, timePass } from './passes/game.ts'
import { onOwnDatabase, type Playground } from './passes/playground.ts'
import { interleave, percentile } from './report/ratio.ts'
import { medianTexts, report } from './report/report.ts'

const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '1000' },
    more: { type: 'string', default: '10000' },
    'per-second': { type: 'string', default: '100' },
    rounds: { type: 'string', default: '5' },
  },
})
const perSecond = Number(values['per-second'])
/**
 * The minimum number of saves behind the p99 of a round, the same in each arm: passes are repeated until it is reached.
 * Of two hundred saves the p99 is the second worst, which a single unrelated delay changes; of six hundred it is the
 * sixth worst.
 */
const sampleCount = 600

type Span = { began: number; ended: number }

/** Returns the durations of the saves that were sent within a span. */
const within = ({ answers }: LoadReport, { began, ended }: Span): number[] =>
  answers.filter(({ at }) => at >= began && at <= ended).map(({ milliseconds }) => milliseconds)

/** Creates a game and passes its first quarter. */
async function begunGame(playground: Playground, companies: number): Promise<BenchGame> {
  const game = await createGame(playground, companies)
  await timePass(playground, game)
  await settlePass(playground, game)
  return game
}

await onOwnDatabase(async playground => {
  const { product, call, database, jwtSecret } = playground
  const classGame = await createGame(playground, 30)
  const { id: roundId } = await call('getActiveRound', { params: { gameId: classGame.id } })
  const players = await signInPlayers(database, classGame.id, jwtSecret)
  const requests = savesOf(players, roundId, 30_000)
  const games = {
    thousand: await begunGame(playground, Number(values.companies)),
    tenThousand: await begunGame(playground, Number(values.more)),
  }
  const load = startLoad()
  const now = () => performance.timeOrigin + performance.now()

  const saveDuring = async (work: () => Promise<Span>) => {
    const { report: answered, outcome } = await load.during(product.url, requests, perSecond, work)
    const failed = answered.answers.filter(({ status }) => status !== 200).length
    if (failed > 0) throw new Error(`${failed} saves were not confirmed`)
    const lost = await countLost(database, roundId, confirmedPrices(answered, players, requests.length))
    if (lost > 0) throw new Error(`${lost} confirmed saves are lost`)
    return within(answered, outcome)
  }
  const idle = async () => {
    const times = await saveDuring(async () => {
      await pause(200)
      const began = now()
      await pause((sampleCount * 1000) / perSecond)
      return { began, ended: now() }
    })
    return percentile(times, 0.99)
  }
  const rehearsals: number[] = []
  /** Rehearses the quarter that the passes of `thousand` have reached. */
  const duringRehearsal = async () => {
    const times: number[] = []
    while (times.length < sampleCount) {
      const { id } = await call('getActiveRound', { params: { gameId: games.thousand.id } })
      const more = await saveDuring(async () => {
        await pause(200)
        const began = now()
        await call('rehearseRound', { params: { id } })
        const ended = now()
        rehearsals.push(ended - began)
        return { began, ended }
      })
      times.push(...more)
    }
    return percentile(times, 0.99)
  }
  const during = async (arm: keyof typeof games) => {
    const times: number[] = []
    while (times.length < sampleCount) {
      if (games[arm].roundNb >= quartersMax) games[arm] = await begunGame(playground, games[arm].companyCount)
      const game = games[arm]
      const more = await saveDuring(async () => {
        await pause(200)
        const began = now()
        await timePass(playground, game)
        return { began, ended: now() }
      })
      times.push(...more)
      await settlePass(playground, game)
    }
    return percentile(times, 0.99)
  }
  const measured = await interleave(Number(values.rounds), {
    idle,
    rehearsal: duringRehearsal,
    thousand: () => during('thousand'),
    tenThousand: () => during('tenThousand'),
  })
  load.close()
  const ratios = (arm: 'rehearsal' | 'thousand' | 'tenThousand') =>
    measured.map(round => round[arm] / round.idle)
  const median = medianTexts(measured)
  const figures = {
    tenThousand: ratios('tenThousand'),
    thousand: ratios('thousand'),
    rehearsal: ratios('rehearsal'),
    rehearsalSeconds: rehearsals.map(milliseconds => milliseconds / 1000),
  }
  report('S2', figures, [
    `${perSecond} saves a second, medians of p99: idle ${median('idle')} ms, while ${values.companies} companies pass ` +
      `${median('thousand')} ms, while they are rehearsed ${median('rehearsal')} ms, while ${values.more} pass ${median('tenThousand')} ms`,
  ])
})
