/**
 * C1: measures the time from the start of a server process, built as `npm start` builds it, to its first dashboard
 * response to a player, as a ratio to that of a bare Fastify. The database already runs and has its tables, as when a
 * process is added or restarted.
 *
 *   npm run bench start-ratio [-- --rounds 9]
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { signInPlayers } from './load/players.ts'
import { createGame, timePass } from './passes/game.ts'
import { inPlayground } from './passes/playground.ts'
import { buildProduct, freePort, stopChild } from './product.ts'
import { interleave } from './report/ratio.ts'
import { medianTexts, report } from './report/report.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } })
const withinMs = 60_000

/** Returns the milliseconds from the start of a program to its first response, then stops it. */
async function timeStart(
  program: string,
  env: NodeJS.ProcessEnv,
  path: string,
  token: string,
): Promise<number> {
  const port = await freePort()
  const began = performance.now()
  const child: ChildProcess = spawn(process.execPath, [program], {
    env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: 'ignore',
  })
  try {
    while (performance.now() - began < withinMs) {
      const headers = { authorization: `Bearer ${token}` }
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers }).catch(() => undefined)
      if (answer?.ok) {
        await answer.arrayBuffer()
        return performance.now() - began
      }
      await pause(5)
    }
    throw new Error(`${program} did not answer`)
  } finally {
    await stopChild(child)
  }
}

await inPlayground(async playground => {
  const { database, jwtSecret, settings } = playground
  const game = await createGame(playground, 30)
  await timePass(playground, game)
  const [player] = await signInPlayers(database, game.id, jwtSecret)
  if (player === undefined) throw new Error('nobody plays')
  const path = `/api/v1/companies/${player.companyId}/dashboard`
  buildProduct()
  const main = join(import.meta.dirname, '../server/dist/main.js')
  const bare = join(import.meta.dirname, 'floors/bare-start.ts')
  const measured = await interleave(Number(values.rounds), {
    product: () => timeStart(main, settings, path, player.token),
    floor: () => timeStart(bare, {}, path, player.token),
  })
  const median = medianTexts(measured)
  report('C1', { start: measured.map(({ product, floor }) => product / floor) }, [
    `medians: first dashboard ${median('product')} ms after the start, bare Fastify ${median('floor')} ms`,
  ])
})
