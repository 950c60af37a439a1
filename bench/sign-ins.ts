/**
 * A1: a class signs in at once. Measures sign-ins per second, as a fraction of what this machine reaches when it only
 * checks the same passwords, and the p99 of other players' reads meanwhile, as a ratio to that without sign-ins.
 *
 *   npm run bench sign-ins [-- --players 60 --sign-ins 120 --per-second 50 --rounds 5]
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createPasswords } from '@trimestre/server/platform/auth/passwords'
import { startFloor } from './floors/start-floor.ts'
import { countOthers, type LoadRequest, startLoad } from './load/load.ts'
import { signInPlayers } from './load/players.ts'
import { createGame, timePass } from './passes/game.ts'
import { inPlayground } from './passes/playground.ts'
import { interleave, percentile } from './report/ratio.ts'
import { medianTexts, report } from './report/report.ts'

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '60' },
    'sign-ins': { type: 'string', default: '120' },
    'per-second': { type: 'string', default: '50' },
    rounds: { type: 'string', default: '5' },
  },
})
const signInCount = Number(values['sign-ins'])
const perSecond = Number(values['per-second'])
/**
 * How long other players are measured with and without sign-ins, in milliseconds: a p99 needs hundreds of responses.
 */
const watchedMs = 9_000
const password = 'un mot de passe assez long'

await inPlayground(async playground => {
  const { product, database, jwtSecret } = playground
  const game = await createGame(playground, Number(values.players))
  await timePass(playground, game)
  const players = await signInPlayers(database, game.id, jwtSecret)
  const hash = await createPasswords().hash(password)
  const { rows } = await database.query<{ username: string }>(
    `update users set password_hash = $2 where id in (select user_id from company_members where game_id = $1)
     returning username`,
    [game.id, hash],
  )
  await database.query(
    `insert into login_names (name, user_id) select lower(username), users.id
     from users join company_members on user_id = users.id where game_id = $1 on conflict do nothing`,
    [game.id],
  )
  const signIns = Array.from({ length: signInCount }, (_, index): LoadRequest => {
    const { username } = rows[index % rows.length] ?? { username: '' }
    return { method: 'POST', path: '/api/login', body: { username, password } }
  })
  const readings = players.map(
    ({ companyId, token }): LoadRequest => ({
      method: 'GET',
      path: `/api/v1/companies/${companyId}/dashboard`,
      token,
    }),
  )
  const floor = await startFloor('raw-hashes')
  const [class_, others] = [startLoad(), startLoad()]

  /** Returns the sign-ins per second of a class that signs in at once. */
  const signIn = async () => {
    const answered = await class_.run(product.url, signIns, Math.min(signInCount, rows.length))
    if (countOthers(answered, 200) > 0) throw new Error(`${countOthers(answered, 200)} sign-ins failed`)
    return (signInCount * 1000) / (answered.ended - answered.began)
  }
  const signInAgainAndAgain = async () => {
    for (const end = performance.now() + watchedMs; performance.now() < end; ) await signIn()
  }
  const p99During = async (work: () => Promise<unknown>) => {
    const { report: answered } = await others.during(product.url, readings, perSecond, work)
    if (countOthers(answered, 200) > 0) throw new Error('not every dashboard was answered')
    return percentile(
      answered.answers.map(({ milliseconds }) => milliseconds),
      0.99,
    )
  }
  const query = new URLSearchParams({ hash, password, count: String(signInCount) })
  const measured = await interleave(Number(values.rounds), {
    product: signIn,
    floor: async () => {
      const answer = await fetch(`${floor.url}/hashes?${query}`)
      const { milliseconds } = (await answer.json()) as { milliseconds: number }
      return (signInCount * 1000) / milliseconds
    },
    busy: () => p99During(signInAgainAndAgain),
    idle: () => p99During(() => pause(watchedMs)),
  })
  class_.close()
  others.close()
  await floor.stop()
  const median = medianTexts(measured)
  report(
    'A1',
    {
      rate: measured.map(({ product: rate, floor: raw }) => rate / raw),
      others: measured.map(({ busy, idle }) => busy / idle),
    },
    [
      `medians: ${median('product')} sign-ins a second, raw checks ${median('floor')} a second`,
      `p99 of a dashboard, ${perSecond} a second: ${median('busy')} ms while others sign in, idle ${median('idle')} ms`,
    ],
  )
})
