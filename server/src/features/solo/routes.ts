import { passedMessage } from '@trimestre/contract/games'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { attemptsOf } from '../attempts/attempts.ts'
import { requireGame } from '../games/policy.ts'
import { presentOneGame } from '../games/present.ts'
import { arrivalOf, presentPass } from '../rounds/present-pass.ts'
import type { PassService } from '../rounds/service.ts'
import { requireOwnSolo, requireSoloAccess } from './policy.ts'
import { deleteFreeGame, refuseOver, restartSolo, startFreeGame } from './service.ts'

/** Registers the games that one player plays against computers, and passes alone. */
export function registerSoloRoutes(app: FastifyInstance, context: Context, passes: PassService): void {
  const { db, config } = context

  mount(app, 'startSolo', async ({ caller, readBody }) => {
    if (!config.soloGames) throw new Refusal('solo/closed')
    return presentOneGame(db, caller, await startFreeGame(context, caller.id, readBody()))
  })

  mount(app, 'passSolo', async ({ caller, params, readQuery, readBody, reply }) => {
    const game = await requireOwnSolo(db, caller, params.id)
    const { expected } = readQuery()
    readBody()
    await refuseOver(context, game)
    const click = { gameId: game.id, expected, arrivedAt: arrivalOf(reply) }
    const outcome = await passes.pass({ ...click, opensNext: true })
    return { message: passedMessage, ...presentPass(game.id, outcome) }
  })

  mount(app, 'restartSolo', async ({ caller, params }) => {
    const game = await requireOwnSolo(db, caller, params.id)
    await restartSolo(context, passes, game)
    return presentOneGame(db, caller, await requireGame(db, game.id))
  })

  mount(app, 'deleteSolo', async ({ caller, params }) => {
    await deleteFreeGame(context, await requireOwnSolo(db, caller, params.id))
    return undefined
  })

  mount(app, 'listSoloAttempts', async ({ caller, params }) => {
    const game = await requireSoloAccess(db, caller, params.id)
    return attemptsOf(db, game.id)
  })
}
