import type { Game } from '@trimestre/contract/games'
import { AnnouncementSchema } from '@trimestre/contract/messages'
import { runSql } from './database-server.ts'
import { inGame, type Provocation, send } from './provoking.ts'

const announce = (game: Game, body: object) =>
  send('POST', `/api/v1/games/${game.id}/announcements`, body, 'admin')
const threadOf = (game: Game, thread: string) =>
  `/api/v1/companies/${game.companies[0]?.id}/threads/${thread}`

/** Provokes the refusals of announcements and messages. */
export const messageProvocations = {
  'announcements/pins': inGame({}, game => async server => {
    const pin = announce(game, { text: 'À retenir', audience: 'game', pinned: true })
    for (let count = 0; count < 3; count += 1) await pin(server)
    return pin(server)
  }),
  'announcements/old': inGame({}, game => async server => {
    const answer = await announce(game, { text: 'Lundi', audience: 'game' })(server)
    const { id } = AnnouncementSchema.parse(await answer.json())
    await runSql(
      server.databaseUrl,
      `update announcements set at = at - interval '1 hour', announced_at = at where id = ${id}`,
    )
    const path = `/api/v1/games/${game.id}/announcements/${id}`
    return send('PUT', path, { text: 'Mardi', audience: 'game' }, 'admin')(server)
  }),
  'messages/private': inGame({ players: ['joueur1'] }, game =>
    send('GET', threadOf(game, 'team'), undefined, 'admin'),
  ),
  'messages/too-many': inGame({ players: ['joueur4'] }, game => async server => {
    const write = send('POST', `${threadOf(game, 'team')}/messages`, { text: 'Oui' }, 'joueur4')
    for (let count = 0; count < 10; count += 1) await write(server)
    return write(server)
  }),
} satisfies Record<string, Provocation>
