import type { EventChange } from '@trimestre/contract/catalogue'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { presentEvent } from '../catalogue/service.ts'
import { effectsOfImpact, refuseUnusableEffects } from './effects.ts'
import {
  deleteEvent,
  type EventRow,
  findEvent,
  insertEvent,
  isInAGame,
  listEvents,
  type NewEventRow,
  updateEvent,
} from './repo.ts'
import { isTax, isTaxName } from './tax.ts'

export function registerEventRoutes(app: FastifyInstance, { db }: Context): void {
  mount(app, 'listEvents', async () => (await listEvents(db)).map(presentEvent))

  mount(app, 'createEvent', async ({ readBody }) => {
    const body = readBody()
    const fields = { ...readFields(body, null), name: body.name }
    return presentEvent(await db.transaction(tx => insertEvent(tx, fields)))
  })

  mount(app, 'updateEvent', async ({ params, readBody }) => {
    const event = found(await findEvent(db, params.id))
    const fields = readFields(readBody(), event.impact)
    const isRenamed = fields.name !== undefined && !isTaxName(fields.name)
    if (isTax(event) && isRenamed) throw new Refusal('events/tax-name')
    return presentEvent(found(await db.transaction(tx => updateEvent(tx, event.id, fields))))
  })

  mount(app, 'deleteEvent', async ({ params }) => {
    const event = found(await findEvent(db, params.id))
    if (isTax(event)) throw new Refusal('events/tax')
    if (await isInAGame(db, event.id)) throw new Refusal('events/in-use')
    await db.transaction(tx => deleteEvent(tx, event.id))
    return undefined
  })
}

/**
 * Reads only the fields that the body names; null empties a field. A new impact in percent becomes the event's only
 * effect, unless the body gives the effects; the same impact sent back leaves them unchanged.
 */
function readFields(body: EventChange, impactBefore: string | number | null): Partial<NewEventRow> {
  const { name, impact, eventDate } = body
  const description = body.description === null ? '' : body.description
  const isNewImpact = impact !== undefined && impact !== impactBefore
  const effects = body.effects ?? (isNewImpact ? effectsOfImpact(impact) : undefined)
  if (effects) refuseUnusableEffects(effects)
  const given = { name, description, impact, eventDate, effects }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

function found(event: EventRow | undefined): EventRow {
  if (event === undefined) throw new Refusal('request/not-found')
  return event
}
