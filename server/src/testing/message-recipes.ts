import { tokenHash } from '../features/notifications/service.ts'
import { anotherGame, idOf, type Recipe, type Setting } from './call-settings.ts'
import { runSql } from './database-server.ts'

const count = (() => {
  let last = 0
  return () => ++last
})()

const said = { text: 'Rendez-vous en salle 12', audience: 'game' }

/** An announcement in a game like the setting's, made by its administrator. */
async function anAnnouncement(setting: Setting) {
  const { id } = await anotherGame(setting)
  const staff = await setting.server.client(setting.owners.administrator)
  const body = { text: 'À supprimer', audience: 'staff' as const }
  const announcement = await staff('createAnnouncement', { params: { id }, body })
  return { params: { id, announcementId: announcement.id } }
}

const theThread: Recipe = ({ game }) => ({ params: { id: game.companies[0]?.id ?? 0, thread: 'staff' } })

/** An old message of the player of the setting: calls of one person in a minute are limited. */
async function aMessage(setting: Setting) {
  const game = await anotherGame(setting)
  const id = game.companies[0]?.id ?? 0
  const messageId = 1_000_000 + count()
  const author = await idOf(setting, setting.owners.player)
  await runSql(
    setting.server.databaseUrl,
    `insert into messages (game_id, id, company_id, thread, user_id, text, at)
      values (${game.id}, ${messageId}, ${id}, 'staff', ${author}, 'À supprimer', now() - interval '1 hour')`,
  )
  return { params: { id, thread: 'staff', messageId } }
}

/** The token of a link in a mail to the player of the setting. */
async function aToken(setting: Setting) {
  const token = `desabonnement${count()}`
  const userId = await idOf(setting, setting.owners.player)
  await runSql(
    setting.server.databaseUrl,
    `insert into unsubscribe_tokens (hash, user_id, kind)
      values ('${tokenHash(token, 'message')}', ${userId}, 'message')`,
  )
  return { params: { token } }
}

/** The recipes of announcements, threads and notifications. */
export const messageRecipes = {
  listAnnouncements: ({ game }) => ({ params: { id: game.id } }),
  createAnnouncement: async setting => ({
    params: { id: (await anotherGame(setting)).id },
    body: said,
  }),
  updateAnnouncement: async setting => ({
    ...(await anAnnouncement(setting)),
    body: { text: 'Corrigé', audience: 'staff' },
  }),
  deleteAnnouncement: anAnnouncement,
  getThread: theThread,
  writeMessage: async setting => ({ ...(await theThread(setting)), body: { text: 'Bonjour' } }),
  deleteMessage: aMessage,
  readThread: async setting => ({ ...(await theThread(setting)), body: { upTo: 1 } }),
  listNotifications: () => ({}),
  readNotifications: () => ({ body: { ids: [] } }),
  getNotificationPreferences: () => ({}),
  updateNotificationPreferences: () => ({ body: { message: 'digest' } }),
  showUnsubscribe: aToken,
  unsubscribe: aToken,
} satisfies Record<string, Recipe>
