import type { DebriefQuery } from '@trimestre/contract/debrief'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/http/http.ts'
import { preferredLanguage } from '../../platform/http/language.ts'
import { requireCompany, requireCompanyAccess, requireDecider } from '../companies/policy.ts'
import { requireGame, requireGameAdministration } from '../games/policy.ts'
import { requireOpenDebrief } from './policy.ts'
import { answerConsent, type DebriefRequest, debriefsOf, saveNote } from './service.ts'

export function registerDebriefRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context
  const debriefs = debriefsOf(db)

  mount(app, 'getGameDebrief', async ({ caller, params, readQuery, request }) => {
    const game = await requireGame(db, params.id)
    await requireGameAdministration(db, caller, game)
    return debriefs.debriefResponse(game, readRequest(readQuery(), request), null)
  })

  mount(app, 'getCompanyDebrief', async ({ caller, params, readQuery, request }) => {
    const company = await requireCompany(db, params.id)
    await requireCompanyAccess(db, caller, company)
    const game = await requireGame(db, company.gameId)
    requireOpenDebrief(caller, game)
    return debriefs.debriefResponse(game, readRequest(readQuery(), request), company.id)
  })

  mount(app, 'getGameReplay', async ({ caller, params, readQuery }) => {
    const game = await requireGame(db, params.id)
    await requireGameAdministration(db, caller, game)
    return debriefs.replayResponse(game, readQuery().names === '1', null)
  })

  mount(app, 'getCompanyReplay', async ({ caller, params, readQuery }) => {
    const company = await requireCompany(db, params.id)
    await requireCompanyAccess(db, caller, company)
    const game = await requireGame(db, company.gameId)
    requireOpenDebrief(caller, game)
    return debriefs.replayResponse(game, readQuery().names === '1', company.id)
  })

  mount(app, 'writeDebriefNote', async ({ caller, params, readBody }) => {
    const game = await requireGame(db, params.id)
    await requireGameAdministration(db, caller, game)
    return saveNote(context, game.id, readBody(), caller.id)
  })

  mount(app, 'setDebriefConsent', async ({ caller, params, readBody }) => {
    const company = await requireCompany(db, params.id)
    const { userId } = requireDecider(company, caller.id)
    await requireGame(db, company.gameId)
    return answerConsent(context, company, { userId, isGiven: readBody().given })
  })
}

const readRequest = (
  { round, scope = 'round', names, ranking, lang }: z.output<typeof DebriefQuery>,
  { headers }: FastifyRequest,
): DebriefRequest => ({
  round,
  scope,
  isNamed: names === '1',
  hasRanking: ranking === '1',
  language: preferredLanguage(lang ?? headers['accept-language']),
})
