/**
 * S3: a large class saves until the last moment, then the quarter passes automatically. Counts the confirmed saves that
 * the pass did not play and the refused ones that were sent before the deadline, and measures how long after the
 * deadline the quarter was passed and committed.
 *
 *   npm run bench last-minute [-- --players 1000 --saves 5000 --seconds 60 --rounds 3]
 */
import { parseArgs } from 'node:util'
import { startLoad } from './load/load.ts'
import { type Player, signInPlayers } from './load/players.ts'
import { confirmedPrices, countUnplayed, savesOf } from './load/saves.ts'
import { type BenchGame, createGame, settlePass } from './passes/game.ts'
import { inPlayground, type Playground } from './passes/playground.ts'
import { report } from './report/report.ts'

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '1000' },
    saves: { type: 'string', default: '5000' },
    seconds: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '3' },
  },
})
const seconds = Number(values.seconds)
const saveCount = Number(values.saves)

/** Schedules the automatic pass of the quarter in `seconds` and returns its time, in milliseconds since 1970. */
async function setDeadline({ database }: Playground, { id }: BenchGame): Promise<number> {
  const { rows } = await database.query<{ at: number }>(
    `update games set revision = revision + 1, type_passage = 1, hour = 24, next_pass_at = clock_timestamp() + make_interval(secs => $2)
     where id = $1 returning (extract(epoch from next_pass_at) * 1000)::float8 as at`,
    [id, seconds],
  )
  return rows[0]?.at ?? 0
}

await inPlayground(async playground => {
  const { product, call, database, jwtSecret } = playground
  const game = await createGame(playground, Number(values.players))
  const players: Player[] = await signInPlayers(database, game.id, jwtSecret)
  const load = startLoad()
  const lost: number[] = []
  const refused: number[] = []
  const late: number[] = []
  const details: string[] = []
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const { id: roundId } = await call('getActiveRound', { params: { gameId: game.id } })
    const requests = savesOf(players, roundId, saveCount)
    const passed = product.nextLog('round.passed')
    const deadline = await setDeadline(playground, game)
    let passedAt = 0
    const { report: answered } = await load.during(product.url, requests, saveCount / seconds, async () => {
      await passed
      passedAt = Date.now()
    })
    game.roundNb += 1
    const confirmed = confirmedPrices(answered, players, requests.length)
    lost.push(await countUnplayed(database, roundId, confirmed))
    const inTime = answered.answers.filter(({ at }) => at < deadline)
    const refusedEarly = inTime.filter(({ status }) => status !== 200)
    refused.push(refusedEarly.length)
    late.push(passedAt - deadline)
    details.push(
      `${inTime.length} saves sent in time, ${confirmed.size} companies, ${Math.round(passedAt - deadline)} ms late`,
      ...refusedEarly
        .slice(0, 1)
        .map(({ at, status }) => `first refused: ${status}, ${deadline - at} ms before its time`),
    )
    await settlePass(playground, game)
  }
  load.close()
  report('S3', { lost, refused, late }, details)
})
