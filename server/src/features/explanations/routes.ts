import { formulas } from '@trimestre/engine'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/http.ts'
import { requireCompany, requireCompanySight } from '../companies/policy.ts'
import { requireGame } from '../games/policy.ts'
import { human, presentExplanation } from './present.ts'
import { levelFor, openExplanation, readingFor, requireFigure } from './service.ts'

export function registerExplanationRoutes(app: FastifyInstance, { db }: Context): void {
  mount(app, 'listExplanations', async ({ caller, params, readQuery }) => {
    const company = await requireCompany(db, params.id)
    await requireCompanySight(db, caller, company)
    const game = await requireGame(db, company.gameId)
    const { roundNb, quarter, explanation } = await openExplanation(db, company, readQuery().round)
    return {
      round: roundNb,
      quarter,
      level: levelFor(caller, game),
      figures: [...formulas].map(([figure, { key }]) => ({
        figure,
        ...human(explanation.figures[figure] ?? 0, explanation.unitOf(figure)),
        formula: key,
      })),
    }
  })

  mount(app, 'getExplanation', async ({ caller, params, readQuery }) => {
    const company = await requireCompany(db, params.id)
    await requireCompanySight(db, caller, company)
    const game = await requireGame(db, company.gameId)
    const figure = requireFigure(params.figure)
    const { roundNb, quarter, explanation } = await openExplanation(db, company, readQuery().round)
    const reading = await readingFor(db, caller, game, quarter)
    return {
      round: roundNb,
      quarter,
      level: reading.level,
      ...presentExplanation(explanation.explain(figure), reading),
    }
  })
}
