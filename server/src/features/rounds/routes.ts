import { type PassQuery, passedMessage } from '@trimestre/contract/games'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type * as z from 'zod'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { whileListening } from '../../platform/process/background-work.ts'
import { requireGame, requireGameAccess, requireGameAdministration } from '../games/policy.ts'
import { registerRoundActRoutes } from './act-routes.ts'
import { audienceOf, presentRound } from './present.ts'
import { arrivalOf, presentPass } from './present-pass.ts'
import { findLastRound, findRound } from './repo.ts'
import { createScheduler } from './scheduler.ts'
import { createPassService, type PassService } from './service.ts'

const warmUpDelayMs = 3_000

/** Returns the service that passes quarters, for features that compute quarters too. */
export function registerRoundRoutes(app: FastifyInstance, context: Context): PassService {
  const { db } = context
  const passes = createPassService(context)
  const scheduler = createScheduler(context, passes)
  app.decorate('scheduler', scheduler)
  whileListening(app, context, 'schedule', () => scheduler.start())
  // The worker is not started immediately: a server that has just started serves its first visitors first.
  whileListening(app, context, 'warm-up', () => {
    setTimeout(() => passes.warmUp(), warmUpDelayMs).unref()
  })
  app.addHook('onClose', async () => {
    await scheduler.stop()
    await passes.close()
  })

  const readClick = ({ expected, dropped }: z.output<typeof PassQuery>, reply: FastifyReply) => ({
    expected,
    dropped: dropped === undefined ? undefined : { at: new Date(dropped), now: context.now() },
    arrivedAt: arrivalOf(reply),
  })

  mount(app, 'passRound', async ({ caller, params, readQuery, readBody, reply }) => {
    const game = await requireGame(db, params.gameId)
    await requireGameAdministration(db, caller, game)
    readBody()
    const click = { gameId: game.id, ...readClick(readQuery(), reply) }
    return presentPass(game.id, await passes.pass({ ...click, opensNext: false }))
  })

  mount(app, 'passAndOpenRound', async ({ caller, params, readQuery, readBody, reply }) => {
    const game = await requireGame(db, params.gameId)
    await requireGameAdministration(db, caller, game)
    readBody()
    const click = { gameId: game.id, ...readClick(readQuery(), reply) }
    const outcome = await passes.pass({ ...click, opensNext: true })
    return { message: passedMessage, ...presentPass(game.id, outcome) }
  })

  registerRoundActRoutes(app, context, passes)

  mount(app, 'getActiveRound', async ({ caller, params }) => {
    const game = await requireGame(db, params.gameId)
    await requireGameAccess(db, caller, game)
    const round = await findLastRound(db, game.id)
    if (round === undefined) throw new Refusal('request/not-found')
    return presentRound(round, audienceOf(caller))
  })

  mount(app, 'getRound', async ({ caller, params }) => {
    const round = await findRound(db, params.id)
    if (round === undefined || round.state === 'superseded') throw new Refusal('request/not-found')
    await requireGameAccess(db, caller, await requireGame(db, round.gameId))
    return presentRound(round, audienceOf(caller))
  })
  return passes
}
