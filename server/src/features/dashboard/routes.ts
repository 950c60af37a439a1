import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/http.ts'
import { requireCompany, requireCompanySight } from '../companies/policy.ts'
import { listCompanies } from '../companies/service.ts'
import { requireGame } from '../games/policy.ts'
import { findMarket, listOfCompany, listRanking } from '../results/service.ts'
import { roundsOfGame } from '../rounds/rounds-of-game.ts'
import { presentDashboard } from './present.ts'
import { findProductName } from './repo.ts'

export function registerDashboardRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context

  mount(app, 'getDashboard', async ({ caller, params }) => {
    const company = await requireCompany(db, params.id)
    await requireCompanySight(db, caller, company)
    const game = await requireGame(db, company.gameId)
    const rounds = await roundsOfGame(db, game.id)
    const shown = rounds.at(-2)
    return presentDashboard({
      game,
      productName: game.productId === null ? null : await findProductName(db, game.productId),
      company,
      roundCount: rounds.length,
      isOpening: shown === undefined || shown.roundNb === 1,
      companies: await listCompanies(db, game.id),
      shownRoundId: shown?.id,
      ranked: shown === undefined ? [] : await listRanking(db, shown.id),
      meanPrice: shown === undefined ? 0 : (await findMarket(db, shown.id)).meanPrice,
      ownResults: await listOfCompany(db, company.id),
    })
  })
}
