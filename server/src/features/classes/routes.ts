import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/http/http.ts'
import { preferredLanguage } from '../../platform/http/language.ts'
import { requireGame, requireGameAdministration } from '../games/policy.ts'
import { presentOneGame } from '../games/present.ts'
import { withPasswordRule } from '../users/password-rule.ts'
import { presentUsers } from '../users/present.ts'
import { prepareClass } from './service.ts'

export function registerClassRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context

  mount(app, 'prepareClass', async ({ caller, readBody, request }) => {
    const body = readBody()
    if (body.game) await requireGameAdministration(db, caller, await requireGame(db, body.game))
    const language = preferredLanguage(request.headers['accept-language'])
    const made = await prepareClass(withPasswordRule(context, request), { caller, language }, body)
    return {
      game: await presentOneGame(db, caller, await requireGame(db, made.gameId)),
      users: await presentUsers(db, made.users),
      known: await presentUsers(db, made.known),
      passwords: made.passwords,
    }
  })
}
