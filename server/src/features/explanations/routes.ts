import { formulas, unitOfFigure } from '@trimestre/engine'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/http/http.ts'
import { requireCompany, requireCompanyAccess } from '../companies/policy.ts'
import { requireGame } from '../games/policy.ts'
import { audienceOf } from '../rounds/present.ts'
import { quarterOfRound } from '../rounds/progress.ts'
import { human, presentExplanation } from './present.ts'
import {
  accessFor,
  earlierEngine,
  explainFigure,
  figureHistory,
  levelFor,
  publishedFigures,
  rankingOf,
  requireFigure,
  requireStoredQuarters,
} from './service.ts'

export function registerExplanationRoutes(app: FastifyInstance, { db }: Context): void {
  mount(app, 'listExplanations', async ({ caller, params, readQuery }) => {
    const company = await requireCompany(db, params.id)
    await requireCompanyAccess(db, caller, company)
    const game = await requireGame(db, company.gameId)
    const kept = await requireStoredQuarters(db, company, readQuery().round, audienceOf(caller))
    const figures = publishedFigures(kept)
    return {
      round: kept.now.roundNb,
      quarter: quarterOfRound(kept.now.roundNb),
      level: levelFor(caller, game),
      figures: [...formulas].map(([figure, { key }]) => ({
        figure,
        ...human(figures[figure] ?? 0, unitOfFigure(figure)),
        formula: key,
      })),
    }
  })

  mount(app, 'getExplanation', async ({ caller, params, readQuery }) => {
    const company = await requireCompany(db, params.id)
    await requireCompanyAccess(db, caller, company)
    const game = await requireGame(db, company.gameId)
    const figure = requireFigure(params.figure)
    const kept = await requireStoredQuarters(db, company, readQuery().round, audienceOf(caller))
    const quarter = quarterOfRound(kept.now.roundNb)
    const reading = await accessFor(db, caller, game, quarter)
    return {
      round: kept.now.roundNb,
      quarter,
      level: reading.level,
      earlierEngine: earlierEngine(kept),
      ranking:
        figure === 'result.classement' && reading.level !== 'figures'
          ? await rankingOf(db, company, kept)
          : null,
      ...presentExplanation(await explainFigure(db, company, kept, figure), reading),
    }
  })

  mount(app, 'getFigureHistory', async ({ caller, params, readQuery }) => {
    const company = await requireCompany(db, params.id)
    await requireCompanyAccess(db, caller, company)
    const figure = requireFigure(params.figure)
    const kept = await requireStoredQuarters(db, company, readQuery().round, audienceOf(caller))
    const unit = unitOfFigure(figure)
    const history = await figureHistory(db, company, figure, kept)
    return {
      figure,
      unit: human(0, unit).unit,
      quarters: history.map(({ roundNb, value }) => ({
        round: roundNb,
        quarter: quarterOfRound(roundNb),
        value: human(value, unit).value,
      })),
    }
  })
}
