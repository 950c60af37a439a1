import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { type Caller, mount } from '../../platform/http/http.ts'
import { requireGame, requireGameAdministration, requireGameMembership } from '../games/policy.ts'
import { announcementsFor, changeAnnouncement, createAnnouncement, deleteAnnouncement } from './service.ts'

export function registerAnnouncementRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context

  async function requireRunGame(caller: Caller, gameId: number): Promise<void> {
    await requireGameAdministration(db, caller, await requireGame(db, gameId))
  }

  mount(app, 'listAnnouncements', async ({ caller, params }) => {
    await requireGameMembership(db, caller, await requireGame(db, params.id))
    return announcementsFor(context, caller, params.id)
  })

  mount(app, 'createAnnouncement', async ({ caller, params, readBody }) => {
    await requireRunGame(caller, params.id)
    return createAnnouncement(context, caller, params.id, readBody())
  })

  mount(app, 'updateAnnouncement', async ({ caller, params, readBody }) => {
    await requireRunGame(caller, params.id)
    return changeAnnouncement(context, params.id, params.announcementId, readBody())
  })

  mount(app, 'deleteAnnouncement', async ({ caller, params }) => {
    await requireRunGame(caller, params.id)
    await deleteAnnouncement(context, params.id, params.announcementId)
    return undefined
  })
}
