import type { FastifyInstance } from 'fastify'
import { insertAuditEntry } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { knownLanguage } from '../../platform/http/language.ts'
import { everyDay } from '../../platform/process/every-day.ts'
import { eraseGame, lockGame } from '../games/service.ts'
import { type OutgoingMail, queueMails } from '../mail/service.ts'
import { dayOf } from '../schedule/wall-clock.ts'
import { announceGame } from '../streams/announce.ts'
import { displayName } from '../users/present.ts'
import { nextStep } from './period.ts'
import { findRetainedGame, listNoticeRecipients, listRetainedGameIds, setErasure } from './repo.ts'

/** In the audit log, actions that the product takes automatically have no user. */
const product = { userId: 0, role: 'PRODUCT', requestId: '' }

/** Announces, each day, games near the end of their period to their administrators, and erases those past it. */
export function runRetention(app: FastifyInstance, context: Context): void {
  everyDay(app, context, 'retention.failed', () => applyRetention(context))
}

/**
 * Uses one transaction for each game, under its lock, so that several servers may run this at once and one failure
 * stops no other game.
 */
export async function applyRetention(context: Context): Promise<void> {
  const failures: unknown[] = []
  for (const gameId of await listRetainedGameIds(context.db)) {
    await context.db.transaction(tx => applyTo(context, tx, gameId)).catch(error => failures.push(error))
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} games could not be looked at`)
}

async function applyTo(context: Context, tx: Transaction, gameId: number): Promise<void> {
  await lockGame(tx, gameId)
  const game = await findRetainedGame(tx, gameId)
  if (game === undefined) return
  const step = nextStep(game, context.now())
  if (step.kind === 'warn') {
    await setErasure(tx, gameId, step.eraseAt)
    await warn(context, tx, { id: gameId, name: game.name }, step.eraseAt)
    await announceGame(tx, gameId)
  }
  if (step.kind === 'withdraw') {
    await setErasure(tx, gameId, null)
    await announceGame(tx, gameId)
  }
  if (step.kind === 'erase') {
    await eraseGame(tx, gameId)
    const details = { id: String(gameId), retentionMonths: game.retentionMonths }
    const act = { ...product, game: { id: gameId, name: game.name }, details }
    await insertAuditEntry(tx, { ...act, call: 'deleteGame' })
    context.log.info('game.erased', { game: gameId })
  }
}

async function warn(
  { config, now }: Context,
  tx: Transaction,
  game: { id: number; name: string },
  eraseAt: Date,
): Promise<void> {
  const date = dayOf(eraseAt, config.timezone)
  const mails = (await listNoticeRecipients(tx, game.id)).map((recipient): OutgoingMail => {
    const values = { name: displayName(recipient), game: game.name, date }
    return {
      template: 'erasure',
      values,
      recipient,
      language: knownLanguage(recipient.language),
      countedAs: `erasure:${game.id}`,
    }
  })
  await queueMails(tx, mails, now())
}
