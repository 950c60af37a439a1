import type { GameEvent } from '@trimestre/contract/games'
import { GameOfBody } from '@trimestre/contract/schedule'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { type Caller, mount } from '../../platform/http/http.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import { findEvent } from '../events/repo.ts'
import { requireGame, requireGameAccess, requireGameAdministration } from '../games/policy.ts'
import {
  associateEvent,
  associateEvents,
  dissociateEvent,
  eventsOfGames,
  findGameEvent,
  presentGameEvent,
} from './service.ts'

export function registerGameEventRoutes(app: FastifyInstance, { db }: Context): void {
  /** Lists the events of a game; players get only those announced to them. */
  async function listFor(caller: Caller, gameId: number): Promise<GameEvent[]> {
    const game = await requireGame(db, gameId)
    await requireGameAccess(db, caller, game)
    const rows = await eventsOfGames(db, [game.id], caller.role === 'ROLE_USER')
    return rows.map(presentGameEvent)
  }

  mount(app, 'listGameEvents', ({ caller, params }) => listFor(caller, params.gameId))

  mount(app, 'listEventGames', ({ caller, readQuery }) => listFor(caller, readQuery().game))

  mount(app, 'associateEvent', async ({ caller, readAhead, readBody }) => {
    const game = await requireGame(db, readAhead(GameOfBody).game)
    await requireGameAdministration(db, caller, game)
    const wanted = readBody()
    if ((await findEvent(db, wanted.event)) === undefined) throw invalid([violation('event', 'reference')])
    return presentGameEvent(await associateEvent(db, wanted))
  })

  mount(app, 'associateEvents', async ({ caller, params, readBody }) => {
    const game = await requireGame(db, params.id)
    await requireGameAdministration(db, caller, game)
    return (await associateEvents(db, game.id, readBody().events)).map(presentGameEvent)
  })

  mount(app, 'dissociateEvent', async ({ caller, params }) => {
    const row = await findGameEvent(db, params.id)
    if (row === undefined) throw new Refusal('request/not-found')
    await requireGameAdministration(db, caller, await requireGame(db, row.gameEvent.gameId))
    await dissociateEvent(db, row)
    return undefined
  })
}
