import type { AuditEntry } from '@trimestre/contract/system'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/http/http.ts'
import { everyDay } from '../../platform/process/every-day.ts'
import { type AuditRow, countEntries, deleteEntriesBefore, listEntries } from './repo.ts'

const keptMs = 365 * 86_400_000

/**
 * Registers the call that lists audit entries. The transactions of administrators write the entries themselves
 * (`platform/audit.ts`).
 */
export function registerAuditRoutes(app: FastifyInstance, context: Context): void {
  const { db, now } = context
  everyDay(app, context, 'audit.purge-failed', () =>
    deleteEntriesBefore(db, new Date(now().getTime() - keptMs)),
  )

  mount(app, 'listAudit', async ({ readQuery, reply }) => {
    const { page, itemsPerPage, call, user: userId, game: gameId, from, to } = readQuery()
    const filter = { call, userId, gameId, from: instant(from), to: instant(to) }
    const rows = await listEntries(db, filter, (page - 1) * itemsPerPage, itemsPerPage)
    reply.type('application/ld+json; charset=utf-8')
    return {
      '@id': '/api/v1/system/audit',
      '@type': 'hydra:Collection' as const,
      'hydra:member': rows.map(presentEntry),
      'hydra:totalItems': await countEntries(db, filter),
    }
  })
}

const instant = (given: string | undefined): Date | undefined =>
  given === undefined ? undefined : new Date(given)

function presentEntry({ entry, username }: AuditRow): AuditEntry {
  const { id, at, userId, role, call, gameId, gameName, details, requestId } = entry
  const game = gameId === null ? null : { id: gameId, name: gameName ?? '' }
  return { id, at: at.toISOString(), username, userId, role, call, game, details, requestId }
}
