import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/http/http.ts'
import { languageOf } from '../../platform/http/language.ts'
import { requireGame, requireGameAdministration } from '../games/policy.ts'
import { presentOneGame } from '../games/present.ts'
import { planLanguage, presentGamePlan, presentPlans } from './present.ts'
import { applyPlan, movePlan, planOfGame, previewPlan } from './service.ts'

export function registerPlanRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context
  const { timezone } = context.config

  mount(app, 'listSessionPlans', async ({ readQuery, request }) =>
    presentPlans(planLanguage(request, readQuery().lang)),
  )

  mount(app, 'applyPlan', async ({ caller, params, readBody, request }) => {
    const game = await requireGame(db, params.id)
    await requireGameAdministration(db, caller, game)
    const choice = readBody()
    const language = languageOf(request)
    const isDry = choice.dryRun === true
    const changes = isDry
      ? await previewPlan(context, game, choice, language)
      : await applyPlan(context, game.id, choice, language)
    const after = await requireGame(db, game.id)
    return { changes, game: await presentOneGame(db, caller, after), applied: !isDry }
  })

  mount(app, 'getPlan', async ({ caller, params, readQuery, request }) => {
    const game = await requireGame(db, params.id)
    await requireGameAdministration(db, caller, game)
    const language = planLanguage(request, readQuery().lang)
    return presentGamePlan(await planOfGame(db, game.id), language, timezone)
  })

  mount(app, 'setPlanStep', async ({ caller, params, readQuery, readBody, request }) => {
    const game = await requireGame(db, params.id)
    await requireGameAdministration(db, caller, game)
    const language = planLanguage(request, readQuery().lang)
    await movePlan(context, game.id, readBody().step)
    return presentGamePlan(await planOfGame(db, game.id), language, timezone)
  })
}
