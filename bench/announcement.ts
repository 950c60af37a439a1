/**
 * F2: measures how long an announcement takes to reach a class, from the request until the last open stream has its
 * event and the last bell its notification.
 *
 *   npm run bench announcement [-- --players 40 --rounds 21]
 */
import { parseArgs } from 'node:util'
import { signInPlayers } from './load/players.ts'
import { openStreams } from './load/streams.ts'
import { createGame } from './passes/game.ts'
import { inPlayground } from './passes/playground.ts'
import { report } from './report/report.ts'

const { values } = parseArgs({
  options: { players: { type: 'string', default: '40' }, rounds: { type: 'string', default: '21' } },
})
const playerCount = Number(values.players)

const now = () => performance.timeOrigin + performance.now()

await inPlayground(async playground => {
  const { product, database, jwtSecret, call } = playground
  const { id } = await createGame(playground, playerCount)
  const players = await signInPlayers(database, id, jwtSecret)
  const streams = players.map(({ token }) => ({ path: `/api/v1/games/${id}/stream`, token }))
  const announced = await openStreams(product.url, streams, 'announcement.added')
  const notified = await openStreams(product.url, streams, 'notification.added')
  const rounds: { shown: number; bell: number }[] = []
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const deliveries = Promise.all([announced.delivery(), notified.delivery()])
    const began = now()
    await call('createAnnouncement', { params: { id }, body: { text: `Annonce ${round}`, audience: 'game' } })
    const [shown, bell] = await deliveries
    for (const { count } of [shown, bell])
      if (count < playerCount) throw new Error(`${count} of ${playerCount} players were told`)
    rounds.push({ shown: shown.last - began, bell: bell.last - began })
  }
  announced.close()
  notified.close()
  report('F2', { shown: rounds.map(({ shown }) => shown), bell: rounds.map(({ bell }) => bell) })
})
